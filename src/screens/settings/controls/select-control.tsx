import type { Choice } from '../../../components/light/choice';
import { Select } from '../../../components/light/select';
import { describeChoices } from '../form/describe-value';
import { getFieldMessages } from '../form/field-messages';
import type { ControlProps } from './control-props';

interface SelectControlProps extends ControlProps {
	choices: readonly Choice[];
}

export function SelectControl( {
	form,
	settingKey,
	...field
}: SelectControlProps ) {
	return (
		<Select
			{ ...field }
			value={ form.value( settingKey ) }
			{ ...getFieldMessages(
				form,
				settingKey,
				describeChoices( field.choices )
			) }
			onChange={ ( value ) => form.change( settingKey, value ) }
		/>
	);
}
