import { createPath, parsePath } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';
import { isRecord } from './is-record';

/** A navigation that somebody has to allow first. */
export interface BlockedNavigation {
	/** Lets it happen after all. */
	readonly proceed: () => void;
}

export interface Guard {
	/** Must it be asked about? The page stands where it stood until then. */
	readonly holds: ( next: Location, current: Location ) => boolean;
	readonly onHeld: ( navigation: BlockedNavigation ) => void;
}

/** The part of the address behind `#`, as `<Router>` wants it. */
export interface HashHistory extends Navigator {
	readonly getLocation: () => Location;
	/** @return Stops it. */
	readonly listen: ( listener: () => void ) => () => void;
	/**
	 * One guard at a time: it is asked about links, back and forward, and
	 * hashes that are edited by hand.
	 *
	 * @return Takes the guard away.
	 */
	readonly guard: ( guard: Guard ) => () => void;
	/** Takes its handler off the window. */
	readonly release: () => void;
}

/** A step that is undone is done with long before; else the numbers were wrong. */
const UNDO_MS = 500;

/**
 * Entries are numbered in their state (`idx`), so that a step back or forward
 * that is held can be undone: the browser tells of it when it is done, and not
 * which way it went.
 */
export function createHashHistory(): HashHistory {
	const listeners = new Set< () => void >();
	let entry = readEntryNumber() ?? 0;
	let location = readLocation( entry );
	let guard: Guard | null = null;
	let isAllowed = false;
	/** While a step is undone: what waits for it. */
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
		const goOn = onUndone;
		onUndone = null;
		const path = toPath( location );
		if ( path !== toPath( readLocation( entry ) ) ) {
			// wp-admin clears the number on a reload: it was another entry.
			writeEntry( path, ++entry, true );
		}
		goOn?.();
	}

	function onPopState(): void {
		const known = readEntryNumber();
		// Somebody edited the hash, or a script did: that always makes the
		// entry after the one that was left.
		const number = known ?? entry + 1;
		if ( known === null ) {
			numberEntry( number );
		}
		const from = entry;
		const delta = number - from;
		if ( onUndone ) {
			// Further steps were under way: back from there, too.
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
		guard( given ) {
			guard = given;
			return () => {
				guard = guard === given ? null : guard;
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

/** Null where the entry isn't ours: a hash that was edited by hand. */
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
		// `#security` leads where `#/security` does.
		pathname: pathname.startsWith( '/' ) ? pathname : `/${ pathname }`,
		search,
		hash,
		state: null,
		key: String( entry ),
	};
}
