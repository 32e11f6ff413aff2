import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import { useFocusLoss } from '../../../hooks/focus-loss';
import { explainDisabled } from './save-button';
import type { SettingsForm } from './use-settings-form';
import './unsaved-bar.scss';

interface UnsavedBarProps {
	readonly form: SettingsForm;
	readonly canSave: boolean;
	readonly onDiscard: () => void;
	/** Called if the bar unmounts while it has the focus. */
	readonly onFocusLost: () => void;
}

/**
 * The last row of a card whose form has unsaved changes. It sticks to the
 * bottom of the window while the card is in view.
 */
export function UnsavedBar( {
	form,
	canSave,
	onDiscard,
	onFocusLost,
}: UnsavedBarProps ) {
	const ref = useFocusLoss< HTMLDivElement >( onFocusLost );
	return (
		<div ref={ ref } className="jp-unsaved-bar">
			<p className="jp-unsaved-bar__text">
				{ sprintf(
					/* translators: %d: number of changed settings */
					_n(
						'%d unsaved change',
						'%d unsaved changes',
						form.changeCount,
						'jetpack-dashboard'
					),
					form.changeCount
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
				isHintAbove
			>
				{ __( 'Discard', 'jetpack-dashboard' ) }
			</Button>
			{ canSave && (
				<Button
					type="submit"
					variant="primary"
					isBusy={ form.isSaving }
					disabledReason={ explainDisabled( form ) }
					hintEdge="end"
					isHintAbove
				>
					{ __( 'Save changes', 'jetpack-dashboard' ) }
				</Button>
			) }
		</div>
	);
}
