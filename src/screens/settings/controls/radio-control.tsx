import type { Choice } from '../../../components/light/choice';
import { RadioGroup } from '../../../components/light/radio-group';
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
			error={ form.error( settingKey ) }
			onChange={ ( value ) => form.change( settingKey, value ) }
		/>
	);
}
