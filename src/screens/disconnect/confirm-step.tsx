import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { DialogActions } from '../../components/rich/dialog-actions';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import {
	getAccountHost,
	getAccountUrl,
	getDisconnectError,
	isDisconnecting,
} from '../../state/connection/selectors';
import {
	disconnectSite,
	fetchConnectedPlugins,
} from '../../state/connection/thunks';
import { OtherPlugins } from './other-plugins';

export type DisconnectContext = 'dashboard' | 'plugins';

interface ConfirmStepProps {
	readonly context: DisconnectContext;
	readonly onDisconnected: ( isServiceNotified: boolean ) => void;
	readonly onCancel: () => void;
	/**
	 * Deactivates the plugin without disconnecting; offered after disconnecting
	 * has failed.
	 */
	readonly onProceed: () => void;
}

/** Lists what will stop working and asks for confirmation. */
export function ConfirmStep( {
	context,
	onDisconnected,
	onCancel,
	onProceed,
}: ConfirmStepProps ) {
	const dispatch = useAppDispatch();
	const host = useAppSelector( getAccountHost );
	const isBusy = useAppSelector( isDisconnecting );
	const error = useAppSelector( getDisconnectError );
	const [ oldError ] = useState( error );

	useEffect( () => {
		void dispatch( fetchConnectedPlugins() );
	}, [ dispatch ] );

	const disconnect = async () => {
		const outcome = await dispatch( disconnectSite() );
		if ( outcome?.isOk ) {
			onDisconnected( outcome.result.isServiceNotified );
		}
	};

	return (
		<div className="jp-disconnect">
			<p>{ consequences( context, host ) }</p>
			<OtherPlugins />
			<HelpLinks />
			{ error && error !== oldError && (
				<Notice
					status="error"
					isLive
					actions={
						context === 'plugins' && (
							<Button variant="link" onClick={ onProceed }>
								{ __(
									'Deactivate without disconnecting',
									'jetpack-dashboard'
								) }
							</Button>
						)
					}
				>
					{ error.message || error.code }
				</Notice>
			) }
			<DialogActions>
				<Button
					onClick={ onCancel }
					isHintAbove
					disabledReason={
						isBusy &&
						__(
							'The site is being disconnected.',
							'jetpack-dashboard'
						)
					}
				>
					{ cancelLabel( context ) }
				</Button>
				<Button
					variant="danger"
					isBusy={ isBusy }
					onClick={ () => void disconnect() }
				>
					{ isBusy
						? __( 'Disconnecting…', 'jetpack-dashboard' )
						: confirmLabel( context ) }
				</Button>
			</DialogActions>
		</div>
	);
}

function consequences( context: DisconnectContext, host: string ): string {
	return context === 'plugins'
		? sprintf(
				/* translators: %s: host of the account service */
				__(
					'Deactivating Jetpack also disconnects this site from %s. Features that need the connection stop working for all users of this site.',
					'jetpack-dashboard'
				),
				host
		  )
		: sprintf(
				/* translators: %s: host of the account service */
				__(
					'This site will no longer be connected to %s. Features that need the connection stop working for all users of this site.',
					'jetpack-dashboard'
				),
				host
		  );
}

function cancelLabel( context: DisconnectContext ): string {
	return context === 'plugins'
		? __( 'Cancel', 'jetpack-dashboard' )
		: __( 'Stay connected', 'jetpack-dashboard' );
}

function confirmLabel( context: DisconnectContext ): string {
	return context === 'plugins'
		? __( 'Deactivate', 'jetpack-dashboard' )
		: __( 'Disconnect', 'jetpack-dashboard' );
}

function HelpLinks() {
	const serviceUrl = useAppSelector( getAccountUrl );
	const help = redirectUrl( serviceUrl, 'jetpack-disconnect-help' );
	const support = redirectUrl( serviceUrl, 'jetpack-contact-support' );
	return (
		<ul className="jp-disconnect__links">
			{ help && (
				<li>
					<ExternalLink href={ help }>
						{ __(
							'What happens when you disconnect',
							'jetpack-dashboard'
						) }
					</ExternalLink>
				</li>
			) }
			{ support && (
				<li>
					<ExternalLink href={ support }>
						{ __( 'Contact support', 'jetpack-dashboard' ) }
					</ExternalLink>
				</li>
			) }
		</ul>
	);
}
