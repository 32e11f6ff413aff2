import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { Skeleton } from '../../../components/light/skeleton';
import type { CardIdentity } from '../dashboard-card';

interface StatsFrameProps {
	readonly card: CardIdentity;
	readonly isLoading?: boolean;
	readonly isFailed?: boolean;
	/** At the end of the title's line. */
	readonly head?: ReactNode;
	readonly children: ReactNode;
}

/**
 * The card of statistics that are counted, known or not. One component for
 * all those states, so that its title keeps the focus from one to the next.
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
	/** As high as the chart. */
	readonly panel: ReactNode;
	readonly summary: ReactNode;
	/** Below both. */
	readonly children?: ReactNode;
}

/** Where everything has its place: the card is as high in one state as in the next. */
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

/** The statistics before they are known. */
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
	/** What there is to say in place of the statistics. */
	readonly message: ReactNode;
	/** Below it. */
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
