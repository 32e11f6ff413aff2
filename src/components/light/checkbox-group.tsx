import type { Choice } from './choice';
import { ChoiceGroup, ChoiceInput } from './choice-group';
import type { FieldTexts } from './field';

export interface CheckboxGroupProps extends FieldTexts {
	values: readonly string[];
	choices: readonly Choice[];
	onChange: ( values: readonly string[] ) => void;
}

/** Any of several. What is not among the choices stays in the list. */
export function CheckboxGroup( {
	values,
	choices,
	onChange,
	...texts
}: CheckboxGroupProps ) {
	return (
		<ChoiceGroup { ...texts }>
			{ choices.map( ( { value, label, disabledReason } ) => (
				<ChoiceInput
					key={ value }
					type="checkbox"
					label={ label }
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
