/**
 * All direct access to the page outside React: wp-admin's markup around the
 * app.
 */

import { isRecord } from './is-record';
import { differsOnlyInHash } from './links';

declare global {
	interface Window {
		/** Printed by PHP before the entry script. */
		JetpackDashboard?: unknown;
		/** Called by an inline script right after the mount element. */
		JetpackDashboardStart?: () => void;
	}
}

const MOUNT_ID = 'jetpack-dashboard-root';

/** Not validated: api/initial-state.ts does that. */
export function readPageGlobal(): unknown {
	return window.JetpackDashboard;
}

/**
 * Calls back once with the mount element: now if it exists, else when the
 * page's inline script reports it (the entry runs in the head, before it is
 * parsed).
 */
export function onMountElement( draw: ( mount: HTMLElement ) => void ): void {
	const start = () => {
		const mount = document.getElementById( MOUNT_ID );
		if ( mount ) {
			delete window.JetpackDashboardStart;
			draw( mount );
		}
	};
	window.JetpackDashboardStart = start;
	start();
}

export function reloadPage(): void {
	window.location.reload();
}

/** The dashboard's URL; WordPress asks for a login first if needed. */
export function getPageAddress(): string {
	return window.location.pathname + window.location.search;
}

/** Navigates to another page. Reloads if only the hash differs. */
export function goToPage( url: string ): void {
	const { location } = window;
	const { href } = new URL( url, location.href );
	const isSameDocument = differsOnlyInHash( location.href, href );
	location.assign( href );
	if ( isSameDocument ) {
		location.reload();
	}
}

/**
 * Calls back when the page is restored from the back/forward cache, with its
 * old state, including requests in flight.
 *
 * @return Removes the listener.
 */
export function onPageRestored( callback: () => void ): () => void {
	const onPageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted ) {
			callback();
		}
	};
	window.addEventListener( 'pageshow', onPageShow );
	return () => window.removeEventListener( 'pageshow', onPageShow );
}

/**
 * Calls back when the page is hidden or unloaded: the last event that browsers
 * guarantee.
 *
 * @return Removes the listener.
 */
export function onPageHidden( callback: () => void ): () => void {
	const onVisibility = () => {
		if ( document.visibilityState === 'hidden' ) {
			callback();
		}
	};
	document.addEventListener( 'visibilitychange', onVisibility );
	window.addEventListener( 'pagehide', callback );
	return () => {
		document.removeEventListener( 'visibilitychange', onVisibility );
		window.removeEventListener( 'pagehide', callback );
	};
}

/**
 * Calls back when the page becomes visible again.
 *
 * @return Removes the listener.
 */
export function onPageVisible( callback: () => void ): () => void {
	const onVisibility = () => {
		if ( document.visibilityState === 'visible' ) {
			callback();
		}
	};
	document.addEventListener( 'visibilitychange', onVisibility );
	return () =>
		document.removeEventListener( 'visibilitychange', onVisibility );
}

/**
 * Whether the page was loaded by Back, Forward or Reload. The history state
 * can't tell, because wp-admin clears it on every load.
 */
export function isReloadOrHistoryVisit(): boolean {
	const [ entry ]: readonly unknown[] =
		performance.getEntriesByType( 'navigation' );
	return (
		isRecord( entry ) &&
		( entry.type === 'back_forward' || entry.type === 'reload' )
	);
}

/** Whether a page of that server linked here. @param url Any URL of the server. */
export function isReferredBy( url: string ): boolean {
	try {
		return new URL( document.referrer ).origin === new URL( url ).origin;
	} catch {
		return false;
	}
}

/** A query parameter of the page's URL; null if missing. */
export function getPageParameter( name: string ): string | null {
	return new URLSearchParams( window.location.search ).get( name );
}

/** The original document title, to which screen titles are prepended. */
let pageTitle: string | null = null;

export function setDocumentTitle( screen: string ): void {
	pageTitle ??= document.title;
	document.title = `${ screen } ‹ ${ pageTitle }`;
}

/** wp-admin's class for its skip links. */
const SKIP_LINK = 'a.screen-reader-shortcut';

