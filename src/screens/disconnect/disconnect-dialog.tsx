import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Dialog } from '../../components/rich/dialog';
import { useAppSelector } from '../../hooks/store';
import {
	getAccountUserId,
	getSiteId,
	isInIdentityCrisis,
} from '../../state/connection/selectors';
import { ConfirmStep } from './confirm-step';
import type { DisconnectContext } from './confirm-step';
import { successStep } from './disconnect-step';
import type { DisconnectStep } from './disconnect-step';
import { SuccessStep } from './success-step';
import { SurveyStep } from './survey-step';
import { ThankYouStep } from './thank-you-step';
import './disconnect-dialog.scss';

interface DisconnectDialogProps {
	/** On the WordPress plugins page, the plugin is deactivated afterwards. */
	readonly context: DisconnectContext;
	/**
	 * Called with whether to proceed: the site was disconnected, or the plugin
	 * should be deactivated anyway.
	 */
	readonly onClose: ( shouldProceed: boolean ) => void;
}

/**
 * Disconnects the site and asks for the reason. Only its own buttons close it.
 * The parent must keep it mounted after the site is disconnected, since the
 * remaining steps follow then.
 */
export function DisconnectDialog( {
	context,
	onClose,
}: DisconnectDialogProps ) {
	const siteId = useAppSelector( getSiteId );
	const userId = useAppSelector( getAccountUserId );
	// A cloned site has the original site's IDs, so it must not submit a survey
	// for them.
	const isCopy = useAppSelector( isInIdentityCrisis );
	// Saved on mount, because disconnecting removes them from the store.
	const [ ids ] = useState(
		isCopy ? { siteId: 0, userId: 0 } : { siteId, userId }
	);
	const [ step, setStep ] = useState< DisconnectStep >( {
		kind: 'confirm',
	} );
	const leave = () => onClose( step.kind !== 'confirm' );
	const thank = () => setStep( { kind: 'thank-you' } );

	return (
		<Dialog title={ stepTitle( step.kind ) }>
			{ step.kind === 'confirm' && (
				<ConfirmStep
					context={ context }
					onDisconnected={ ( isServiceNotified ) =>
						setStep( successStep( ids, isServiceNotified ) )
					}
					onCancel={ leave }
					onProceed={ () => onClose( true ) }
				/>
			) }
			{ step.kind === 'success' && (
				<SuccessStep
					context={ context }
					canGiveFeedback={ step.canGiveFeedback }
					isServiceNotified={ step.isServiceNotified }
					onFeedback={ () => setStep( { kind: 'survey' } ) }
					onLeave={ leave }
				/>
			) }
			{ step.kind === 'survey' && (
				<SurveyStep ids={ ids } onSent={ thank } onSkip={ leave } />
			) }
			{ step.kind === 'thank-you' && <ThankYouStep onLeave={ leave } /> }
		</Dialog>
	);
}

function stepTitle( kind: DisconnectStep[ 'kind' ] ): string {
	switch ( kind ) {
		case 'confirm':
			return __(
				'Are you sure you want to disconnect?',
				'jetpack-dashboard'
			);
		case 'success':
			return __(
				'Jetpack has been successfully disconnected.',
				'jetpack-dashboard'
			);
		case 'survey':
			return __( 'Before you go, help us improve', 'jetpack-dashboard' );
		case 'thank-you':
			return __( 'Thank you!', 'jetpack-dashboard' );
	}
}
