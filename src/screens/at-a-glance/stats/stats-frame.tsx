import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { Skeleton } from '../../../components/light/skeleton';
import type { CardIdentity } from '../dashboard-card';

interface StatsFrameProps {
	readonly card: CardIdentity;
	readonly isLoading?: boolean;
	readonly isFailed?: boolean;
	/** Shown at the end of the title row. */
	readonly head?: ReactNode;
	readonly children: ReactNode;
}

/**
 * The card frame for all states in which stats are on. Using one component for
 * them keeps focus on the title when the state changes.
 */
export function StatsFrame( {
	card,
	isLoading,
	isFailed,
	head,
	children,
}: StatsFrameProps ) {
	return (
		<Card
			state={ card.state }
			isLoading={ isLoading }
			isFailed={ isFailed }
		>
			<CardHeader
				icon={ card.icon }
				title={ card.title }
				titleRef={ card.titleRef }
			>
				<span className="jp-stats-card__head">{ head }</span>
			</CardHeader>
			{ children }
		</Card>
	);
}

interface StatsLayoutProps {
	/** Has the chart's height. */
	readonly panel: ReactNode;
	readonly summary: ReactNode;
	/** Shown below the panel and the summary. */
	readonly children?: ReactNode;
}

/** The layout for all states; keeps the card's height constant. */
export function StatsLayout( { panel, summary, children }: StatsLayoutProps ) {
	return (
		<>
			<div className="jp-stats-card__body">
				{ panel }
				{ summary }
			</div>
			<div className="jp-stats-card__footer">{ children }</div>
		</>
	);
}

/** Loading placeholder. */
export function StatsSkeleton() {
	return (
		<StatsLayout
			panel={ <ChartPlaceholder /> }
			summary={ <SummarySkeleton /> }
		>
			<Skeleton characters={ 14 } />
		</StatsLayout>
	);
}

interface StatsMessageProps {
	/** Shown instead of the stats. */
	readonly message: ReactNode;
	/** Shown below the message. */
	readonly children?: ReactNode;
}

export function StatsMessage( { message, children }: StatsMessageProps ) {
	return (
		<StatsLayout
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

/** Arbitrary bar heights for the placeholder, in percent. */
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
