import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	getAccountHost,
	getAccountServiceProblem,
} from '../../../state/connection/selectors';
import { fetchConnectionData } from '../../../state/connection/thunks';
import {
	DashboardCard,
	NotConnectedPill,
	OfflineCard,
} from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { SiteConnectionAction } from './connection-action';
import { getSiteConnectionFacts } from './connection-facts';
import { siteConnectionView } from './site-connection-view';
import type { ConnectionOwner } from './site-connection-view';

export function siteConnectionTitle(): string {
	return __( 'Site connection', 'jetpack-dashboard' );
}

/** Whether the site is registered with the account service, and whose it is. */
export function SiteConnectionCard() {
	const dispatch = useAppDispatch();
	const host = useAppSelector( getAccountHost );
	const problem = useAppSelector( getAccountServiceProblem );
	const view = siteConnectionView(
		useAppSelector( getSiteConnectionFacts, shallowEqual )
	);

	const needsOwner =
		view.kind === 'connected' && view.owner.kind === 'loading';
	useEffect( () => {
		if ( needsOwner ) {
			void dispatch( fetchConnectionData() );
		}
	}, [ dispatch, needsOwner ] );

	const card: CardIdentity = {
		icon: 'link',
		title: siteConnectionTitle(),
		look: view.kind,
	};

	switch ( view.kind ) {
		case 'offline':
			return (
				<OfflineCard
					{ ...card }
					more={ __(
						'Nothing is sent to the account service while the site is in offline mode.',
						'jetpack-dashboard'
					) }
				/>
			);

		case 'local':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill> }
					more={ __(
						'Features that run on your own server work without one.',
						'jetpack-dashboard'
					) }
				>
					{ problem ||
						__(
							'No account service is configured.',
							'jetpack-dashboard'
						) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NotConnectedPill /> }
					actions={ <SiteConnectionAction /> }
				>
					{ sprintf(
						/* translators: %s: the account service's host */
						__(
							'This site is not connected to %s.',
							'jetpack-dashboard'
						),
						host
					) }
				</DashboardCard>
			);

		case 'safe-mode':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill status="warn">
							{ __( 'Safe mode', 'jetpack-dashboard' ) }
						</Pill>
					}
					more={ __(
						'Nothing is sent to the account service until an administrator decides which site this is.',
						'jetpack-dashboard'
					) }
				>
					{ __(
						'The connection belongs to another address.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'connected':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill status="well">
							{ __( 'Connected', 'jetpack-dashboard' ) }
						</Pill>
					}
					more={ <Owner owner={ view.owner } /> }
					actions={ <SiteConnectionAction /> }
				>
					{ sprintf(
						/* translators: %s: the account service's host */
						__(
							'This site is connected to %s.',
							'jetpack-dashboard'
						),
						host
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}

function Owner( { owner }: { owner: ConnectionOwner } ) {
	switch ( owner.kind ) {
		case 'none':
			return __(
				'Nobody’s account owns the connection yet.',
				'jetpack-dashboard'
			);
		case 'you':
			return __( 'You own this connection.', 'jetpack-dashboard' );
		case 'loading':
			return <Skeleton characters={ 28 } />;
		case 'other':
			return owner.name
				? sprintf(
						/* translators: %s: a person's name */
						__( 'Its owner is %s.', 'jetpack-dashboard' ),
						owner.name
				  )
				: __( 'Somebody else owns it.', 'jetpack-dashboard' );
		default:
			return assertNever( owner );
	}
}
