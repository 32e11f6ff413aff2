import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isUserLinked } from '../../../state/connection/selectors';
import { isModuleActive } from '../../../state/modules/selectors';
import { ServiceLink } from '../../shared/service-link';
import { hasFollowersLink } from './subscriptions-view';

/** Link to the provider's list of followers; hidden without a linked account. */
export function FollowersLink() {
	const isShown = hasFollowersLink( {
		isLinked: useAppSelector( isUserLinked ),
		isActive: useAppSelector( ( state ) =>
			isModuleActive( state, 'subscriptions' )
		),
	} );
	return isShown ? (
		<p>
			<ServiceLink source="jetpack-email-followers">
				{ __( 'View your Email Followers', 'jetpack-dashboard' ) }
			</ServiceLink>
		</p>
	) : null;
}
