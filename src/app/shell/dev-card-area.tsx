import { __ } from '@wordpress/i18n';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/light/error-boundary';
import { lazyScreen } from '../../lib/lazy-chunk';

const DevCard = lazyScreen( 'dev-card', async () => {
	const { DevCard: Card } = await import(
		/* webpackChunkName: "dev-card" */ '../../screens/at-a-glance/dev-card/dev-card'
	);
	return Card;
} );

/** Opened with Dev Tools in the footer; lazy because few users need it. */
export function DevCardArea() {
	return (
		<ErrorBoundary
			variant="card"
			name={ __( 'Developer tools', 'jetpack-dashboard' ) }
		>
			<Suspense fallback={ null }>
				<DevCard />
			</Suspense>
		</ErrorBoundary>
	);
}
