import { __ } from '@wordpress/i18n';
import { Suspense } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { StatsRange } from '../../../api/stats';
import { Button } from '../../../components/light/button';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { getAdminUrl } from '../../../state/site/selectors';
import { rangeTabId } from './range-tabs';
import { ChartPlaceholder } from './stats-frame';
import { StatsProblem } from './stats-problem';
import { statsPageUrl } from './stats-page-link';
import { StatsTable } from './stats-table';
import type { SeriesState } from './stats-view';

export const preloadChart = () =>
	import( /* webpackChunkName: "stats-chart" */ './stats-chart' );

const StatsChart = lazyScreen( 'stats-chart', async () => {
	const { StatsChart: Chart } = await preloadChart();
	return Chart;
} );

interface StatsPanelProps {
	readonly id: string;
	readonly range: StatsRange;
	readonly series: SeriesState;
	readonly onRetry: ( event: MouseEvent ) => void;
}

/**
 * The panel of the selected tab. Its height is the same while loading and on
 * error.
 */
export function StatsPanel( { id, range, series, onRetry }: StatsPanelProps ) {
	return (
		<div
			className="jp-stats-panel"
			id={ id }
			role="tabpanel"
			aria-labelledby={ rangeTabId( id, range ) }
			aria-busy={ series.kind === 'loading' || undefined }
		>
			<PanelContent
				range={ range }
				series={ series }
				onRetry={ onRetry }
			/>
		</div>
	);
}

function PanelContent( {
	range,
	series: state,
	onRetry,
}: Omit< StatsPanelProps, 'id' > ) {
	const adminUrl = useAppSelector( getAdminUrl );
	switch ( state.kind ) {
		case 'loading':
			return <ChartPlaceholder />;

		case 'failed':
			return (
				<div className="jp-stats-panel__problem" role="alert">
					<p>
						<StatsProblem />
					</p>
					<p className="jp-stats-panel__reason">{ state.reason }</p>
					<Button onClick={ onRetry }>
						{ __( 'Try again', 'jetpack-dashboard' ) }
					</Button>
				</div>
			);

		case 'ready':
			return (
				<ErrorBoundary
					variant="card"
					name={ __( 'Chart', 'jetpack-dashboard' ) }
					fallback={ ( tryAgain ) => (
						<WithoutChart tryAgain={ tryAgain }>
							<StatsTable
								range={ range }
								series={ state.series }
							/>
						</WithoutChart>
					) }
				>
					<Suspense fallback={ <ChartPlaceholder /> }>
						<StatsChart
							key={ range }
							range={ range }
							series={ state.series }
							describe={ ( { day }, index ) => ( {
								link: statsPageUrl( adminUrl, { range, day } ),
								mark:
									index === state.series.length - 1
										? 'current'
										: undefined,
							} ) }
						/>
					</Suspense>
				</ErrorBoundary>
			);

		default:
			return assertNever( state );
	}
}

interface WithoutChartProps {
	readonly tryAgain: () => void;
	readonly children: ReactNode;
}

/** Shows the table if the chart's chunk failed to load. */
function WithoutChart( { tryAgain, children }: WithoutChartProps ) {
	return (
		<div className="jp-stats-panel__without-chart">
			<p role="alert">
				{ __( 'The chart could not be loaded.', 'jetpack-dashboard' ) }{ ' ' }
				<Button variant="link" onClick={ tryAgain }>
					{ __( 'Try again', 'jetpack-dashboard' ) }
				</Button>
			</p>
			{ children }
		</div>
	);
}
