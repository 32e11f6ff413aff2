import { useState } from 'react';
import { TextField } from '../../../../components/light/text-field';
import { getFieldMessages } from '../../form/field-messages';
import type { SettingsForm } from '../../form/use-settings-form';
import { findCode, toMetaTag } from './meta-tag';
import type { VerificationService } from './meta-tag';

interface VerificationFieldProps {
	readonly form: SettingsForm;
	readonly service: VerificationService;
	readonly label: string;
	readonly disabledReason: string | false;
}

/**
 * A service's verification code, shown as its meta tag; while being edited, as
 * typed.
 */
export function VerificationField( {
	form,
	service,
	label,
	disabledReason,
}: VerificationFieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const stored = form.stored( service );

	return (
		<TextField
			label={ label }
			isCode
			isBusy={ form.isSaving }
			disabledReason={ disabledReason }
			{ ...getFieldMessages( form, service ) }
			value={ typed ?? toMetaTag( service, form.value( service ) ) }
			onBlur={ () => setTyped( null ) }
			onChange={ ( text ) => {
				setTyped( text );
				// Entering the meta tag of the stored code isn't a change.
				form.change(
					service,
					findCode( text ) === stored ? stored : text
				);
			} }
		/>
	);
}
