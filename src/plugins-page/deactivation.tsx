import { useEffect, useState } from 'react';
import { DisconnectDialog } from '../screens/disconnect/disconnect-dialog';
import { interceptDeactivation } from './intercept-deactivation';
import type { InterceptedDeactivation } from './intercept-deactivation';

interface DeactivationProps {
	/** The plugin's basename. */
	readonly plugin: string;
}

/** The dialog, from an intercepted deactivation until the user decides. */
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
			onClose={ ( shouldProceed ) => {
				setCaught( null );
				if ( shouldProceed ) {
					caught.proceed();
				}
			} }
		/>
	);
}
