import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { useAppSelector } from '../../hooks/store';
import {
	isConnectionOwner,
	isUserLinked,
} from '../../state/connection/selectors';
import { ServiceLink } from '../shared/service-link';

const ACTIVATION = '#/license/activation';

interface LicenseActionsProps {
	readonly hasPurchases: boolean;
	/** The footer links to the recommendations instead of the activation. */
	readonly variant: 'header' | 'footer';
	readonly hasRecommendations: boolean;
}

/** Links to licenses and purchases. Only the owner of the connection can activate keys. */
export function LicenseActions( {
	hasPurchases,
	variant,
	hasRecommendations,
}: LicenseActionsProps ) {
	const mayActivate = useAppSelector(
		( state ) => isUserLinked( state ) && isConnectionOwner( state )
	);
	return (
		<div className="jp-my-plan__licenses">
			{ mayActivate && (
				<a href={ ACTIVATION }>
					{ __(
						'Got a license key? Activate it here.',
						'jetpack-dashboard'
					) }
				</a>
			) }
			{ hasPurchases && (
				<ServiceLink source="jetpack-purchases">
					{ __( 'View all purchases', 'jetpack-dashboard' ) }
				</ServiceLink>
			) }
			{ variant === 'header' && mayActivate && (
				<ButtonLink href={ ACTIVATION }>
					{ __( 'Activate a Product', 'jetpack-dashboard' ) }
				</ButtonLink>
			) }
			{ variant === 'footer' && hasRecommendations && (
				<ButtonLink href="#/recommendations">
					{ __( 'Recommendations', 'jetpack-dashboard' ) }
				</ButtonLink>
			) }
		</div>
	);
}
