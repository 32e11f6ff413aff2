import { isRecord } from '../../../lib/is-record';
import type { Choice } from '../../../components/light/choice';
import type { SettingValue } from '../../../state/settings/types';

/** Longer values are too long to quote in a sentence. */
const SHORT_LENGTH = 60;

/** A setting's value as plain text; '' if it is empty. */
export function describeValue( value: SettingValue | undefined ): string {
	if ( Array.isArray( value ) ) {
		return value.map( describeValue ).filter( Boolean ).join( ', ' );
	}
	if ( isRecord( value ) ) {
		return Object.values( value )
			.map( describeValue )
			.filter( Boolean )
			.join( '; ' );
	}
	return value === null || value === undefined ? '' : String( value );
}

/** @return Formatter that uses the labels of these choices, in their order. */
export function describeChoices( choices: readonly Choice[] ) {
	return ( value: SettingValue | undefined ): string => {
		const words: readonly ( SettingValue | undefined )[] = Array.isArray(
			value
		)
			? value
			: [ value ];
		return choices
			.filter( ( choice ) => words.includes( choice.value ) )
			.map( ( { label } ) => label )
			.join( ', ' );
	};
}

export function isShort( text: string ): boolean {
	return text.length <= SHORT_LENGTH && ! text.includes( '\n' );
}
