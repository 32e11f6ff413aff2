import { useEffect, useState } from 'react';
import { DisconnectDialog } from '../screens/disconnect/disconnect-dialog';
import { interceptDeactivation } from './intercept-deactivation';
import type { InterceptedDeactivation } from './intercept-deactivation';

interface DeactivationProps {
	/** The plugin's main file, as WordPress names plugins. */
	readonly plugin: string;
}

/** The dialog, from the deactivation that was stopped until it is answered. */
export function Deactivation( { plugin }: DeactivationProps ) {
	const [ caught, setCaught ] = useState< InterceptedDeactivation | null >(
		null
	);

	useEffect( () => interceptDeactivation( plugin, setCaught ), [ plugin ] );

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
