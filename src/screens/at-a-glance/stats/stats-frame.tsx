import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { Skeleton } from '../../../components/light/skeleton';
import type { CardIdentity } from '../dashboard-card';

interface StatsFrameProps {
	readonly card: CardIdentity;
	readonly isLoading?: boolean;
	readonly isFailed?: boolean;
	/** At the end of the title's line. */
	readonly tabs?: ReactNode;
	/** As high as the chart. */
	readonly panel: ReactNode;
	readonly summary: ReactNode;
	/** Below both. */
	readonly children?: ReactNode;
}

/** Where everything of the statistics has its place, loaded or not. */
export function StatsFrame( {
	card,
	isLoading,
	isFailed,
	tabs,
	panel,
	summary,
	children,
}: StatsFrameProps ) {
	return (
		<Card isLoading={ isLoading } isFailed={ isFailed }>
			<CardHeader { ...card }>
				<span className="jp-stats-card__tabs">{ tabs }</span>
			</CardHeader>
			<div className="jp-stats-card__body">
				{ panel }
				{ summary }
			</div>
			<div className="jp-stats-card__footer">{ children }</div>
		</Card>
	);
}

/** The statistics before they are known, in their final size. */
export function StatsSkeleton( { card }: { card: CardIdentity } ) {
	return (
		<StatsFrame
			card={ card }
			isLoading
			panel={ <ChartPlaceholder /> }
			summary={ <SummarySkeleton /> }
		>
			<Skeleton characters={ 14 } />
		</StatsFrame>
	);
}

interface StatsMessageProps {
	readonly card: CardIdentity;
	readonly isFailed?: boolean;
	readonly pill?: ReactNode;
	/** What there is to say in place of the statistics. */
	readonly message: ReactNode;
	/** Below it. */
	readonly children?: ReactNode;
}

/** Words that come after the skeleton take as much room, so that nothing below moves. */
export function StatsMessage( {
	card,
	isFailed = false,
	pill,
	message,
	children,
}: StatsMessageProps ) {
	return (
		<StatsFrame
			card={ card }
			isFailed={ isFailed }
			tabs={ pill }
			panel={
				<div className="jp-stats-card__message">
					<p className="jp-stats-card__say">{ message }</p>
					{ children }
				</div>
			}
			summary={
				<div className="jp-stats-card__room">
					<SummarySkeleton />
				</div>
			}
		/>
	);
}

function SummarySkeleton() {
	return (
		<dl className="jp-stats-summary" aria-hidden="true">
			<FigureSkeleton />
			<FigureSkeleton hasMore />
			<FigureSkeleton />
			<FigureSkeleton />
		</dl>
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
