import { __ } from '@wordpress/i18n';
import { DialogActions } from '../../components/rich/dialog-actions';
import { BackButton } from './success-step';

interface ThankYouStepProps {
	readonly onLeave: () => void;
}

export function ThankYouStep( { onLeave }: ThankYouStepProps ) {
	return (
		<div className="jp-disconnect">
			<p>{ __( 'It helps us improve Jetpack.', 'jetpack-dashboard' ) }</p>
			<DialogActions>
				<BackButton onLeave={ onLeave } />
			</DialogActions>
		</div>
	);
}
