import { useEffect, useState } from 'react';
import { goToPage } from '../lib/wp-admin';
import { DisconnectDialog } from '../screens/disconnect/disconnect-dialog';
import { catchDeactivation } from './catch-deactivation';

interface DeactivationProps {
	/** The plugin's main file, as WordPress names plugins. */
	readonly plugin: string;
}

/** The dialog, from the click on WordPress's link until it is answered. */
export function Deactivation( { plugin }: DeactivationProps ) {
	const [ link, setLink ] = useState< HTMLAnchorElement | null >( null );

	useEffect( () => catchDeactivation( plugin, setLink ), [ plugin ] );

	if ( ! link ) {
		return null;
	}
	return (
		<DisconnectDialog
			context="plugins"
			onClose={ ( goesOn ) => {
				setLink( null );
				if ( goesOn ) {
					goToPage( link.href );
				}
			} }
		/>
	);
}
