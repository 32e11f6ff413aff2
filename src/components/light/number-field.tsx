import { useId } from 'react';
import { describeField, Field } from './field';
import type { FieldTexts } from './field';

export interface NumberFieldProps extends FieldTexts {
	/** The raw input, which may be incomplete. */
	value: string;
	min?: number | undefined;
	max?: number | undefined;
	onChange: ( value: string ) => void;
}

/** A field for whole numbers. */
export function NumberField( {
	value,
	min,
	max,
	onChange,
	...texts
}: NumberFieldProps ) {
	const id = useId();
	return (
		<Field id={ id } { ...texts }>
			<input
				id={ id }
				type="number"
				inputMode="numeric"
				className="jp-field__input is-number"
				value={ value }
				min={ min }
				max={ max }
				step={ 1 }
				readOnly={ Boolean( texts.disabledReason ) }
				aria-disabled={ texts.disabledReason ? true : undefined }
				aria-invalid={ texts.error ? true : undefined }
				aria-describedby={ describeField( id, texts ) }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</Field>
	);
}
