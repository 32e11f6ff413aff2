import type { SettingValue } from '../../../../state/settings/types';

export function readRoles(
	value: SettingValue | undefined
): readonly string[] {
	return Array.isArray( value )
		? value.filter( ( role ) => typeof role === 'string' )
		: [];
}
