import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/light/icon';

export function GuaranteeBadge() {
	return (
		<p className="jp-assistant__actions">
			<Icon name="shield" />
			{ __( '14-day money-back guarantee', 'jetpack-dashboard' ) }
		</p>
	);
}
