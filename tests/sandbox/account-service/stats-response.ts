const DAY_MS = 86_400_000;

/** Number of periods in a range, including the current one. */
const LENGTHS: Record< string, number > = { day: 30, week: 14, month: 12 };

/** The first day of the period that many periods before the current one. */
function periodStart( range: string, ago: number, now: number ): Date {
	const date = new Date( now );
	if ( range === 'month' ) {
		return new Date(
			Date.UTC( date.getUTCFullYear(), date.getUTCMonth() - ago, 1 )
		);
	}
	const sinceMonday = ( date.getUTCDay() + 6 ) % 7;
	const days = range === 'week' ? sinceMonday + ago * 7 : ago;
	return new Date( now - days * DAY_MS );
}

function series( range: string, perPeriod: number, now: number ) {
	const separator = range === 'week' ? 'W' : '-';
	const length = LENGTHS[ range ] ?? 0;
	return {
		unit: range,
		fields: [ 'period', 'views' ],
		data: Array.from( { length }, ( _item, index ) => [
			periodStart( range, length - 1 - index, now )
				.toISOString()
				.slice( 0, 10 )
				.replaceAll( '-', separator ),
			perPeriod,
		] ),
	};
}

/**
 * A site's statistics in the format of module/stats/data: every period has the
 * same number of views.
 */
export function statsResponse(
	range: string,
	{ views }: { views: number },
	now = Date.now()
): Record< string, unknown > {
	const counted = series( range, views, now );
	if ( range !== 'day' ) {
		return { [ range ]: counted };
	}
	const today = counted.data.at( -1 )?.[ 0 ];
	return {
		general: {
			date: today,
			stats: {
				views: views * counted.data.length,
				views_today: views,
				views_yesterday: views,
				views_best_day: today,
				views_best_day_total: views,
			},
			visits: counted,
		},
		day: counted,
	};
}
