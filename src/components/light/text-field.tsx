import { forwardRef, useId } from 'react';
import { classNames } from './class-names';
import { describeField, Field } from './field';
import type { FieldTexts } from './field';

export interface TextFieldProps extends FieldTexts {
	value: string;
	onChange: ( value: string ) => void;
	onBlur?: ( () => void ) | undefined;
	isReadOnly?: boolean | undefined;
	/** The value is being saved: it keeps the focus and is read-only. */
	isBusy?: boolean | undefined;
	/** For header names and IP addresses: monospaced, always left to right. */
	isCode?: boolean | undefined;
	/** Handles Enter instead of submitting the surrounding form. */
	onEnter?: ( () => void ) | undefined;
}

export const TextField = forwardRef< HTMLInputElement, TextFieldProps >(
	function TextField(
		{
			value,
			onChange,
			onBlur,
			isReadOnly,
			isBusy = false,
			isCode,
			onEnter,
			...texts
		},
		ref
	) {
		const id = useId();
		return (
			<Field id={ id } { ...texts }>
				<input
					ref={ ref }
					id={ id }
					type="text"
					className={ classNames(
						'jp-field__input',
						isCode && 'is-code'
					) }
					value={ value }
					dir={ isCode ? 'ltr' : undefined }
					spellCheck={ isCode ? false : undefined }
					autoCapitalize={ isCode ? 'none' : undefined }
					autoCorrect={ isCode ? 'off' : undefined }
					readOnly={
						isReadOnly || isBusy || Boolean( texts.disabledReason )
					}
					aria-busy={ isBusy || undefined }
					aria-disabled={ texts.disabledReason ? true : undefined }
					aria-invalid={ texts.error ? true : undefined }
					aria-describedby={ describeField( id, texts ) }
					onChange={ ( event ) => onChange( event.target.value ) }
					onBlur={ onBlur }
					onKeyDown={ ( event ) => {
						if ( onEnter && event.key === 'Enter' ) {
							event.preventDefault();
							onEnter();
						}
					} }
				/>
			</Field>
		);
	}
);
