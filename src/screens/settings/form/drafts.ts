import type { Settings, SettingValue } from '../../../state/settings/types';
import { isSameValue } from '../../../state/settings/same-value';

/** What is typed and not saved, and what the site said about it, by setting. */
export interface DraftMap {
	readonly values: Settings;
	/** What was stored when each draft began: nobody's change since may be overwritten unseen. */
	readonly bases: Settings;
	/** What a request in flight has sent. */
	readonly saving: Settings;
	readonly errors: Readonly< Record< string, string > >;
	/** Settings that were stored without their HTML just now. */
	readonly cleaned: readonly string[];
	/** The field whose conflict takes the focus next; '' = none. */
	readonly focusedConflict: string;
}

/** One map per visit of a settings route; each card reads its own keys. */
export interface Drafts {
	readonly get: () => DraftMap;
	/** @return Cancels the subscription. */
	readonly subscribe: ( listener: () => void ) => () => void;
	readonly change: (
		key: string,
		value: SettingValue,
		stored: SettingValue | undefined
	) => void;
	/** Drops the drafts of these keys and what was said about them. */
	readonly drop: ( keys: readonly string[] ) => void;
	/** These drafts start from these values now: they may overwrite them. */
	readonly rebase: ( stored: Settings ) => void;
	/** A request with these values starts; with {}, it has ended. */
	readonly noteSaving: ( values: Settings ) => void;
	/** The server's words about values that it refused. */
	readonly refuse: ( errors: DraftMap[ 'errors' ] ) => void;
	readonly noteCleaned: ( keys: readonly string[] ) => void;
	readonly focusConflict: ( key: string ) => void;
}

const NONE: DraftMap = {
	values: {},
	bases: {},
	saving: {},
	errors: {},
	cleaned: [],
	focusedConflict: '',
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
			// Nothing is unseen while the field shows what is stored, such as after a save whose response was lost.
			const isStored =
				! ( key in map.values ) ||
				isSameValue( map.values[ key ], stored );
			const base = isStored ? stored : map.bases[ key ];
			if ( isSameValue( value, base ) && isSameValue( value, stored ) ) {
				return drop( [ key ] );
			}
			return set( {
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
		noteSaving( saving ) {
			set( {
				saving,
				errors: without( map.errors, Object.keys( saving ) ),
			} );
		},
		refuse( errors ) {
			set( { errors: { ...map.errors, ...errors } } );
		},
		noteCleaned( cleaned ) {
			set( { cleaned } );
		},
		focusConflict( focusedConflict ) {
			set( { focusedConflict } );
		},
	};
}

/** Was the stored value changed by somebody else, to another one than the draft's? */
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
