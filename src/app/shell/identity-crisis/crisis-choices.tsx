import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { focusAdminElement } from '../../../lib/wp-admin';
import {
	getAccountHost,
	getConnectionRequest,
	getPendingCrisisChoice,
} from '../../../state/connection/selectors';
import {
	confirmSafeMode,
	migrateConnection,
	startFresh,
} from '../../../state/connection/thunks';
import type {
	CrisisChoice,
	IdentityCrisis,
} from '../../../state/connection/types';

interface CrisisChoicesProps {
	crisis: IdentityCrisis;
	/**
	 * Called when safe mode is confirmed, which removes the focused control.
	 */
	onConfirmed: () => void;
}

/** The three ways to resolve the crisis; safe mode is already in effect. */
export function CrisisChoices( { crisis, onConfirmed }: CrisisChoicesProps ) {
	const dispatch = useAppDispatch();
	const host = useAppSelector( getAccountHost );
	const { registeredUrl } = crisis;

	return (
		<ul className="jp-crisis__choices">
			{ ! crisis.isSafeModeConfirmed && (
				<Choice
					choice="confirm-safe-mode"
					title={ __( 'This is a copy', 'jetpack-dashboard' ) }
					button={ __( 'Stay in safe mode', 'jetpack-dashboard' ) }
					onChoose={ async () => {
						const { isOk } = await dispatch( confirmSafeMode() );
						if ( isOk ) {
							onConfirmed();
						}
					} }
				>
					{ sprintf(
						/* translators: %1$s: the account service's host, %2$s: another site's address */
						__(
							'For example, a staging site. Nothing is sent to %1$s, and %2$s keeps the connection.',
							'jetpack-dashboard'
						),
						host,
						registeredUrl
					) }
				</Choice>
			) }
			<Choice
				choice="migrate"
				title={ __(
					'The site has a new address',
					'jetpack-dashboard'
				) }
				button={ __( 'Move the connection here', 'jetpack-dashboard' ) }
				onChoose={ async () => {
					const { isOk } = await dispatch( migrateConnection() );
					if ( isOk ) {
						focusAdminElement( 'wpbody-content' );
					}
				} }
			>
				{ sprintf(
					/* translators: %1$s: the account service's host, %2$s: another site's address */
					__(
						'Updates the address at %1$s. The plan, the data and the linked accounts move here, and %2$s is disconnected.',
						'jetpack-dashboard'
					),
					host,
					registeredUrl
				) }
			</Choice>
			<Choice
				choice="start-fresh"
				title={ __( 'This is a new site', 'jetpack-dashboard' ) }
				button={ __( 'Start fresh', 'jetpack-dashboard' ) }
				onChoose={ () => dispatch( startFresh() ) }
			>
				{ sprintf(
					/* translators: %1$s: the account service's host, %2$s: another site's address */
					__(
						'Registers this site with %1$s as a separate site. Then you connect your account. %2$s keeps its connection, plan and data.',
						'jetpack-dashboard'
					),
					host,
					registeredUrl
				) }
			</Choice>
		</ul>
	);
}

interface ChoiceProps {
	choice: CrisisChoice;
	title: string;
	button: string;
	onChoose: () => Promise< unknown >;
	/** Describes the effect. */
	children: string;
}

function Choice( { choice, title, button, onChoose, children }: ChoiceProps ) {
	const id = useId();
	const pendingChoice = useAppSelector( getPendingCrisisChoice );
	const request = useAppSelector( ( state ) =>
		getConnectionRequest( state, choice )
	);
	const isOther = pendingChoice !== null && pendingChoice !== choice;

	return (
		<li className="jp-crisis__choice">
			<h3>{ title }</h3>
			<p className="jp-crisis__effect" id={ id }>
				{ children }
			</p>
			{ request.kind === 'failed' && (
				<p className="jp-crisis__error" role="alert">
					{ sprintf(
						/* translators: %s: the server's message or its error code */
						__( 'That did not work. %s', 'jetpack-dashboard' ),
						request.error.message
					) }
				</p>
			) }
			<Button
				variant={
					choice === 'confirm-safe-mode' ? 'primary' : 'secondary'
				}
				isBusy={ pendingChoice === choice }
				disabledReason={
					isOther &&
					__(
						'Another choice is being applied.',
						'jetpack-dashboard'
					)
				}
				ariaDescribedBy={ id }
				onClick={ () => void onChoose() }
			>
				{ button }
			</Button>
		</li>
	);
}
