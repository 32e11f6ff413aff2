import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { Button } from '../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getActivationRequest } from '../../state/modules/selectors';
import { activateModule } from '../../state/modules/thunks';
import { takeFocusOver } from './take-focus-over';

interface ModuleActivationProps {
	readonly module: string;
	/** The card's title: the focus moves there when the button goes. */
	readonly titleRef: RefObject< HTMLHeadingElement >;
}

/** Switches a card's module on by a link (000 §4, decision 17). */
export function ModuleActivation( {
	module,
	titleRef,
}: ModuleActivationProps ) {
	const dispatch = useAppDispatch();
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, module ) )
			.kind === 'pending';

	async function activate() {
		const outcome = await dispatch( activateModule( module ) );
		if ( outcome?.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	return (
		<Button
			variant="link"
			isBusy={ isActivating }
			onClick={ () => void activate() }
		>
			{ isActivating
				? __( 'Activating…', 'jetpack-dashboard' )
				: __( 'Activate', 'jetpack-dashboard' ) }
		</Button>
	);
}
