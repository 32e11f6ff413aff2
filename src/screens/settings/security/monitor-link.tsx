import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import { ServiceLink } from '../../shared/service-link';

/** Link to the service's notification settings. */
export function MonitorLink() {
	const isOn = useAppSelector( ( state ) =>
		isModuleActive( state, 'monitor' )
	);
	return isOn ? (
		<p>
			<ServiceLink source="jetpack-monitor">
				{ __( 'Configure your notifications', 'jetpack-dashboard' ) }
			</ServiceLink>
		</p>
	) : null;
}
