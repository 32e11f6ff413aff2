import type { UndoAction } from '../notices/types';
import { hasMark } from './has-mark';
import type { Settings } from './types';

/** Secrets and actions can't be restored; nor can write-only settings, which the page doesn't know. */
const canUndo = ( key: string ): boolean =>
	! hasMark( key, 'secret' ) && ! hasMark( key, 'action' );

/**
 * What has to be saved to take a change back.
 *
 * @param patch  What is about to be saved.
 * @param stored The settings as they are.
 * @return Undefined where that would not bring everything back.
 */
export function previousValues(
	patch: Settings,
	stored: Settings
): Settings | undefined {
	const previous: Record< string, Settings[ string ] > = {};
	for ( const key of Object.keys( patch ) ) {
		const value = stored[ key ];
		if ( value === undefined || value === null || ! canUndo( key ) ) {
			return undefined;
		}
		previous[ key ] = value;
	}
	return previous;
}

/**
 * The Undo of a save. What somebody else had already set to the same value is
 * their change, which stays.
 *
 * @param previous   Of previousValues().
 * @param saved      What was saved.
 * @param alreadySet Keys of what somebody else had set.
 */
export function undoAction(
	previous: Settings,
	saved: Settings,
	alreadySet: readonly string[]
): UndoAction | undefined {
	const own = ( values: Settings ): Settings =>
		Object.fromEntries(
			Object.entries( values ).filter(
				( [ key ] ) => ! alreadySet.includes( key )
			)
		);
	return Object.keys( own( previous ) ).length > 0
		? { kind: 'undo', previous: own( previous ), saved: own( saved ) }
		: undefined;
}

/**
 * What the server compares with the stored values before it writes.
 *
 * @param patch What is about to be saved.
 * @param known The values that it started from.
 */
export function expectedValues( patch: Settings, known: Settings ): Settings {
	return Object.fromEntries(
		Object.keys( patch ).flatMap( ( key ) => {
			const value = known[ key ];
			return value === undefined ||
				value === null ||
				hasMark( key, 'action' )
				? []
				: [ [ key, value ] ];
		} )
	);
}
