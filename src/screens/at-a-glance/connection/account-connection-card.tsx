import { __, sprintf } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import type { CurrentUser } from '../../../state/connection/types';
import { notConnectedContent } from '../common-content';
import { createCard } from '../create-card';
import { HostText } from '../host-text';
import { accountConnectionCard } from './account-connection-view';
import { AccountConnectionAction } from './connection-action';

/** Whether the current user's account is linked to the site. */
export const AccountConnectionCard = createCard( accountConnectionCard, {
	'not-connected': () => ( {
		children: __(
			'The site must be connected first.',
			'jetpack-dashboard'
		),
		actions: null,
	} ),

	'safe-mode': () => ( {
		children: __( 'Your account is not connected.', 'jetpack-dashboard' ),
		...notConnectedContent(),
		actions: null,
	} ),

	'no-owner': () => ( {
		children: __(
			'No account is connected to this site yet.',
			'jetpack-dashboard'
		),
		...notConnectedContent(),
		more: __(
			'The first administrator who connects becomes the owner of the connection.',
			'jetpack-dashboard'
		),
		actions: <AccountConnectionAction />,
	} ),

	unlinked: () => ( {
		children: __( 'Your account is not connected.', 'jetpack-dashboard' ),
		...notConnectedContent(),
		more: (
			<HostText
				text={
					/* translators: %s: the account service's host */
					__(
						'Connect your account at %s to use all features.',
						'jetpack-dashboard'
					)
				}
			/>
		),
		actions: <AccountConnectionAction />,
	} ),

	linked: ( { account, isOwner } ) => ( {
		children: <LinkedAs account={ account } />,
		pill: (
			<Pill status="well">
				{ isOwner
					? __( 'Owner', 'jetpack-dashboard' )
					: __( 'Connected', 'jetpack-dashboard' ) }
			</Pill>
		),
		more: account?.email,
		actions: isOwner ? null : <AccountConnectionAction />,
	} ),
} );

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
