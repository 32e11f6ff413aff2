import { CheckboxGroup } from '../../../components/light/checkbox-group';
import type { Choice } from '../../../components/light/choice';
import { describeChoices } from '../form/describe-value';
import { FieldConflict } from '../form/field-conflict';
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
			error={ form.error( settingKey ) }
			conflict={
				<FieldConflict
					form={ form }
					settingKey={ settingKey }
					describe={ describeChoices( field.choices ) }
				/>
			}
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
