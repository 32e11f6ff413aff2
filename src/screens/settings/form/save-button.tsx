import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import type { SettingsForm } from './use-settings-form';

export function SaveButton( { form }: { form: SettingsForm } ) {
	return (
		<Button
			type="submit"
			variant="primary"
			hintEdge="end"
			isBusy={ form.isSaving }
			disabledReason={ explainDisabled( form ) }
		>
			{ form.isSaving
				? __( 'Saving…', 'jetpack-dashboard' )
				: __( 'Save settings', 'jetpack-dashboard' ) }
		</Button>
	);
}

/** Why the form can't be saved now; false if it can. */
export function explainDisabled( form: SettingsForm ): string | false {
	if ( form.isSaving ) {
		return false;
	}
	if ( form.isAnySaving ) {
		return __( 'Another change is being saved.', 'jetpack-dashboard' );
	}
	return (
		! form.isDirty &&
		__( 'There are no changes to save.', 'jetpack-dashboard' )
	);
}
