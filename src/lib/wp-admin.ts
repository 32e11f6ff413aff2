/**
 * The only code outside React that touches the page: what WordPress's admin
 * keeps around us.
 */

import { isRecord } from './is-record';
import { differsOnlyInHash } from './links';

declare global {
	interface Window {
		/** Printed by PHP before the entry. */
		JetpackDashboard?: unknown;
		/** Called by the page right behind the mount element. */
		JetpackDashboardStart?: () => void;
	}
}

const MOUNT_ID = 'jetpack-dashboard-root';

/** Unchecked: api/initial-state.ts gives it its type. */
export function readPageGlobal(): unknown {
	return window.JetpackDashboard;
}

/**
 * Calls back with the mount element, once: now when it stands, else as soon
 * as the page says so (the entry runs in the head, ahead of it).
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

/** The dashboard's own address; WordPress asks for a log-in there first. */
export function getPageAddress(): string {
	return window.location.pathname + window.location.search;
}

/**
 * Leaves the dashboard for another page; for this one with another hash too,
 * which then is loaded again.
 */
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
 * Calls back when the browser comes back to the page as it was left, with
 * whatever was under way then.
 *
 * @return Removes the handler.
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
 * Calls back when the page is left or its tab is put away: the last moment
 * that browsers promise.
 *
 * @return Removes the handler.
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
 * Calls back when the page becomes visible again after another tab was.
 *
 * @return Removes the handler.
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
 * Was this page loaded by the browser's Back, Forward or Reload? A history
 * entry's state can't tell: wp-admin clears it on every load.
 */
export function isReloadOrHistoryVisit(): boolean {
	const [ entry ]: readonly unknown[] =
		performance.getEntriesByType( 'navigation' );
	return (
		isRecord( entry ) &&
		( entry.type === 'back_forward' || entry.type === 'reload' )
	);
}

/** The title that WordPress gave the page, before we put a screen's in front. */
let pageTitle: string | null = null;

export function setDocumentTitle( screen: string ): void {
	pageTitle ??= document.title;
	document.title = `${ screen } ‹ ${ pageTitle }`;
}

/** Where wp-admin's skip links lead; it marks them with that class. */
const SKIP_LINK = 'a.screen-reader-shortcut';

/**
 * Moves the focus to an element of wp-admin, as its skip links would. It may
 * not take the focus by itself.
 *
 * @return False when there is no such element.
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
 * Hands clicks on links into the dashboard to the router, wherever they stand
 * (wp-admin's menu, its toolbar, our screens): a bare change of the hash
 * would pass by the question about unsaved changes. Skip links only move the
 * focus, so that no draft is lost.
 *
 * @param navigate Gets the route, with its slash.
 * @return Removes the handler.
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

/** Marks the entry of wp-admin's menu that leads to this route. */
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
 * The language that this user reads the admin in, for `Intl`; such as `pt-BR`.
 * WordPress writes names that `Intl` throws at (`pt-PT-ao90`): then it is as
 * much of the name as it takes.
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