/**
 * Moves the focus to an element of wp-admin, as its skip links do, making it
 * focusable if necessary.
 *
 * @return False if the element doesn't exist.
 */
export function focusAdminElement( id: string ): boolean {
	const element = document.getElementById( id );
	if ( ! element ) {
		return false;
	}
	if ( ! element.hasAttribute( 'tabindex' ) && element.tabIndex < 0 ) {
		element.setAttribute( 'tabindex', '-1' );
	}
	element.focus();
	return true;
}

/**
 * Routes clicks on dashboard links anywhere on the page (admin menu, toolbar,
 * screens) through the router: a plain hash change would bypass the unsaved
 * changes dialog. Skip links only move the focus, so they keep drafts.
 *
 * @param navigate Receives the route, with a leading slash.
 * @return Removes the listener.
 */
export function interceptDashboardLinks(
	navigate: ( path: string ) => void
): () => void {
	const onClick = ( event: MouseEvent ) => {
		const link =
			event.target instanceof Element
				? event.target.closest( 'a' )
				: null;
		if ( ! link || ! isPlainClick( event, link ) ) {
			return;
		}
		if ( link.matches( SKIP_LINK ) ) {
			if ( focusAdminElement( link.hash.slice( 1 ) ) ) {
				event.preventDefault();
			}
		} else if ( isSamePage( link ) && link.hash.startsWith( '#/' ) ) {
			event.preventDefault();
			navigate( link.hash.slice( 1 ) );
		}
	};
	document.addEventListener( 'click', onClick );
	return () => document.removeEventListener( 'click', onClick );
}

function isPlainClick( event: MouseEvent, link: HTMLAnchorElement ): boolean {
	return (
		event.button === 0 &&
		! event.defaultPrevented &&
		! (
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			event.altKey
		) &&
		( link.target === '' || link.target === '_self' )
	);
}

function isSamePage( link: HTMLAnchorElement ): boolean {
	const { location } = window;
	return (
		link.origin === location.origin &&
		link.pathname === location.pathname &&
		getPageSlug( link.search ) === getPageSlug( location.search )
	);
}

function getPageSlug( search: string ): string | null {
	return new URLSearchParams( search ).get( 'page' );
}

/** Marks the admin menu item that links to this route as current. */
export function highlightMenuEntry( path: string ): void {
	const links = document.querySelectorAll< HTMLAnchorElement >(
		'#adminmenu .wp-has-current-submenu .wp-submenu a'
	);
	const current = [ ...links ].find( ( { hash } ) => hash === `#${ path }` );
	for ( const link of links ) {
		const isCurrent = link === current;
		link.classList.toggle( 'current', isCurrent );
		link.parentElement?.classList.toggle( 'current', isCurrent );
		if ( isCurrent ) {
			link.setAttribute( 'aria-current', 'page' );
		} else {
			link.removeAttribute( 'aria-current' );
		}
	}
}

/**
 * Updates the number that PHP printed next to the dashboard's entry in the admin
 * menu.
 *
 * @param count 0 removes it.
 * @param text  What it counts, for screen readers.
 */
export function updateMenuBadge( count: number, text: string ): void {
	// The menu has another one in the head of its submenu.
	for ( const badge of document.querySelectorAll(
		'#toplevel_page_jetpack .update-plugins'
	) ) {
		const [ figure, description ] = badge.children;
		if ( count === 0 ) {
			badge.remove();
		} else if ( figure && description ) {
			badge.className = `update-plugins count-${ count }`;
			figure.textContent = String( count );
			description.textContent = text;
		}
	}
}

/**
 * The user's admin language as a tag for `Intl`, such as `pt-BR`. `Intl`
 * rejects some WordPress locales (`pt-PT-ao90`); those are shortened until it
 * accepts them.
 */
export function getPageLanguage(): string | undefined {
	const parts = document.documentElement.lang.split( '-' );
	for ( let length = parts.length; length > 0; length-- ) {
		const name = parts.slice( 0, length ).join( '-' );
		if ( isLanguage( name ) ) {
			return name;
		}
	}
	return undefined;
}

function isLanguage( name: string ): boolean {
	try {
		return Intl.getCanonicalLocales( name ).length > 0;
	} catch {
		return false;
	}
}
