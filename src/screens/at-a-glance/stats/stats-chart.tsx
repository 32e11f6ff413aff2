import { __ } from '@wordpress/i18n';
import type { StatsPeriod, StatsRange, StatsSeries } from '../../../api/stats';
import { BarChart } from '../../../components/rich/bar-chart/bar-chart';
import { getPageLanguage } from '../../../lib/wp-admin';
import { toChartBars } from './stats-bars';
import type { BarDetails } from './stats-bars';

interface StatsChartProps {
	readonly range: StatsRange;
	readonly series: StatsSeries;
	/** Returns the link of a period's bar, and how the bar is marked. */
	readonly describe: ( period: StatsPeriod, index: number ) => BarDetails;
}

/** Bar chart of views by period; each bar links to the period's details. */
export function StatsChart( { range, series, describe }: StatsChartProps ) {
	const language = getPageLanguage();
	return (
		<BarChart
			bars={ toChartBars( series, range, describe, language ) }
			name={ chartName( range ) }
			language={ language }
		/>
	);
}

function chartName( range: StatsRange ): string {
	switch ( range ) {
		case 'day':
			return __(
				'Views by day. Use the arrow keys to move between days.',
				'jetpack-dashboard'
			);
		case 'week':
			return __(
				'Views by week. Use the arrow keys to move between weeks.',
				'jetpack-dashboard'
			);
		case 'month':
			return __(
				'Views by month. Use the arrow keys to move between months.',
				'jetpack-dashboard'
			);
	}
}
