import type { Settings, SettingValue } from '../../../state/settings/types';
import { isSameValue } from '../../../state/settings/same-value';

/** Unsaved values and their server-side errors, by setting. */
export interface DraftMap {
	readonly values: Settings;
	/** The stored value when each draft began, to detect conflicting changes. */
	readonly bases: Settings;
	/** Values sent by a request in flight. */
	readonly saving: Settings;
	readonly errors: Readonly< Record< string, string > >;
	/** Settings whose HTML was stripped by the last save. */
	readonly cleaned: readonly string[];
	/** The rejected setting whose field receives focus next; '' if none. */
	readonly focused: string;
}

/** Draft store of one visit to a settings route; each card reads its own keys. */
export interface Drafts {
	readonly get: () => DraftMap;
	/** @return Cancels the subscription. */
	readonly subscribe: ( listener: () => void ) => () => void;
	readonly change: (
		key: string,
		value: SettingValue,
		stored: SettingValue | undefined
	) => void;
	/** Drops the drafts of these keys and their errors. */
	readonly drop: ( keys: readonly string[] ) => void;
	/** Updates the base values, so that the drafts may overwrite them. */
	readonly rebase: ( stored: Settings ) => void;
	/** Marks these values as being saved; {} when the request has ended. */
	readonly recordSaving: ( values: Settings ) => void;
	/** Stores the server's error messages for rejected values. */
	readonly refuse: ( errors: DraftMap[ 'errors' ] ) => void;
	readonly recordCleaned: ( keys: readonly string[] ) => void;
	readonly focus: ( key: string ) => void;
}

const NONE: DraftMap = {
	values: {},
	bases: {},
	saving: {},
	errors: {},
	cleaned: [],
	focused: '',
};

export function createDrafts(): Drafts {
	const listeners = new Set< () => void >();
	let map = NONE;

	function set( changes: Partial< DraftMap > ): void {
		map = { ...map, ...changes };
		listeners.forEach( ( listener ) => listener() );
	}

	function drop( keys: readonly string[] ): void {
		set( {
			values: without( map.values, keys ),
			bases: without( map.bases, keys ),
			errors: without( map.errors, keys ),
		} );
	}

	return {
		get: () => map,
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		change( key, value, stored ) {
			// A draft equal to the stored value is not a conflict, for example
			// after a save whose response was lost.
			const isStored =
				! ( key in map.values ) ||
				isSameValue( map.values[ key ], stored );
			const base = isStored ? stored : map.bases[ key ];
			if ( isSameValue( value, base ) && isSameValue( value, stored ) ) {
				return drop( [ key ] );
			}
			return set( {
				// A field that appears later must not interrupt the user.
				focused: '',
				cleaned: map.cleaned.filter( ( other ) => other !== key ),
				values: { ...map.values, [ key ]: value },
				bases:
					base === undefined
						? map.bases
						: { ...map.bases, [ key ]: base },
				errors: without( map.errors, [ key ] ),
			} );
		},
		drop,
		rebase( stored ) {
			set( {
				bases: {
					...map.bases,
					...pick( stored, Object.keys( map.values ) ),
				},
			} );
		},
		recordSaving( saving ) {
			set( {
				saving,
				errors: without( map.errors, Object.keys( saving ) ),
			} );
		},
		refuse( errors ) {
			set( { errors: { ...map.errors, ...errors } } );
		},
		recordCleaned( cleaned ) {
			set( { cleaned } );
		},
		focus( focused ) {
			set( { focused } );
		},
	};
}

/**
 * Whether the stored value was changed elsewhere since the draft began, to a
 * value other than the draft's.
 */
export function hasConflict(
	{ values, bases, saving }: DraftMap,
	key: string,
	stored: SettingValue | undefined
): boolean {
	return (
		key in values &&
		key in bases &&
		! ( key in saving ) &&
		! isSameValue( stored, bases[ key ] ) &&
		! isSameValue( stored, values[ key ] )
	);
}

/** The entries of a map for these keys. */
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
