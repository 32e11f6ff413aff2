import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAccountHost } from '../../../state/connection/selectors';
import type { CurrentUser } from '../../../state/connection/types';
import {
	DashboardCard,
	NotConnectedPill,
	OfflineCard,
} from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { takeFocusOver } from '../../shared/take-focus-over';
import { accountConnectionView } from './account-connection-view';
import { AccountConnectionAction } from './connection-action';
import { getAccountConnectionFacts } from './connection-facts';

export function accountConnectionTitle(): string {
	return __( 'Account connection', 'jetpack-dashboard' );
}

/** Whether this person's own account is linked to the site. */
export function AccountConnectionCard() {
	const host = useAppSelector( getAccountHost );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const view = accountConnectionView(
		useAppSelector( getAccountConnectionFacts, shallowEqual )
	);

	const card: CardIdentity = {
		icon: 'person',
		title: accountConnectionTitle(),
		look: view.kind,
		titleRef,
	};
	const action = (
		<AccountConnectionAction
			onUnlinked={ () => takeFocusOver( titleRef.current ) }
		/>
	);

	switch ( view.kind ) {
		case 'offline':
			return <OfflineCard { ...card } />;

		case 'local':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill> }
				>
					{ __(
						'There is no account to connect without an account service.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard { ...card } isOff pill={ <NotConnectedPill /> }>
					{ __(
						'The site has to be connected before your account can be.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'safe-mode':
			return (
				<DashboardCard { ...card } isOff pill={ <NotConnectedPill /> }>
					{ __(
						'Your account is not connected.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'no-owner':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NotConnectedPill /> }
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
				</DashboardCard>
			);

		case 'unlinked':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NotConnectedPill /> }
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
				</DashboardCard>
			);

		case 'linked':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill status="well">
							{ view.isOwner
								? __( 'Owner', 'jetpack-dashboard' )
								: __( 'Connected', 'jetpack-dashboard' ) }
						</Pill>
					}
					more={ view.account?.email }
					actions={ view.isOwner ? undefined : action }
				>
					<LinkedAs account={ view.account } />
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
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
