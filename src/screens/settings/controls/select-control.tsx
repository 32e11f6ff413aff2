import type { Choice } from '../../../components/light/choice';
import { Select } from '../../../components/light/select';
import { describeChoices } from '../form/describe-value';
import { FieldConflict } from '../form/field-conflict';
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
			conflict={
				<FieldConflict
					form={ form }
					settingKey={ settingKey }
					describe={ describeChoices( field.choices ) }
				/>
			}
			onChange={ ( value ) => form.change( settingKey, value ) }
		/>
	);
}
