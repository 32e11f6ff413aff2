import { Suspense } from 'react';
import { CardGrid } from '../../../components/light/card-grid';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { CardSkeleton } from '../card-skeleton';
import type { CardComponent } from '../create-card';
import { HELP_CARDS } from '../help/help-cards';
import { DASHBOARD_SECTIONS } from '../sections';

/**
 * All states of all dashboard cards, with sample values. Inert: nothing can be
 * clicked.
 */
export function CardGallery() {
	const cards = [
		...DASHBOARD_SECTIONS.flatMap( ( section ) => section.cards ),
		...HELP_CARDS,
	];
	return (
		<div ref={ ( node ) => node?.setAttribute( 'inert', '' ) }>
			{ cards.map( ( card ) => (
				<CardStates key={ card.definition.slug } card={ card } />
			) ) }
		</div>
	);
}

function CardStates( { card }: { card: CardComponent } ) {
	const { slug, title, samples } = card.definition;
	return (
		<CardGrid>
			{ samples.map( ( view ) => (
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
