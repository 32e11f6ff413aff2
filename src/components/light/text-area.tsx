import { forwardRef, useId } from 'react';
import { classNames } from './class-names';
import { describeField, Field } from './field';
import type { FieldTexts } from './field';

export interface TextAreaProps extends FieldTexts {
	value: string;
	onChange: ( value: string ) => void;
	rows?: number | undefined;
	isReadOnly?: boolean | undefined;
	/**
	 * For IP addresses and code: monospaced, always left to right, no spell
	 * checking.
	 */
	isCode?: boolean | undefined;
}

export const TextArea = forwardRef< HTMLTextAreaElement, TextAreaProps >(
	function TextArea(
		{ value, onChange, rows = 4, isReadOnly, isCode, ...texts },
		ref
	) {
		const id = useId();
		return (
			<Field id={ id } { ...texts }>
				<textarea
					ref={ ref }
					id={ id }
					className={ classNames(
						'jp-field__input',
						isCode && 'is-code'
					) }
					value={ value }
					rows={ rows }
					readOnly={ isReadOnly || Boolean( texts.disabledReason ) }
					aria-disabled={ texts.disabledReason ? true : undefined }
					dir={ isCode ? 'ltr' : undefined }
					spellCheck={ isCode ? false : undefined }
					autoCapitalize={ isCode ? 'none' : undefined }
					autoCorrect={ isCode ? 'off' : undefined }
					aria-invalid={ texts.error ? true : undefined }
					aria-describedby={ describeField( id, texts ) }
					onChange={ ( event ) => onChange( event.target.value ) }
				/>
			</Field>
		);
	}
);
