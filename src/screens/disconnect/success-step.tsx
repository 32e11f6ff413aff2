import { __ } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { Notice } from '../../components/light/notice';
import { DialogActions } from '../../components/rich/dialog-actions';
import type { DisconnectContext } from './confirm-step';

interface SuccessStepProps {
	readonly context: DisconnectContext;
	readonly canGiveFeedback: boolean;
	readonly isServiceNotified: boolean;
	readonly onFeedback: () => void;
	readonly onLeave: () => void;
}

/** Confirms the disconnect and offers the survey. */
export function SuccessStep( {
	context,
	canGiveFeedback,
	isServiceNotified,
	onFeedback,
	onLeave,
}: SuccessStepProps ) {
	return (
		<div className="jp-disconnect">
			{ ! isServiceNotified && (
				<Notice status="warning">
					{ __(
						'The account service could not be reached. The connection was removed from this site, but the service may still list the site for a while.',
						'jetpack-dashboard'
					) }
				</Notice>
			) }
			<p>
				{ context === 'plugins'
					? __(
							'The plugin is deactivated when you leave this dialog.',
							'jetpack-dashboard'
					  )
					: __(
							'Your settings are kept. You can connect again at any time.',
							'jetpack-dashboard'
					  ) }
			</p>
			{ canGiveFeedback ? (
				<>
					<p>
						{ __(
							'Would you tell us why you disconnected? It’s just one question.',
							'jetpack-dashboard'
						) }
					</p>
					<DialogActions>
						<Button onClick={ onLeave }>
							{ __( 'No thank you', 'jetpack-dashboard' ) }
						</Button>
						<Button variant="primary" onClick={ onFeedback }>
							{ __( 'Help us improve', 'jetpack-dashboard' ) }
						</Button>
					</DialogActions>
				</>
			) : (
				<DialogActions>
					<BackButton onLeave={ onLeave } />
				</DialogActions>
			) }
		</div>
	);
}

export function BackButton( { onLeave }: { onLeave: () => void } ) {
	return (
		<Button variant="primary" onClick={ onLeave }>
			{ __( 'Back to my website', 'jetpack-dashboard' ) }
		</Button>
	);
}
