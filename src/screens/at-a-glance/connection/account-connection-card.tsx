import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAccountHost } from '../../../state/connection/selectors';
import type { CurrentUser } from '../../../state/connection/types';
import { takeFocusOver } from '../take-focus-over';
import { accountConnectionView } from './account-connection-view';
import { AccountConnectionAction } from './connection-action';
import { getAccountConnectionFacts } from './connection-facts';

export function accountConnectionTitle(): string {
	return __( 'Account connection', 'jetpack-dashboard' );
}

/** Whether this person's own account is linked to the site (000 §2). */
export function AccountConnectionCard() {
	const host = useAppSelector( getAccountHost );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const view = accountConnectionView(
		useAppSelector( getAccountConnectionFacts, shallowEqual )
	);

	const header = ( pill: ReactNode ) => (
		<CardHeader
			icon="person"
			title={ accountConnectionTitle() }
			titleRef={ titleRef }
		>
			{ pill }
		</CardHeader>
	);
	const action = (
		<AccountConnectionAction
			onUnlinked={ () => takeFocusOver( titleRef.current ) }
		/>
	);

	switch ( view.kind ) {
		case 'offline':
			return (
				<Card isOff>
					{ header(
						<Pill>{ __( 'Offline', 'jetpack-dashboard' ) }</Pill>
					) }
					<CardBody>
						{ __(
							'Unavailable in Offline Mode',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'local':
			return (
				<Card isOff>
					{ header(
						<Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill>
					) }
					<CardBody>
						{ __(
							'There is no account to connect without an account service.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'not-connected':
			return (
				<Card isOff>
					{ header( <NotConnectedPill /> ) }
					<CardBody>
						{ __(
							'The site has to be connected before your account can be.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'safe-mode':
			return (
				<Card isOff>
					{ header( <NotConnectedPill /> ) }
					<CardBody>
						{ __(
							'Your account is not connected.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'no-owner':
			return (
				<Card isOff>
					{ header( <NotConnectedPill /> ) }
					<CardBody
						more={ __(
							'The administrator who connects first owns the site’s connection.',
							'jetpack-dashboard'
						) }
						actions={ action }
					>
						{ __(
							'No account is connected to this site yet.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'unlinked':
			return (
				<Card isOff>
					{ header( <NotConnectedPill /> ) }
					<CardBody
						more={ sprintf(
							/* translators: %s: the account service's host */
							__(
								'Connect your account at %s to use everything that needs one.',
								'jetpack-dashboard'
							),
							host
						) }
						actions={ action }
					>
						{ __(
							'Your account is not connected.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'linked':
			return (
				<Card>
					{ header(
						<Pill status="well">
							{ view.isOwner
								? __( 'Owner', 'jetpack-dashboard' )
								: __( 'Connected', 'jetpack-dashboard' ) }
						</Pill>
					) }
					<CardBody
						more={ view.account?.email }
						actions={ view.isOwner ? undefined : action }
					>
						<LinkedAs account={ view.account } />
					</CardBody>
				</Card>
			);

		default:
			return assertNever( view );
	}
}

function NotConnectedPill() {
	return <Pill>{ __( 'Not connected', 'jetpack-dashboard' ) }</Pill>;
}

function LinkedAs( { account }: { account: CurrentUser[ 'account' ] } ) {
	const name = account?.displayName || account?.login;
	return name
		? sprintf(
				/* translators: %s: a person's name */
				__( 'You are connected as %s.', 'jetpack-dashboard' ),
				name
		  )
		: __( 'Your account is connected.', 'jetpack-dashboard' );
}
