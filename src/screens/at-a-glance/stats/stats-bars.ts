import { __, sprintf } from '@wordpress/i18n';
import type { StatsPeriod, StatsRange, StatsSeries } from '../../../api/stats';
import type { ChartBar } from '../../../components/rich/bar-chart/chart-bar';
import { formatPeriod, formatPeriodShort } from './period-labels';

export interface BarDetails {
	readonly link: string;
	/** Replaces the period's name. */
	readonly title?: string | undefined;
	readonly mark?: ChartBar[ 'mark' ];
}

/**
 * @param describe Returns the details of a period's bar.
 * @param language For `Intl`; undefined uses the browser's language.
 */
export function toChartBars(
	series: StatsSeries,
	range: StatsRange,
	describe: ( period: StatsPeriod, index: number ) => BarDetails,
	language: string | undefined
): readonly ChartBar[] {
	const numbers = new Intl.NumberFormat( language );
	return series.map( ( period, index ) => {
		const { link, title, mark } = describe( period, index );
		return {
			id: period.day,
			label: formatPeriodShort( period.day, range, language ),
			value: period.views,
			nestedValue: period.visitors,
			link,
			mark,
			tooltip: [
				title ?? formatPeriod( period.day, range, language ),
				viewsLine( numbers.format( period.views ) ),
				...( period.visitors === null
					? []
					: [ visitorsLine( numbers.format( period.visitors ) ) ] ),
			],
		};
	} );
}

function viewsLine( count: string ): string {
	return sprintf(
		/* translators: %s: a number of views */
		__( 'Views: %s', 'jetpack-dashboard' ),
		count
	);
}

function visitorsLine( count: string ): string {
	return sprintf(
		/* translators: %s: a number of visitors */
		__( 'Visitors: %s', 'jetpack-dashboard' ),
		count
	);
}
