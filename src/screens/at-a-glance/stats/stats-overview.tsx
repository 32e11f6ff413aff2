import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Disclosure } from '../../../components/light/disclosure';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getStatsRange } from '../../../state/site/stats/selectors';
import {
	setStatsRange,
	fetchStatsSeries,
} from '../../../state/site/stats/thunks';
import type { StatsRange, StatsSummary } from '../../../state/site/stats/types';
import { PartStatus } from '../../shared/part-status';
import { focusCardTitle } from '../../shared/restore-focus';
import { RangeTabs } from './range-tabs';
import { StatsLayout } from './stats-frame';
import { StatsPanel } from './stats-panel';
import { StatsSummaryList } from './stats-summary';
import { StatsTable } from './stats-table';
import type { SeriesState } from './stats-view';
import './stats-overview.scss';

export { preloadChart } from './stats-panel';

interface StatsTabsProps {
	/** ID of the tab panel. */
	readonly panelId: string;
}

export function StatsTabs( { panelId }: StatsTabsProps ) {
	const dispatch = useAppDispatch();
	return (
		<RangeTabs
			range={ useAppSelector( getStatsRange ) }
			onChoose={ ( range ) => void dispatch( setStatsRange( range ) ) }
			panelId={ panelId }
		/>
	);
}

interface StatsOverviewProps extends StatsTabsProps {
	readonly summary: StatsSummary;
	readonly range: StatsRange;
	readonly series: SeriesState;
}

/** The chart, the summary, and a table of the numbers. */
export function StatsOverview( {
	panelId,
	summary,
	range,
	series,
}: StatsOverviewProps ) {
	const dispatch = useAppDispatch();

	function tryAgain( { currentTarget }: MouseEvent ) {
		// The button unmounts on success.
		focusCardTitle( currentTarget );
		if ( range !== 'day' ) {
			void dispatch( fetchStatsSeries( { range, isRefresh: true } ) );
		}
	}

	return (
		<StatsLayout
			panel={
				<StatsPanel
					id={ panelId }
					range={ range }
					series={ series }
					onRetry={ tryAgain }
				/>
			}
			summary={ <StatsSummaryList summary={ summary } /> }
		>
			<Disclosure
				summary={ __( 'Show as a table', 'jetpack-dashboard' ) }
			>
				{ series.kind === 'ready' && (
					<StatsTable range={ range } series={ series.series } />
				) }
				{ series.kind === 'loading' &&
					__( 'Loading…', 'jetpack-dashboard' ) }
				{ series.kind === 'failed' &&
					__( 'No data to show.', 'jetpack-dashboard' ) }
			</Disclosure>
			<PartStatus part="stats" />
		</StatsLayout>
	);
}
