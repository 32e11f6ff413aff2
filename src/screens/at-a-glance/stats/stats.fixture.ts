import type { InitialState } from '../../../api/initial-state';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { SentRequest } from '../../../api/network.fixture';
import { makeModule } from '../../../api/page-data.fixture';

const SERIES = { fields: [ 'period', 'views' ] };

/** Sample stats response, in PHP's format. */
export const STATS_BODY = {
	general: {
		stats: {
			views: 94210,
			views_today: 1284,
			views_best_day: '2026-04-02',
			views_best_day_total: 3910,
			comments: 212,
			posts: 27,
		},
	},
	day: {
		...SERIES,
		unit: 'day',
		data: [
			[ '2026-11-20', 183 ],
			[ '2026-11-21', 1284 ],
		],
	},
};

export const EMPTY_STATS_BODY = {
	general: { stats: [] },
	day: { ...SERIES, unit: 'day', data: [ [ '2026-11-21', 0 ] ] },
};

export const WEEK_BODY = {
	week: { ...SERIES, unit: 'week', data: [ [ '2026W11W16', 2050 ] ] },
};

const MONTH_BODY = {
	month: { ...SERIES, unit: 'month', data: [ [ '2026-11-01', 7040 ] ] },
};

/** Initial state of a site with the module active or inactive. */
export function withStats(
	module: Readonly< Record< string, unknown > > = {},
	fields: Partial< InitialState > = {}
): Partial< InitialState > {
	return {
		getModules: {
			stats: makeModule( 'stats', {
				name: 'Site stats',
				activated: true,
				...module,
			} ),
		},
		...fields,
	};
}

interface Answers {
	/** Response of `GET dashboard` for the part `stats`. */
	readonly dashboard?: unknown;
	/** Response of `module/stats/data`; `nth` is 1-based. */
	readonly range?: ( range: string | null, nth: number ) => Response;
	/** Response to all writes. */
	readonly write?: () => Response | Promise< Response >;
}

/**
 * A fake server that responds to stats requests, with minimal responses for
 * everything else.
 */
export function fakeStatsSite( responses: Answers = {} ): SentRequest[] {
	let nth = 0;
	return mockNetwork( ( { method, url } ) => {
		if ( method === 'POST' ) {
			return responses.write?.() ?? json( { code: 'success' } );
		}
		if ( url.pathname.endsWith( '/dashboard' ) ) {
			return json( { stats: responses.dashboard ?? STATS_BODY } );
		}
		if ( url.pathname.endsWith( '/module/stats/data' ) ) {
			const range = url.searchParams.get( 'range' );
			nth += 1;
			return (
				responses.range?.( range, nth ) ??
				json( range === 'week' ? WEEK_BODY : MONTH_BODY )
			);
		}
		return json( { stats: true } );
	} );
}
