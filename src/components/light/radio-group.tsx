import { useId } from 'react';
import type { Choice } from './choice';
import { ChoiceGroup, ChoiceInput } from './choice-group';
import type { FieldTexts } from './field';

export interface RadioGroupProps extends FieldTexts {
	value: string;
	choices: readonly Choice[];
	onChange: ( value: string ) => void;
}

/** A choice of one from a few visible options. */
export function RadioGroup( {
	value,
	choices,
	onChange,
	...texts
}: RadioGroupProps ) {
	const name = useId();
	return (
		<ChoiceGroup role="radiogroup" { ...texts }>
			{ choices.map( ( choice ) => (
				<ChoiceInput
					key={ choice.value }
					type="radio"
					name={ name }
					label={ choice.label }
					isChecked={ choice.value === value }
					isDisabled={ Boolean( texts.disabledReason ) }
					disabledReason={ choice.disabledReason }
					onChange={ () => onChange( choice.value ) }
				/>
			) ) }
		</ChoiceGroup>
	);
}
