import type { Settings, SettingValue } from '../../../state/settings/types';

/** What is typed and not saved, and what the site said about it, by setting. */
export interface DraftMap {
	readonly values: Settings;
	readonly errors: Readonly< Record< string, string > >;
}

/** One map per visit of a settings route (001 §4); each card reads its own keys. */
export interface Drafts {
	readonly get: () => DraftMap;
	/** @return Stops it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	readonly change: ( key: string, value: SettingValue ) => void;
	/** Drops the drafts of these keys and what was said about them. */
	readonly drop: ( keys: readonly string[] ) => void;
	readonly dropErrors: ( keys: readonly string[] ) => void;
	/** The server's words about values that it refused. */
	readonly refuse: ( errors: DraftMap[ 'errors' ] ) => void;
}

export function createDrafts(): Drafts {
	const listeners = new Set< () => void >();
	let map: DraftMap = { values: {}, errors: {} };

	function set( next: DraftMap ): void {
		map = next;
		listeners.forEach( ( listener ) => listener() );
	}

	return {
		get: () => map,
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		change( key, value ) {
			set( {
				values: { ...map.values, [ key ]: value },
				errors: without( map.errors, [ key ] ),
			} );
		},
		drop( keys ) {
			set( {
				values: without( map.values, keys ),
				errors: without( map.errors, keys ),
			} );
		},
		dropErrors( keys ) {
			set( { ...map, errors: without( map.errors, keys ) } );
		},
		refuse( errors ) {
			set( { ...map, errors: { ...map.errors, ...errors } } );
		},
	};
}

/** The part of a map that belongs to these keys. */
export function pick< Value >(
	map: Readonly< Record< string, Value > >,
	keys: readonly string[]
): Readonly< Record< string, Value > > {
	return Object.fromEntries(
		Object.entries( map ).filter( ( [ key ] ) => keys.includes( key ) )
	);
}

function without< Value >(
	map: Readonly< Record< string, Value > >,
	keys: readonly string[]
): Readonly< Record< string, Value > > {
	return Object.fromEntries(
		Object.entries( map ).filter( ( [ key ] ) => ! keys.includes( key ) )
	);
}
