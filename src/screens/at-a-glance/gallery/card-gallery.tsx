import { Suspense } from 'react';
import { CardGrid } from '../../../components/light/card-grid';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { AppsCard } from '../apps/apps-card';
import { CardSkeleton } from '../card-skeleton';
import type { CardComponent } from '../create-card';
import { DASHBOARD_SECTIONS } from '../sections';
import { SupportCard } from '../support/support-card';
import { CARD_SAMPLES } from './card-samples';

const CARDS: readonly CardComponent[] = [
	...DASHBOARD_SECTIONS.flatMap( ( { cards } ) => cards ),
	SupportCard,
	AppsCard,
];

/**
 * All states of all dashboard cards, with sample values. Inert: nothing can be
 * clicked.
 */
export function CardGallery() {
	return (
		<div ref={ ( node ) => node?.setAttribute( 'inert', '' ) }>
			{ CARDS.map( ( card ) => (
				<CardStates key={ card.definition.slug } card={ card } />
			) ) }
		</div>
	);
}

function CardStates( { card }: { card: CardComponent } ) {
	const { slug, title } = card.definition;
	return (
		<CardGrid>
			{ CARD_SAMPLES[ slug ]?.map( ( view ) => (
				<div
					key={ view.kind }
					className="jp-at-a-glance__card"
					data-sample={ `${ slug }/${ view.kind }` }
				>
					<code>{ `${ slug }: ${ view.kind }` }</code>
					<ErrorBoundary variant="card" name={ title() }>
						<Suspense
							fallback={ <CardSkeleton title={ title() } /> }
						>
							<card.Content view={ view } />
						</Suspense>
					</ErrorBoundary>
				</div>
			) ) }
		</CardGrid>
	);
}
