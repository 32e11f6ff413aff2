import { createPath, parsePath } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';
import { isRecord } from './is-record';

/** A navigation that has been blocked until the user confirms it. */
export interface BlockedNavigation {
	/** Performs the navigation after all. */
	readonly proceed: () => void;
}

export interface Guard {
	/**
	 * Whether to block a navigation. Until it proceeds, the current route
	 * stays.
	 */
	readonly holds: ( next: Location, current: Location ) => boolean;
	readonly onHeld: ( navigation: BlockedNavigation ) => void;
}

/** History for `<Router>`, stored in the URL's hash. */
export interface HashHistory extends Navigator {
	readonly getLocation: () => Location;
	/** @return Unsubscribes the listener. */
	readonly listen: ( listener: () => void ) => () => void;
	/**
	 * Sets the only guard. It runs for links, back and forward, and manual
	 * edits of the hash.
	 *
	 * @return Removes the guard.
	 */
	readonly guard: ( guard: Guard ) => () => void;
	/** Removes the event listener from the window. */
	readonly release: () => void;
}

/**
 * Undoing a step takes less; after this, assume that the entry numbers were
 * wrong.
 */
const UNDO_MS = 500;

/**
 * Entries are numbered in their state (`idx`), so that a blocked step back or
 * forward can be undone: the browser reports it only afterwards and without its
 * direction.
 */
export function createHashHistory(): HashHistory {
	const listeners = new Set< () => void >();
	let entry = readEntryNumber() ?? 0;
	let location = readLocation( entry );
	let guard: Guard | null = null;
	let isAllowed = false;
	/** Runs once the current undo step has finished. */
	let onUndone: ( () => void ) | null = null;
	let undoTimer = 0;
	numberEntry( entry );

	function show( number: number ): void {
		entry = number;
		location = readLocation( number );
		listeners.forEach( ( listener ) => listener() );
	}

	function write( path: string, isNew: boolean ): void {
		const number = isNew ? entry + 1 : entry;
		writeEntry( path, number, isNew );
		show( number );
	}

	function navigate( to: To, isNew: boolean ): void {
		const path = toPath( to );
		if ( ! isHeld( toLocation( path, 0 ), () => write( path, isNew ) ) ) {
			write( path, isNew );
		}
	}

	function isHeld( next: Location, retry: () => void ): boolean {
		if ( ! guard?.holds( next, location ) ) {
			return false;
		}
		guard.onHeld( {
			proceed: () => {
				if ( onUndone ) {
					onUndone = retry;
				} else {
					retry();
				}
			},
		} );
		return true;
	}

	function undo( delta: number ): void {
		onUndone ??= () => {};
		window.clearTimeout( undoTimer );
		undoTimer = window.setTimeout( finishUndo, UNDO_MS );
		window.history.go( -delta );
	}

	function finishUndo(): void {
		window.clearTimeout( undoTimer );
		const resume = onUndone;
		onUndone = null;
		const path = toPath( location );
		if ( path !== toPath( readLocation( entry ) ) ) {
			// wp-admin has cleared the number on reload, so assign a new one.
			writeEntry( path, ++entry, true );
		}
		resume?.();
	}

	function onPopState(): void {
		const known = readEntryNumber();
		// The hash was edited by hand or by a script, which always pushes an
		// entry after the current one.
		const number = known ?? entry + 1;
		if ( known === null ) {
			numberEntry( number );
		}
		const from = entry;
		const delta = number - from;
		if ( onUndone ) {
			// More steps happened in the meantime: undo those too.
			return delta === 0 ? finishUndo() : undo( delta );
		}
		const next = readLocation( number );
		const retry = () => {
			if ( entry === from ) {
				isAllowed = true;
				window.history.go( delta );
			} else {
				write( toPath( next ), true );
			}
		};
		if ( ! isAllowed && isHeld( next, retry ) ) {
			return undo( delta );
		}
		isAllowed = false;
		show( number );
	}

	window.addEventListener( 'popstate', onPopState );

	return {
		getLocation: () => location,
		listen( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		guard( newGuard ) {
			guard = newGuard;
			return () => {
				guard = guard === newGuard ? null : guard;
			};
		},
		release() {
			window.clearTimeout( undoTimer );
			window.removeEventListener( 'popstate', onPopState );
		},
		createHref: ( to ) => `#${ toPath( to ) }`,
		push: ( to ) => navigate( to, true ),
		replace: ( to ) => navigate( to, false ),
		go: ( delta ) => window.history.go( delta ),
	};
}

function writeEntry( path: string, number: number, isNew: boolean ): void {
	const { pathname, search } = window.location;
	const url = `${ pathname }${ search }#${ path }`;
	if ( isNew ) {
		window.history.pushState( { idx: number }, '', url );
	} else {
		window.history.replaceState( { idx: number }, '', url );
	}
}

function toPath( to: To ): string {
	return typeof to === 'string' ? to : createPath( to );
}

/** Null if the entry isn't ours, such as a manually edited hash. */
function readEntryNumber(): number | null {
	const state: unknown = window.history.state;
	return isRecord( state ) && typeof state.idx === 'number'
		? state.idx
		: null;
}

function numberEntry( number: number ): void {
	window.history.replaceState( { idx: number }, '' );
}

function readLocation( entry: number ): Location {
	return toLocation( window.location.hash.slice( 1 ), entry );
}

function toLocation( path: string, entry: number ): Location {
	const { pathname = '/', search = '', hash = '' } = parsePath( path );
	return {
		// `#security` is the same route as `#/security`.
		pathname: pathname.startsWith( '/' ) ? pathname : `/${ pathname }`,
		search,
		hash,
		state: null,
		key: String( entry ),
	};
}
