import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/light/button';
import { ConnectPanel } from '../../components/light/connect-panel';
import { useAppDispatch } from '../../hooks/store';
import { markCommerceModalSeen } from '../../state/connection/thunks';
import { recordEvent } from '../../state/events';

const OWN_PATH = '/woo-setup';

interface WooSetupScreenProps {
	/** The previously shown route. */
	readonly previousPath: string;
}

/** Welcome screen for store managers, shown once. */
export function WooSetupScreen( { previousPath }: WooSetupScreenProps ) {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();

	useEffect( () => {
		void dispatch( markCommerceModalSeen() );
		dispatch( recordEvent( 'jetpack_welcome_view', {} ) );
	}, [ dispatch ] );

	return (
		<ConnectPanel
			title={ __( 'Welcome to Jetpack', 'jetpack-dashboard' ) }
			lead={ __(
				'Your shop is in good hands: Jetpack keeps it safe, fast, and easy to find.',
				'jetpack-dashboard'
			) }
			points={ [
				__(
					'Backups that keep your orders and products safe',
					'jetpack-dashboard'
				),
				__(
					'Protection from bots that guess passwords',
					'jetpack-dashboard'
				),
				__(
					'Alerts as soon as customers can’t reach your shop',
					'jetpack-dashboard'
				),
				__(
					'Product images that load fast everywhere',
					'jetpack-dashboard'
				),
			] }
		>
			<Button
				variant="primary"
				onClick={ () => {
					dispatch( recordEvent( 'jetpack_welcome_dismiss', {} ) );
					void navigate(
						previousPath === OWN_PATH ? '/dashboard' : previousPath,
						{ replace: true }
					);
				} }
			>
				{ __( 'Set up Jetpack', 'jetpack-dashboard' ) }
			</Button>
		</ConnectPanel>
	);
}
