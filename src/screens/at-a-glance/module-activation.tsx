import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getActivationRequest } from '../../state/modules/selectors';
import { activateModule } from '../../state/modules/thunks';
import { ActivateButton } from '../shared/activate-button';

interface ModuleActivationProps {
	readonly module: string;
	/** Default: Activate. */
	readonly label?: string;
}

/** Link that activates a card's module. */
export function ModuleActivation( { module, label }: ModuleActivationProps ) {
	const dispatch = useAppDispatch();
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, module ) )
			.kind === 'pending';

	return (
		<ActivateButton
			isActivating={ isActivating }
			label={ label }
			activate={ async () =>
				( await dispatch( activateModule( module ) ) )?.isOk ?? false
			}
		/>
	);
}
