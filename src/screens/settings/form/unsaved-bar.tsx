import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import type { SettingsForm } from './use-settings-form';
import './unsaved-bar.scss';

interface UnsavedBarProps {
	form: SettingsForm;
	onDiscard: () => void;
}

/** Shown at the bottom of a card while its form has unsaved changes. */
export function UnsavedBar( { form, onDiscard }: UnsavedBarProps ) {
	if ( ! form.isDirty ) {
		return null;
	}
	return (
		<div className="jp-unsaved-bar">
			<p className="jp-unsaved-bar__text">
				{ __(
					'You have changes that are not saved.',
					'jetpack-dashboard'
				) }
			</p>
			<Button
				variant="link"
				onClick={ onDiscard }
				disabledReason={
					form.isSaving &&
					__( 'Your changes are being saved.', 'jetpack-dashboard' )
				}
				hintEdge="end"
			>
				{ __( 'Discard', 'jetpack-dashboard' ) }
			</Button>
		</div>
	);
}
