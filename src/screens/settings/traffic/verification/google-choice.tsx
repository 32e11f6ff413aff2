import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/light/button';
import { googleLabel } from './google-label';
import './google.scss';

interface GoogleChoiceProps {
	readonly disabledReason: string | false;
	readonly isVerifying?: boolean;
	/** Why the verification status is unknown; '' if it is known. */
	readonly problem?: string;
	readonly onVerify?: () => void;
	readonly onManual?: () => void;
	readonly onCheckAgain?: () => void;
}

/** Shown while the site isn't verified: choose automatic or manual verification. */
export function GoogleChoice( {
	disabledReason,
	isVerifying = false,
	problem = '',
	onVerify,
	onManual,
	onCheckAgain,
}: GoogleChoiceProps ) {
	const busyReason =
		isVerifying &&
		__( 'Google is checking your site.', 'jetpack-dashboard' );
	return (
		<>
			<p className="jp-google__name">{ googleLabel() }</p>
			{ problem && (
				<p className="jp-google__problem" role="status">
					{ __(
						'Couldn’t check whether Google has verified your site.',
						'jetpack-dashboard'
					) }{ ' ' }
					{ problem }
				</p>
			) }
			<div className="jp-google__actions">
				<Button
					isBusy={ isVerifying }
					disabledReason={ disabledReason }
					onClick={ onVerify }
				>
					{ isVerifying
						? __( 'Verifying…', 'jetpack-dashboard' )
						: __( 'Verify with Google', 'jetpack-dashboard' ) }
				</Button>
				<Button
					variant="link"
					disabledReason={ disabledReason || busyReason }
					onClick={ onManual }
				>
					{ __( 'Manually Verify', 'jetpack-dashboard' ) }
				</Button>
				{ problem && (
					<Button variant="link" onClick={ onCheckAgain }>
						{ __( 'Try again', 'jetpack-dashboard' ) }
					</Button>
				) }
			</div>
		</>
	);
}
