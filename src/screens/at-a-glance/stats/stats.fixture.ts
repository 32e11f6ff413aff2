import type { InitialState } from '../../../api/initial-state';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { SentRequest } from '../../../api/network.fixture';
import { makeModule } from '../../../api/page-data.fixture';

const SERIES = { fields: [ 'period', 'views' ] };

/** For tests: what the site answers of its statistics, as PHP does. */
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

/** A page of a site that has the module, on or off. */
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
	/** Of `GET dashboard`, for the part `stats`. */
	readonly dashboard?: unknown;
	/** Of `module/stats/data`; `nth` counts from 1. */
	readonly range?: ( range: string | null, nth: number ) => Response;
	/** Of whatever is written. */
	readonly write?: () => Response | Promise< Response >;
}

/** A site that answers its statistics, and nothing else of note. */
export function fakeStatsSite( answers: Answers = {} ): SentRequest[] {
	let nth = 0;
	return mockNetwork( ( { method, url } ) => {
		if ( method === 'POST' ) {
			return answers.write?.() ?? json( { code: 'success' } );
		}
		if ( url.pathname.endsWith( '/dashboard' ) ) {
			return json( { stats: answers.dashboard ?? STATS_BODY } );
		}
		if ( url.pathname.endsWith( '/module/stats/data' ) ) {
			const range = url.searchParams.get( 'range' );
			nth += 1;
			return (
				answers.range?.( range, nth ) ??
				json( range === 'week' ? WEEK_BODY : MONTH_BODY )
			);
		}
		return json( { stats: true } );
	} );
}
