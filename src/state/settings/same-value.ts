import { isRecord } from '../../lib/is-record';
import type { SettingValue } from './types';

/** Deep equality of two setting values. */
export function isSameValue(
	one: SettingValue | undefined,
	other: SettingValue | undefined
): boolean {
	if ( isList( one ) && isList( other ) ) {
		return (
			one.length === other.length &&
			one.every( ( item, at ) => isSameValue( item, other[ at ] ) )
		);
	}
	if ( isRecord( one ) && isRecord( other ) ) {
		const keys = Object.keys( one );
		return (
			keys.length === Object.keys( other ).length &&
			keys.every(
				( key ) =>
					key in other && isSameValue( one[ key ], other[ key ] )
			)
		);
	}
	return one === other;
}

function isList(
	value: SettingValue | undefined
): value is readonly SettingValue[] {
	return Array.isArray( value );
}
