import { __ } from '@wordpress/i18n';
import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPath, type Location, Router } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { afterPaint } from '../lib/after-paint';
import { createHashHistory } from '../lib/hash-history';
import type { HashHistory } from '../lib/hash-history';
import { configureChunks } from '../lib/lazy-chunk';
import { markAppAttached, markAppDetached } from '../lib/app-mount';
import { withTimeLimit } from '../lib/time-limit';
import {
	interceptDashboardLinks,
	onPageHidden,
	onPageRestored,
	onPageVisible,
} from '../lib/wp-admin';
import { cancelRedirect } from '../state/connection/actions';
import { flushEvents } from '../state/events';
import { createPage } from '../state/page';
import { refreshOnArrival, refreshOnReturn } from '../state/page-return';
import { App } from './app';
import { HistoryContext } from '../hooks/history-context';
import { cleanPath, findRoute } from './routes';
import { preloadScreen } from './screens';

const FIRST_SCREEN_TIMEOUT_MS = 700;

/** Attaches the app to the page. Returns a function that unmounts it. */
export type MountApp = ( mount: HTMLElement ) => () => void;

/**
 * Creates the app from the page's initial state and renders it into a detached
 * element.
 *
 * Throws if the initial state is missing or incomplete. Later errors are
 * caught by an error boundary.
 */
export function prepareApp( pageGlobal: unknown ): MountApp {
	const { store, translations } = createPage( pageGlobal );
	configureChunks( translations );
	const history = createHashHistory();
	const releaseLinks = interceptDashboardLinks( ( path ) => {
		// Like the browser: a link to the current route adds no history entry.
		if ( path === createPath( history.getLocation() ) ) {
			history.replace( path );
		} else {
			history.push( path );
		}
	} );

	const releaseReturn = onPageRestored( () =>
		store.dispatch( cancelRedirect() )
	);
	const releaseShow = onPageVisible(
		() => void store.dispatch( refreshOnReturn() )
	);
	const releaseHide = onPageHidden( () => store.dispatch( flushEvents() ) );

	const container = document.createElement( 'div' );
	const root = createRoot( container );
	let isUnmounted = false;
	const draw = () => {
		if ( isUnmounted ) {
			return;
		}
		// Synchronous, because a scheduled render would come after an empty
		// frame.
		flushSync( () =>
			root.render(
				<Provider store={ store }>
					<RoutedApp history={ history } />
				</Provider>
			)
		);
	};
	markAppDetached();
	const screen = preloadFirstScreen( history );
	if ( screen ) {
		void screen.then( draw );
	} else {
		draw();
	}

	return ( mount ) => {
		mount.replaceChildren( container );
		const releaseArrival = afterPaint( () =>
			store.dispatch( refreshOnArrival() )
		);
		// Synchronous, so that its updates are part of the first frame.
		flushSync( markAppAttached );
		return () => {
			isUnmounted = true;
			releaseArrival();
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
 * Preloads a first screen that is in a lazy chunk, with a time limit: a
 * skeleton, once shown, stays for at least half a second.
 *
 * @return Null if there is nothing to wait for. Never rejects.
 */
function preloadFirstScreen( history: HashHistory ): Promise< unknown > | null {
	const { pathname, search } = history.getLocation();
	const screen = findRoute( cleanPath( pathname ) )?.screen;
	const loading = screen ? preloadScreen( screen, search ) : null;
	return (
		loading &&
		// Errors are ignored here because the app shows them.
		withTimeLimit( FIRST_SCREEN_TIMEOUT_MS, () => loading ).catch(
			() => {}
		)
	);
}

/** A path, or the search on it. */
const screenOf = ( { pathname, search }: Location ) =>
	new URLSearchParams( search ).has( 'term' ) ? `${ pathname }?` : pathname;

/**
 * Another screen is rendered as a transition: on a slow device, many cards would
 * otherwise keep the browser from painting after a click or a key. The results of
 * a term are few, and a transition would show them later.
 */
function RoutedApp( { history }: { history: HashHistory } ) {
	const [ location, setLocation ] = useState( history.getLocation );
	useEffect( () => {
		let current = screenOf( history.getLocation() );
		const update = () => {
			const next = history.getLocation();
			const isOther = screenOf( next ) !== current;
			current = screenOf( next );
			if ( isOther ) {
				startTransition( () => setLocation( next ) );
			} else {
				setLocation( next );
			}
		};
		const release = history.listen( update );
		// Navigated between the first render and this effect.
		update();
		return release;
	}, [ history ] );
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

/** Nothing is rendered yet, so show plain text instead of a blank page. */
export function reportFailedStart( mount: HTMLElement ): void {
	const message = document.createElement( 'p' );
	message.setAttribute( 'role', 'alert' );
	message.className = 'jp-wrap';
	message.textContent = __(
		'The dashboard could not start. Please try refreshing the page.',
		'jetpack-dashboard'
	);
	mount.replaceChildren( message );
}
