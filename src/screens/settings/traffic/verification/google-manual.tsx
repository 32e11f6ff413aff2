import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/light/button';
import type { SettingsForm } from '../../form/use-settings-form';
import { googleLabel } from './google-label';
import { VerificationField } from './verification-field';
import './google.scss';

interface GoogleManualProps {
	readonly form: SettingsForm;
	readonly disabledReason: string | false;
	readonly onSaved: () => void;
	readonly onDone: () => void;
}

/** Manual entry of Google's code, with its own Save and Cancel. */
export function GoogleManual( {
	form,
	disabledReason,
	onSaved,
	onDone,
}: GoogleManualProps ) {
	const stored = form.stored( 'google' );
	const isChanged = form.get( 'google' ) !== stored;

	async function save() {
		const isSaved = await form.saveNow( 'google', form.value( 'google' ) );
		if ( isSaved ) {
			onSaved();
		}
	}

	return (
		<>
			<VerificationField
				form={ form }
				service="google"
				label={ googleLabel() }
				disabledReason={ disabledReason }
			/>
			<div className="jp-google__actions">
				<Button
					isBusy={ form.isSaving }
					disabledReason={
						disabledReason ||
						( ! isChanged &&
							__(
								'There are no changes to save.',
								'jetpack-dashboard'
							) ) ||
						( form.isAnySaving &&
							__(
								'Another change is being saved.',
								'jetpack-dashboard'
							) )
					}
					onClick={ () => void save() }
				>
					{ __( 'Save', 'jetpack-dashboard' ) }
				</Button>
				<Button
					variant="link"
					onClick={ () => {
						form.change( 'google', stored ?? '' );
						onDone();
					} }
				>
					{ __( 'Cancel', 'jetpack-dashboard' ) }
				</Button>
			</div>
		</>
	);
}
