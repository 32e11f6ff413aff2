import type { Choice } from '../../../components/light/choice';
import { Select } from '../../../components/light/select';
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
			error={ form.error( settingKey ) }
			onChange={ ( value ) => form.change( settingKey, value ) }
		/>
	);
}
