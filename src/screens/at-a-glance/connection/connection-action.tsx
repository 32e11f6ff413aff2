import { __ } from '@wordpress/i18n';
import { Suspense, useState } from 'react';
import type { MouseEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { isUnlinking } from '../../../state/connection/selectors';
import { unlinkUser } from '../../../state/connection/thunks';
import { findCardTitle, restoreFocusToTitle } from '../../shared/restore-focus';
import {
	accountConnectionAction,
	getConnectionActionInput,
	siteConnectionAction,
} from './connection-action-view';

const ManageConnectionDialog = lazyScreen( 'dialogs', async () => {
	const { ManageConnectionDialog: Dialog } = await import(
		/* webpackChunkName: "dialogs" */ './manage-connection-dialog'
	);
	return Dialog;
} );

interface ActionProps {
	/** Shows a primary button instead of a card's link. */
	readonly isPrimary?: boolean | undefined;
}

/** Sets up or manages the site's connection. */
export function SiteConnectionAction( { isPrimary }: ActionProps ) {
	const action = siteConnectionAction(
		useAppSelector( getConnectionActionInput, shallowEqual )
	);
	switch ( action ) {
		case 'none':
			return null;
		case 'set-up':
			return (
				<ButtonLink
					href="#/setup"
					variant={ isPrimary ? 'primary' : 'secondary' }
				>
					{ __( 'Set up', 'jetpack-dashboard' ) }
				</ButtonLink>
			);
		case 'manage':
			return <ManageButton />;
		default:
			return assertNever( action );
	}
}

function ManageButton() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<Button variant="link" onClick={ () => setOpen( true ) }>
				{ __( 'Manage site connection', 'jetpack-dashboard' ) }
			</Button>
			{ isOpen && (
				<Suspense fallback={ null }>
					<ManageConnectionDialog
						onClose={ () => setOpen( false ) }
					/>
				</Suspense>
			) }
		</>
	);
}

/** Connects or disconnects the user's own account. */
export function AccountConnectionAction( { isPrimary }: ActionProps ) {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector( isUnlinking );
	const action = accountConnectionAction(
		useAppSelector( getConnectionActionInput, shallowEqual )
	);

	async function unlink( { currentTarget }: MouseEvent ) {
		// Found before the request: the button unmounts on success.
		const title = findCardTitle( currentTarget );
		const outcome = await dispatch( unlinkUser() );
		if ( outcome?.isOk ) {
			restoreFocusToTitle( title );
		}
	}

	switch ( action ) {
		case 'none':
			return null;
		case 'connect-account':
			return (
				<ButtonLink
					href="#/connect-user"
					variant={ isPrimary ? 'primary' : 'secondary' }
				>
					{ __( 'Connect your user account', 'jetpack-dashboard' ) }
				</ButtonLink>
			);
		case 'disconnect-account':
			return (
				<Button
					variant="link"
					isBusy={ isBusy }
					onClick={ ( event ) => void unlink( event ) }
				>
					{ isBusy
						? __( 'Disconnecting…', 'jetpack-dashboard' )
						: __( 'Disconnect your account', 'jetpack-dashboard' ) }
				</Button>
			);
		default:
			return assertNever( action );
	}
}
