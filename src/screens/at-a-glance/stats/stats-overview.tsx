import { __ } from '@wordpress/i18n';
import { useId, useRef } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
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
import { RangeTabs, rangeTabId } from './range-tabs';
import { StatsPanel } from './stats-panel';
import { StatsSummaryList } from './stats-summary';
import { StatsTable } from './stats-table';
import type { SeriesState } from './stats-view';

interface StatsOverviewProps {
	readonly card: CardIdentity;
	/** Null while it loads: everything has its place already. */
	readonly summary: StatsSummary | null;
	readonly series: SeriesState;
}

/** The chart with its tabs, the summary, and the numbers as a table. */
export function StatsOverview( { card, summary, series }: StatsOverviewProps ) {
	const dispatch = useAppDispatch();
	const range = useAppSelector( getStatsRange );
	const panelId = useId();
	const bodyRef = useRef< HTMLDivElement >( null );

	function tryAgain() {
		// The button goes with the failure.
		bodyRef.current?.ownerDocument
			.getElementById( rangeTabId( panelId, range ) )
			?.focus();
		if ( range !== 'day' ) {
			void dispatch( fetchStatsSeries( { range, isRefresh: true } ) );
		}
	}

	return (
		<Card isLoading={ summary === null }>
			<CardHeader { ...card }>
				<RangeTabs
					range={ range }
					onChoose={ ( chosen ) =>
						void dispatch( chooseStatsRange( chosen ) )
					}
					panelId={ panelId }
				/>
			</CardHeader>
			<div className="jp-stats-card__body" ref={ bodyRef }>
				<StatsPanel
					id={ panelId }
					range={ range }
					series={ series }
					onRetry={ tryAgain }
				/>
				<StatsSummaryList summary={ summary } />
			</div>
			<Disclosure
				summary={ __( 'Show as a table', 'jetpack-dashboard' ) }
			>
				{ series.kind === 'ready' ? (
					<StatsTable range={ range } series={ series.series } />
				) : (
					__( 'Loading…', 'jetpack-dashboard' )
				) }
			</Disclosure>
			<PartStatus part="stats" />
		</Card>
	);
}
