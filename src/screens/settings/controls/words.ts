import type { SettingValue } from '../../../state/settings/types';

/** Of a setting that is a set of words: whatever else it holds is left out. */
export function toWords( value: SettingValue | undefined ): readonly string[] {
	return Array.isArray( value )
		? value.filter( ( word ) => typeof word === 'string' )
		: [];
}

/** In any order. */
export function isSameSet(
	one: readonly string[],
	other: readonly string[]
): boolean {
	return (
		one.length === other.length &&
		one.every( ( word ) => other.includes( word ) )
	);
}
