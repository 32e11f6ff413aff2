import type { SettingValue } from '../../../state/settings/types';

/** The setting's value as a list of strings; drops other types. */
export function toWords( value: SettingValue | undefined ): readonly string[] {
	return Array.isArray( value )
		? value.filter( ( word ) => typeof word === 'string' )
		: [];
}

/** Ignores order. */
export function isSameSet(
	one: readonly string[],
	other: readonly string[]
): boolean {
	return (
		one.length === other.length &&
		one.every( ( word ) => other.includes( word ) )
	);
}
