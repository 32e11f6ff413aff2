import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Provider } from 'react-redux';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { configureChunks } from '../lib/lazy-chunk';
import { catchDashboardLinks } from '../lib/wp-admin';
import { openPage } from '../state/page';
import { App } from './app';

/**
 * Builds the app from what the page brought and draws it.
 *
 * Throws when the page brought too little; after that, whatever throws is
 * caught by a boundary.
 */
export function startApp( mount: HTMLElement, pageGlobal: unknown ): void {
	const { store, translations } = openPage( pageGlobal );
	configureChunks( translations );
	const router = createHashRouter( [ { path: '*', element: <App /> } ] );
	catchDashboardLinks( ( path ) => void router.navigate( path ) );

	createRoot( mount ).render(
		<Provider store={ store }>
			<ErrorBoundary variant="screen" name="Jetpack">
				<RouterProvider router={ router } />
			</ErrorBoundary>
		</Provider>
	);
}

/** Nothing of ours stands yet: plain text, so that the page isn't blank. */
export function reportFailedStart( mount: HTMLElement ): void {
	const words = document.createElement( 'p' );
	words.setAttribute( 'role', 'alert' );
	words.className = 'jp-wrap';
	words.textContent = __(
		'The dashboard could not start. Please try refreshing the page.',
		'jetpack-dashboard'
	);
	mount.replaceChildren( words );
}
