import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getActivationRequest } from '../../state/modules/selectors';
import { activateModule } from '../../state/modules/thunks';
import { ActivateButton } from '../shared/activate-button';

/** Link that activates a card's module. */
export function ModuleActivation( { module }: { module: string } ) {
	const dispatch = useAppDispatch();
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, module ) )
			.kind === 'pending';

	return (
		<ActivateButton
			isActivating={ isActivating }
			activate={ async () =>
				( await dispatch( activateModule( module ) ) )?.isOk ?? false
			}
		/>
	);
}
