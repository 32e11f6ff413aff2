import { __ } from '@wordpress/i18n';
import { isRecord } from '../lib/is-record';
import { get } from './client';
import type { GetOptions } from './client';
import { ApiFailure } from './errors';
import { readFields, readList, readNumber, readString } from './shape';
import type { Reader } from './shape';

export type StatsRange = 'day' | 'week' | 'month';

export interface StatsPeriod {
	/** The first day in the site's time zone: `2026-11-20`. */
	readonly day: string;
	readonly views: number;
	/** Null if not counted: local statistics have no visitors. */
	readonly visitors: number | null;
}

/** Oldest first, without gaps; the current period is last. */
export type StatsSeries = readonly StatsPeriod[];

/** Totals since counting began; 0 for what was never counted. */
export interface StatsSummary {
	readonly views: number;
	readonly viewsToday: number;
	/** Same format as StatsPeriod's day; '' before the first view. */
	readonly bestDay: string;
	readonly bestDayViews: number;
	readonly comments: number;
	readonly posts: number;
}

/** The data returned without asking for a specific range. */
export interface StatsReport {
	readonly summary: StatsSummary;
	readonly days: StatsSeries;
}

const ROUTE = '/jetpack/v4/module/stats/data';

/** Missing values count as 0. PHP encodes an empty map as `[]`. */
const readCount: Reader< number > = ( value, at ) =>
	value === undefined || value === null || value === false || value === ''
		? 0
		: readNumber( value, at );

const readText: Reader< string > = ( value, at ) =>
	value === undefined || value === null || value === false
		? ''
		: readString( value, at );

const readTotals = readFields< {
	views: number;
	views_today: number;
	views_best_day: string;
	views_best_day_total: number;
	comments: number;
	posts: number;
} >( {
	views: readCount,
	views_today: readCount,
	views_best_day: readText,
	views_best_day_total: readCount,
	comments: readCount,
	posts: readCount,
} );

const readColumns = readList( readString );

/** Rows of values; `fields` names the columns. */
export const readStatsSeries: Reader< StatsSeries > = ( wire, at = 'body' ) => {
	refuseErrors( wire );
	if ( isEmptyMap( wire ) ) {
		return [];
	}
	const { fields, data } = readFields< {
		fields: readonly string[];
		data: readonly ( readonly unknown[] )[];
	} >( {
		fields: ( value, where ) =>
			readColumns( value ?? [ 'period', 'views' ], where ),
		data: readList( readList( ( value ) => value ) ),
	} )( wire, at );
	const [ day, views, visitors ] = [ 'period', 'views', 'visitors' ].map(
		( name ) => fields.indexOf( name )
	);
	return data.map( ( row, index ) => {
		const where = `${ at }.data[${ index }]`;
		return {
			day: readDay( row[ day ?? 0 ], where ),
			views: readNumber( row[ views ?? 1 ], where ),
			visitors:
				visitors === undefined || visitors < 0
					? null
					: readNumber( row[ visitors ], where ),
		};
	} );
};

const YEAR_AND_MONTH = /^\d{4}-\d{2}$/;

/**
 * Weeks have the format `2026W11W16`; some servers send months without a day.
 */
function readDay( value: unknown, at: string ): string {
	const day = readString( value, at ).replaceAll( 'W', '-' );
	return YEAR_AND_MONTH.test( day ) ? `${ day }-01` : day;
}

function isEmptyMap( wire: unknown ): boolean {
	return Array.isArray( wire ) && wire.length === 0;
}

/** Servers report failures with status 200 and `{ errors }`. */
function refuseErrors( wire: unknown ): void {
	const errors = isRecord( wire ) ? wire.errors : undefined;
	if ( ! isRecord( errors ) || Object.keys( errors ).length === 0 ) {
		return;
	}
	const [ code = '' ] = Object.keys( errors );
	const messages = errors[ code ];
	const message: unknown = Array.isArray( messages ) ? messages[ 0 ] : '';
	throw new ApiFailure( {
		name: 'ApiError',
		message:
			typeof message === 'string' && message
				? message
				: __(
						'The statistics could not be read.',
						'jetpack-dashboard'
				  ),
		code,
		response: wire,
	} );
}

/**
 * Reads the response for the range `day`. Throws ApiFailure, also for `{ errors
 * }`.
 */
export const readStatsReport: Reader< StatsReport > = ( wire, at = 'body' ) => {
	const { general, day } = readFields< { general: unknown; day: unknown } >( {
		general: ( value ) => value,
		day: ( value ) => value,
	} )( wire, at );
	refuseErrors( general );
	const { stats } = readFields< { stats: unknown } >( {
		stats: ( value ) => ( isEmptyMap( value ) ? {} : value ),
	} )( general, `${ at }.general` );
	const totals = readTotals( stats, `${ at }.general.stats` );
	return {
		summary: {
			views: totals.views,
			viewsToday: totals.views_today,
			bestDay: totals.views_best_day,
			bestDayViews: totals.views_best_day_total,
			comments: totals.comments,
			posts: totals.posts,
		},
		days: readStatsSeries( day, `${ at }.day` ),
	};
};

/** Fetches weeks or months; days are part of the report. Throws ApiFailure. */
export async function fetchStatsSeries(
	range: Exclude< StatsRange, 'day' >,
	options?: GetOptions
): Promise< StatsSeries > {
	const response = await get( ROUTE, { ...options, query: { range } } );
	const series = isRecord( response ) ? response[ range ] : undefined;
	return readStatsSeries( series, range );
}
