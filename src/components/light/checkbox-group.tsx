import type { Choice } from './choice';
import { ChoiceGroup, ChoiceInput } from './choice-group';
import type { FieldTexts } from './field';

export interface CheckboxGroupProps extends FieldTexts {
	values: readonly string[];
	choices: readonly Choice[];
	onChange: ( values: readonly string[] ) => void;
}

/**
 * Any number of choices. Selected values that are not among the choices are
 * kept.
 */
export function CheckboxGroup( {
	values,
	choices,
	onChange,
	...texts
}: CheckboxGroupProps ) {
	return (
		<ChoiceGroup { ...texts }>
			{ choices.map( ( { value, label, help, disabledReason } ) => (
				<ChoiceInput
					key={ value }
					type="checkbox"
					label={ label }
					help={ help }
					isChecked={ values.includes( value ) }
					isDisabled={ Boolean( texts.disabledReason ) }
					disabledReason={ disabledReason }
					onChange={ ( isChecked ) =>
						onChange(
							isChecked
								? [ ...values, value ]
								: values.filter( ( other ) => other !== value )
						)
					}
				/>
			) ) }
		</ChoiceGroup>
	);
}
