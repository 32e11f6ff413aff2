import { useEffect, useState } from 'react';
import { DisconnectDialog } from '../screens/disconnect/disconnect-dialog';
import { catchDeactivation } from './catch-deactivation';
import type { CaughtDeactivation } from './catch-deactivation';

interface DeactivationProps {
	/** The plugin's main file, as WordPress names plugins. */
	readonly plugin: string;
}

/** The dialog, from the deactivation that was stopped until it is answered. */
export function Deactivation( { plugin }: DeactivationProps ) {
	const [ caught, setCaught ] = useState< CaughtDeactivation | null >( null );

	useEffect( () => catchDeactivation( plugin, setCaught ), [ plugin ] );

	if ( ! caught ) {
		return null;
	}
	return (
		<DisconnectDialog
			context="plugins"
			onClose={ ( goesOn ) => {
				setCaught( null );
				if ( goesOn ) {
					caught.goOn();
				}
			} }
		/>
	);
}
