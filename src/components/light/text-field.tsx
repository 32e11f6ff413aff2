import { forwardRef, useId } from 'react';
import { describeField, Field } from './field';
import type { FieldTexts } from './field';

export interface TextFieldProps extends FieldTexts {
	value: string;
	onChange: ( value: string ) => void;
	isReadOnly?: boolean | undefined;
	placeholder?: string | undefined;
}

export const TextField = forwardRef< HTMLInputElement, TextFieldProps >(
	function TextField(
		{ value, onChange, isReadOnly, placeholder, ...texts },
		ref
	) {
		const id = useId();
		return (
			<Field id={ id } { ...texts }>
				<input
					ref={ ref }
					id={ id }
					type="text"
					className="jp-field__input"
					value={ value }
					placeholder={ placeholder }
					readOnly={ isReadOnly }
					aria-invalid={ texts.error ? true : undefined }
					aria-describedby={ describeField( id, texts ) }
					onChange={ ( event ) => onChange( event.target.value ) }
				/>
			</Field>
		);
	}
);
