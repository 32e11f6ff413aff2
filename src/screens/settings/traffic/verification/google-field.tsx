import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { assertNever } from '../../../../lib/assert-never';
import { openConnectPopup } from '../../../../lib/connect-popup';
import { addNotice } from '../../../../state/notices/actions';
import {
	checkGoogleVerification,
	verifyGoogle,
} from '../../../../state/site/google-verification';
import { getSiteInfo } from '../../../../state/site/selectors';
import type { CustomRowProps } from '../../declarations/settings-section';
import { LoadingLine } from '../../loading/loading-line';
import { GoogleChoice } from './google-choice';
import { getGoogleInput } from './google-input';
import { googleLabel } from './google-label';
import { GoogleManual } from './google-manual';
import { GoogleVerified } from './google-verified';
import { googleView } from './google-view';
import { VerificationField } from './verification-field';

/** Google verification, in a Google pop-up or by entering the code manually. */
export function GoogleField( { form, disabledReason }: CustomRowProps ) {
	const dispatch = useAppDispatch();
	const input = useAppSelector( getGoogleInput );
	const { googleConnectUrl } = useAppSelector( getSiteInfo );
	const [ isVerifying, setVerifying ] = useState( false );
	const [ isManual, setManual ] = useState( false );
	const groupRef = useRef< HTMLDivElement >( null );
	const view = googleView( { ...input, isVerifying, isManual } );
	const isFetchNeeded = input.canAsk && ! disabledReason;

	useEffect( () => {
		if ( isFetchNeeded ) {
			void dispatch( checkGoogleVerification() );
		}
	}, [ dispatch, isFetchNeeded ] );

	async function verify() {
		const popup = openConnectPopup( googleConnectUrl );
		if ( ! popup ) {
			dispatch(
				addNotice( {
					noticeId: 'verify-google',
					status: 'error',
					text: __(
						'Your browser blocked Google’s window. Allow pop-ups for this site, then try again.',
						'jetpack-dashboard'
					),
				} )
			);
			return;
		}
		setVerifying( true );
		const connectionId = await popup;
		if ( connectionId !== null ) {
			await dispatch( verifyGoogle( connectionId ) );
		}
		setVerifying( false );
		groupRef.current?.focus();
	}

	/** The focused control unmounts when the state changes. */
	function switchManual( isWanted: boolean ) {
		groupRef.current?.focus();
		setManual( isWanted );
	}

	function content() {
		switch ( view.kind ) {
			case 'plain':
				return (
					<VerificationField
						form={ form }
						service="google"
						label={ googleLabel() }
						disabledReason={ disabledReason }
					/>
				);
			case 'fetching':
				return disabledReason ? (
					<GoogleChoice disabledReason={ disabledReason } />
				) : (
					<LoadingLine />
				);
			case 'check-failed':
			case 'unverified':
			case 'verifying':
				return (
					<GoogleChoice
						disabledReason={ disabledReason }
						isVerifying={ view.kind === 'verifying' }
						problem={
							view.kind === 'check-failed' ? view.reason : ''
						}
						onVerify={ () => void verify() }
						onManual={ () => switchManual( true ) }
						onCheckAgain={ () =>
							void dispatch( checkGoogleVerification() )
						}
					/>
				);
			case 'manual':
				return (
					<GoogleManual
						form={ form }
						disabledReason={ disabledReason }
						onDone={ () => switchManual( false ) }
						onSaved={ () => {
							switchManual( false );
							void dispatch( checkGoogleVerification() );
						} }
					/>
				);
			case 'verified':
				return (
					<GoogleVerified
						{ ...view }
						disabledReason={ disabledReason }
						onEdit={ () => switchManual( true ) }
					/>
				);
			default:
				return assertNever( view );
		}
	}

	return (
		<div
			ref={ groupRef }
			className="jp-google"
			role="group"
			aria-label={ __( 'Verification with Google', 'jetpack-dashboard' ) }
			tabIndex={ -1 }
		>
			{ content() }
		</div>
	);
}
