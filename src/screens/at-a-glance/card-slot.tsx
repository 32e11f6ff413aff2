import { Suspense } from 'react';
import { classNames } from '../../components/light/class-names';
import { ErrorBoundary } from '../../components/light/error-boundary';
import { CardSkeleton } from './card-skeleton';
import type { CardComponent } from './create-card';

export function CardSlot( { card: Card }: { card: CardComponent } ) {
	const { slug, title, isWide } = Card.definition;
	return (
		<div
			data-card={ slug }
			className={ classNames(
				'jp-at-a-glance__card',
				isWide && 'is-wide'
			) }
		>
			<ErrorBoundary variant="card" name={ title() }>
				<Suspense fallback={ <CardSkeleton title={ title() } /> }>
					<Card />
				</Suspense>
			</ErrorBoundary>
		</div>
	);
}
