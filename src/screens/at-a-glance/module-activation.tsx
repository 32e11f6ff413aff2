import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getActivationRequest } from '../../state/modules/selectors';
import { activateModule } from '../../state/modules/thunks';
import { findCardTitle, takeFocusOver } from './take-focus-over';

/** Switches a card's module on by a link (000 §4, decision 17). */
export function ModuleActivation( { module }: { module: string } ) {
	const dispatch = useAppDispatch();
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, module ) )
			.kind === 'pending';

	async function activate( { currentTarget }: MouseEvent ) {
		// While the button stands: it goes when it has helped.
		const title = findCardTitle( currentTarget );
		const outcome = await dispatch( activateModule( module ) );
		if ( outcome?.isOk ) {
			takeFocusOver( title );
		}
	}

	return (
		<Button
			variant="link"
			isBusy={ isActivating }
			onClick={ ( event ) => void activate( event ) }
		>
			{ isActivating
				? __( 'Activating…', 'jetpack-dashboard' )
				: __( 'Activate', 'jetpack-dashboard' ) }
		</Button>
	);
}
