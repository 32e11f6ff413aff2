import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAccountServiceProblem } from '../../../state/connection/selectors';
import { fetchConnectionData } from '../../../state/connection/thunks';
import { createCard } from '../create-card';
import { HostText } from '../host-text';
import { SiteConnectionAction } from './connection-action';
import { siteConnectionCard } from './site-connection-view';
import type { ConnectionOwner } from './site-connection-view';

/**
 * Whether the site is registered with the account service, and the connection's
 * owner.
 */
export const SiteConnectionCard = createCard( siteConnectionCard, {
	offline: () => ( {
		more: __(
			'Nothing is sent to the account service while the site is in offline mode.',
			'jetpack-dashboard'
		),
	} ),

	local: () => ( {
		children: <ServiceProblem />,
		more: __(
			'Features that run on your own server still work.',
			'jetpack-dashboard'
		),
	} ),

	'not-connected': () => ( {
		children: (
			<HostText
				text={
					/* translators: %s: the account service's host */
					__(
						'This site is not connected to %s.',
						'jetpack-dashboard'
					)
				}
			/>
		),
		actions: <SiteConnectionAction />,
	} ),

	'safe-mode': () => ( {
		children: __(
			'The connection belongs to another address.',
			'jetpack-dashboard'
		),
		pill: (
			<Pill status="warn">
				{ __( 'Safe mode', 'jetpack-dashboard' ) }
			</Pill>
		),
		more: __(
			'Nothing is sent to the account service until an administrator chooses what happened.',
			'jetpack-dashboard'
		),
	} ),

	connected: ( { owner } ) => ( {
		children: (
			<HostText
				text={
					/* translators: %s: the account service's host */
					__( 'This site is connected to %s.', 'jetpack-dashboard' )
				}
			/>
		),
		pill: (
			<Pill status="well">
				{ __( 'Connected', 'jetpack-dashboard' ) }
			</Pill>
		),
		more: <Owner owner={ owner } />,
		actions: <SiteConnectionAction />,
	} ),
} );

function ServiceProblem() {
	return (
		useAppSelector( getAccountServiceProblem ) ||
		__( 'No account service is configured.', 'jetpack-dashboard' )
	);
}

function Owner( { owner }: { owner: ConnectionOwner } ) {
	switch ( owner.kind ) {
		case 'none':
			return __(
				'The connection has no owner yet.',
				'jetpack-dashboard'
			);
		case 'you':
			return __( 'You own this connection.', 'jetpack-dashboard' );
		case 'loading':
			return <LoadingOwner />;
		case 'other':
			return owner.name
				? sprintf(
						/* translators: %s: a person's name */
						__( 'The owner is %s.', 'jetpack-dashboard' ),
						owner.name
				  )
				: __( 'Another user owns it.', 'jetpack-dashboard' );
		default:
			return assertNever( owner );
	}
}

/** Placeholder that also requests the owner's data. */
function LoadingOwner() {
	const dispatch = useAppDispatch();
	useEffect( () => {
		void dispatch( fetchConnectionData() );
	}, [ dispatch ] );
	return <Skeleton characters={ 28 } />;
}
