import { CheckboxGroup } from '../../../components/light/checkbox-group';
import type { Choice } from '../../../components/light/choice';
import { describeChoices } from '../form/describe-value';
import { getFieldMessages } from '../form/field-messages';
import type { ControlProps } from './control-props';
import { isSameSet, toWords } from './words';

interface CheckboxesControlProps extends ControlProps {
	choices: readonly Choice[];
}

/** A group of checkboxes for a setting that holds a set of strings. */
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
			{ ...getFieldMessages(
				form,
				settingKey,
				describeChoices( field.choices )
			) }
			onChange={ ( words ) =>
				// Order doesn't matter: restoring the stored set isn't a
				// change.
				form.change(
					settingKey,
					isSameSet( words, stored ) ? stored : words
				)
			}
		/>
	);
}
