import type { UndoAction } from '../notices/types';
import { hasMark } from './has-mark';
import type { Settings } from './types';

/**
 * Secrets and actions can't be restored, nor can write-only settings, whose
 * values the page doesn't have.
 */
const canUndo = ( key: string ): boolean =>
	! hasMark( key, 'secret' ) && ! hasMark( key, 'action' );

/**
 * Returns the values to save to undo a change.
 *
 * @param patch  What is about to be saved.
 * @param stored The current settings.
 * @return Undefined if some values can't be restored.
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
 * Creates a save's Undo action. It excludes values that someone else had
 * already set.
 *
 * @param previous   Returned by previousValues().
 * @param saved      The saved values.
 * @param alreadySet Keys that someone else had already set.
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
 * The values that the server compares with the stored ones before it writes.
 *
 * @param patch What is about to be saved.
 * @param known The values before the change.
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
