import { __ } from '@wordpress/i18n';
import { Suspense } from 'react';
import { shallowEqual } from 'react-redux';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { useAppSelector } from '../../../hooks/store';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { CardSkeleton } from '../card-skeleton';
import { getWelcomeInput, welcomeView } from './welcome-view';
// In the entry's stylesheet, so that the chunks don't repeat them.
import '../../../components/light/choice-group.scss';
import '../../../components/light/field.scss';

const WelcomeCard = lazyScreen( 'late-cards', async () => {
	const { WelcomeCard: Card } = await import(
		/* webpackChunkName: "late-cards" */ './welcome-card'
	);
	return Card;
} );

/** Above the cards of a new site without an account service. */
export function Welcome() {
	const view = welcomeView( useAppSelector( getWelcomeInput, shallowEqual ) );
	if ( view.kind === 'hidden' ) {
		return null;
	}
	const title = __( 'Welcome to Jetpack', 'jetpack-dashboard' );
	return (
		<div className="jp-at-a-glance__section jp-welcome">
			<ErrorBoundary variant="card" name={ title }>
				<Suspense fallback={ <CardSkeleton title={ title } /> }>
					<WelcomeCard title={ title } view={ view } />
				</Suspense>
			</ErrorBoundary>
		</div>
	);
}
