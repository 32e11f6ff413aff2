import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { Disclosure } from '../../../components/light/disclosure';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getStatsRange } from '../../../state/site/stats/selectors';
import {
	chooseStatsRange,
	fetchStatsSeries,
} from '../../../state/site/stats/thunks';
import type { StatsSummary } from '../../../state/site/stats/types';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../part-status';
import { focusCardTitle } from '../take-focus-over';
import { RangeTabs } from './range-tabs';
import { StatsFrame } from './stats-frame';
import { StatsPanel } from './stats-panel';
import { StatsSummaryList } from './stats-summary';
import { StatsTable } from './stats-table';
import type { SeriesState } from './stats-view';
import './stats-overview.scss';

export { preloadChart } from './stats-panel';

interface StatsOverviewProps {
	readonly card: CardIdentity;
	readonly summary: StatsSummary;
	readonly series: SeriesState;
}

/** The chart with its tabs, the summary, and the numbers as a table. */
export function StatsOverview( { card, summary, series }: StatsOverviewProps ) {
	const dispatch = useAppDispatch();
	const range = useAppSelector( getStatsRange );
	const panelId = useId();

	function tryAgain( { currentTarget }: MouseEvent ) {
		// The button goes when it has helped.
		focusCardTitle( currentTarget );
		if ( range !== 'day' ) {
			void dispatch( fetchStatsSeries( { range, isRefresh: true } ) );
		}
	}

	return (
		<StatsFrame
			card={ card }
			tabs={
				<RangeTabs
					range={ range }
					onChoose={ ( chosen ) =>
						void dispatch( chooseStatsRange( chosen ) )
					}
					panelId={ panelId }
				/>
			}
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
				{ series.kind === 'failed' && series.reason }
			</Disclosure>
			<PartStatus part="stats" />
		</StatsFrame>
	);
}
