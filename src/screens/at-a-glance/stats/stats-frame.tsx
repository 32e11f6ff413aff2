import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { Skeleton } from '../../../components/light/skeleton';
import type { CardIdentity } from '../dashboard-card';

interface StatsFrameProps {
	readonly card: CardIdentity;
	readonly isLoading: boolean;
	readonly tabs: ReactNode;
	/** As high as the chart. */
	readonly panel: ReactNode;
	readonly summary: ReactNode;
	/** Below both. */
	readonly children: ReactNode;
}

/** Where everything of the statistics has its place, loaded or not. */
export function StatsFrame( {
	card,
	isLoading,
	tabs,
	panel,
	summary,
	children,
}: StatsFrameProps ) {
	return (
		<Card isLoading={ isLoading }>
			<CardHeader { ...card }>{ tabs }</CardHeader>
			<div className="jp-stats-card__body">
				{ panel }
				{ summary }
			</div>
			{ children }
		</Card>
	);
}

/** The statistics before they are known, in their final size. */
export function StatsSkeleton( { card }: { card: CardIdentity } ) {
	return (
		<StatsFrame
			card={ card }
			isLoading
			tabs={ <span className="jp-stats-card__tabs" /> }
			panel={ <ChartPlaceholder /> }
			summary={
				<dl className="jp-stats-summary" aria-hidden="true">
					<FigureSkeleton />
					<FigureSkeleton hasMore />
					<FigureSkeleton />
					<FigureSkeleton />
				</dl>
			}
		>
			<div className="jp-stats-card__footer">
				<Skeleton characters={ 14 } />
			</div>
		</StatsFrame>
	);
}

function FigureSkeleton( { hasMore = false }: { hasMore?: boolean } ) {
	return (
		<div>
			<dt>
				<Skeleton characters={ 10 } />
			</dt>
			<dd>
				<Skeleton characters={ 4 } />
				{ hasMore && (
					<span className="jp-stats-summary__more">
						<Skeleton characters={ 14 } />
					</span>
				) }
			</dd>
		</div>
	);
}

/** Heights in per cent, of no meaning. */
const BARS = [ 40, 55, 48, 70, 62, 30, 28, 52, 66, 75, 71, 90, 44, 58 ];

export function ChartPlaceholder() {
	return (
		<div className="jp-stats-card__placeholder" aria-hidden="true">
			{ BARS.map( ( height, index ) => (
				<span key={ index } style={ { blockSize: `${ height }%` } } />
			) ) }
		</div>
	);
}
