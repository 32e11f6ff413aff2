import type { Choice } from '../../../components/light/choice';
import { RadioGroup } from '../../../components/light/radio-group';
import { describeChoices } from '../form/describe-value';
import { getFieldMessages } from '../form/field-messages';
import type { ControlProps } from './control-props';

interface RadioControlProps extends ControlProps {
	choices: readonly Choice[];
}

export function RadioControl( {
	form,
	settingKey,
	...field
}: RadioControlProps ) {
	return (
		<RadioGroup
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
