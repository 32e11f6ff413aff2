import { __ } from '@wordpress/i18n';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPath, Router } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { createHashHistory } from '../lib/hash-history';
import type { HashHistory } from '../lib/hash-history';
import { configureChunks } from '../lib/lazy-chunk';
import { enterPage, leavePage } from '../lib/page-entry';
import { withTimeLimit } from '../lib/time-limit';
import { catchDashboardLinks, onHide, onReturn, onShow } from '../lib/wp-admin';
import { noteReturn } from '../state/connection/actions';
import { flushEvents } from '../state/events';
import { openPage } from '../state/page';
import { refreshOnReturn } from '../state/page-return';
import { App } from './app';
import { HistoryContext } from './history-context';
import { cleanPath, findRoute } from './routes';
import { preloadScreen } from './screens';

const FIRST_SCREEN_PATIENCE_MS = 700;

/** Puts the app into the page. What it gives takes the app away again. */
export type ShowApp = ( mount: HTMLElement ) => () => void;

/**
 * Builds the app from what the page brought and draws it, ahead of the element
 * that it is to stand in.
 *
 * Throws when the page brought too little; after that, whatever throws is
 * caught by a boundary.
 */
export function prepareApp( pageGlobal: unknown ): ShowApp {
	const { store, translations } = openPage( pageGlobal );
	configureChunks( translations );
	const history = createHashHistory();
	const releaseLinks = catchDashboardLinks( ( path ) => {
		// As the browser has it: a link to where one is adds no step to go back.
		if ( path === createPath( history.getLocation() ) ) {
			history.replace( path );
		} else {
			history.push( path );
		}
	} );

	const releaseReturn = onReturn( () => store.dispatch( noteReturn() ) );
	const releaseShow = onShow(
		() => void store.dispatch( refreshOnReturn() )
	);
	const releaseHide = onHide( () => store.dispatch( flushEvents() ) );

	const container = document.createElement( 'div' );
	const root = createRoot( container );
	let isOver = false;
	const draw = () => {
		if ( isOver ) {
			return;
		}
		// At once, and not in React's next task: else an empty frame is painted first.
		flushSync( () =>
			root.render(
				<Provider store={ store }>
					<RoutedApp history={ history } />
				</Provider>
			)
		);
	};
	leavePage();
	const screen = preloadFirstScreen( history );
	if ( screen ) {
		void screen.then( draw );
	} else {
		draw();
	}

	return ( mount ) => {
		mount.replaceChildren( container );
		// At once: what it changes belongs to the first frame.
		flushSync( enterPage );
		return () => {
			isOver = true;
			releaseLinks();
			releaseReturn();
			releaseShow();
			releaseHide();
			history.release();
			root.unmount();
		};
	};
}

/**
 * A screen in a chunk of its own is waited for a little while: a skeleton, once
 * shown, stays for half a second.
 *
 * @return Null where there is nothing to wait for. Never rejects.
 */
function preloadFirstScreen( history: HashHistory ): Promise< unknown > | null {
	const { pathname } = history.getLocation();
	const screen = findRoute( cleanPath( pathname ) )?.screen;
	const loading = screen ? preloadScreen( screen ) : null;
	return (
		loading &&
		// What can't be had is said by the app.
		withTimeLimit( FIRST_SCREEN_PATIENCE_MS, () => loading ).catch(
			() => {}
		)
	);
}

function RoutedApp( { history }: { history: HashHistory } ) {
	const location = useSyncExternalStore(
		history.listen,
		history.getLocation
	);
	return (
		<HistoryContext.Provider value={ history }>
			<Router location={ location } navigator={ history }>
				<ErrorBoundary variant="screen" name="Jetpack">
					<App />
				</ErrorBoundary>
			</Router>
		</HistoryContext.Provider>
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
