import { useId } from 'react';
import type { Choice } from './choice';
import { describeField, Field } from './field';
import type { FieldTexts } from './field';

export interface SelectProps extends FieldTexts {
	value: string;
	choices: readonly Choice[];
	onChange: ( value: string ) => void;
}

/** A native select. */
export function Select( { value, choices, onChange, ...texts }: SelectProps ) {
	const id = useId();
	const isDisabled = Boolean( texts.disabledReason );
	return (
		<Field id={ id } { ...texts }>
			<select
				id={ id }
				className="jp-field__input"
				value={ value }
				aria-disabled={ isDisabled || undefined }
				aria-invalid={ texts.error ? true : undefined }
				aria-describedby={ describeField( id, texts ) }
				// Prevents the list from opening while the value can't be
				// changed.
				onMouseDown={ ( event ) => {
					if ( isDisabled ) {
						event.preventDefault();
						event.currentTarget.focus();
					}
				} }
				onKeyDown={ ( event ) => {
					if ( isDisabled && event.key !== 'Tab' ) {
						event.preventDefault();
					}
				} }
				onChange={ ( event ) => {
					if ( ! isDisabled ) {
						onChange( event.target.value );
					}
				} }
			>
				{ choices.map( ( choice ) => (
					<option key={ choice.value } value={ choice.value }>
						{ choice.label }
					</option>
				) ) }
			</select>
		</Field>
	);
}
