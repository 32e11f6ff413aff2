import { createRoot, flushSync } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Provider } from 'react-redux';
import { createHashRouter, createPath, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { configureChunks } from '../lib/lazy-chunk';
import { catchDashboardLinks, numberHistory, onReturn } from '../lib/wp-admin';
import { noteReturn } from '../state/connection/actions';
import { openPage } from '../state/page';
import { App } from './app';

/** What the router's next version does anyway; false keeps skeletons at once. */
const ROUTER_FUTURE = {
	v7_fetcherPersist: true,
	v7_normalizeFormMethod: true,
	v7_partialHydration: true,
	v7_relativeSplatPath: true,
	v7_skipActionErrorRevalidation: true,
};
const PROVIDER_FUTURE = { v7_startTransition: false };

/**
 * Builds the app from what the page brought and draws it.
 *
 * Throws when the page brought too little; after that, whatever throws is
 * caught by a boundary.
 *
 * @return Takes the app away again.
 */
export function startApp(
	mount: HTMLElement,
	pageGlobal: unknown
): () => void {
	const { store, translations } = openPage( pageGlobal );
	configureChunks( translations );
	// Before the router, which listens to the same event.
	const history = numberHistory();
	const router = createHashRouter(
		[ { path: '*', element: <GuardedApp /> } ],
		{ future: ROUTER_FUTURE }
	);
	history.noteEntry();
	router.subscribe( history.noteEntry );
	const releaseLinks = catchDashboardLinks( ( path ) => {
		// As the browser has it: a link to where one is adds no step to go back.
		const replace = path === createPath( router.state.location );
		void router.navigate( path, { replace } );
	} );

	const releaseReturn = onReturn( () => store.dispatch( noteReturn() ) );

	const root = createRoot( mount );
	// At once, and not in React's next task: else an empty frame is painted first.
	flushSync( () =>
		root.render(
			<Provider store={ store }>
				<RouterProvider router={ router } future={ PROVIDER_FUTURE } />
			</Provider>
		)
	);

	return () => {
		releaseLinks();
		releaseReturn();
		history.release();
		root.unmount();
		router.dispose();
	};
}

/** Inside the router, which else shows a stack trace of its own. */
function GuardedApp() {
	return (
		<ErrorBoundary variant="screen" name="Jetpack">
			<App />
		</ErrorBoundary>
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
