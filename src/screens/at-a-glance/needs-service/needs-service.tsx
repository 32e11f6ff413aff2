import { __ } from '@wordpress/i18n';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { CardSkeleton } from '../card-skeleton';
import type { CardDefinition } from '../define-card';

const NeedsServiceCard = lazyScreen( 'late-cards', async () => {
	const { NeedsServiceCard: Card } = await import(
		/* webpackChunkName: "late-cards" */ './needs-service-card'
	);
	return Card;
} );

/** One card instead of a section's cards that need an account service. */
export function NeedsService( {
	features,
}: {
	readonly features: readonly CardDefinition[];
} ) {
	const title = __( 'Needs an account service', 'jetpack-dashboard' );
	return (
		<div data-card="needs-service" className="jp-at-a-glance__card is-wide">
			<ErrorBoundary variant="card" name={ title }>
				<Suspense fallback={ <CardSkeleton title={ title } /> }>
					<NeedsServiceCard title={ title } features={ features } />
				</Suspense>
			</ErrorBoundary>
		</div>
	);
}
