import { CheckboxGroup } from '../../../components/light/checkbox-group';
import type { Choice } from '../../../components/light/choice';
import type { SettingValue } from '../../../state/settings/types';
import type { ControlProps } from './control-props';

interface CheckboxesControlProps extends ControlProps {
	choices: readonly Choice[];
}

/** A setting that is a set of words. */
export function CheckboxesControl( {
	form,
	settingKey,
	...field
}: CheckboxesControlProps ) {
	const stored = toWords( form.stored( settingKey ) );
	return (
		<CheckboxGroup
			{ ...field }
			values={ toWords( form.get( settingKey ) ) }
			error={ form.error( settingKey ) }
			onChange={ ( words ) =>
				// The same words in another order are no change.
				form.change(
					settingKey,
					isSameSet( words, stored ) ? stored : words
				)
			}
		/>
	);
}

function toWords( value: SettingValue | undefined ): readonly string[] {
	return Array.isArray( value )
		? value.filter( ( word ) => typeof word === 'string' )
		: [];
}

function isSameSet( one: readonly string[], other: readonly string[] ) {
	return (
		one.length === other.length &&
		one.every( ( word ) => other.includes( word ) )
	);
}
