import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import { adminPageUrl } from '../../../../lib/links';
import { getModule } from '../../../../state/modules/selectors';
import { getAdminPages, getAdminUrl } from '../../../../state/site/selectors';
import { SignOnTest } from './sign-on-test';

const PAGE = 'jetpack-sign-on';

/**
 * The owner's own identity provider, with which the module needs no account
 * service: a link to its page, and a test once it is set up.
 */
export function OwnProvider() {
	const adminUrl = useAppSelector( getAdminUrl );
	const canOpen = useAppSelector( getAdminPages ).includes( PAGE );
	const hasProvider = useAppSelector(
		( state ) =>
			getModule( state, 'sso' )?.extra[ 'has_own_provider' ] === '1'
	);
	if ( ! canOpen ) {
		return null;
	}
	return (
		<>
			<p>
				<a href={ adminPageUrl( adminUrl, PAGE ) }>
					{ hasProvider
						? __(
								'Change your identity provider',
								'jetpack-dashboard'
						  )
						: __(
								'Set up your own identity provider',
								'jetpack-dashboard'
						  ) }
				</a>{ ' ' }
				{ ! hasProvider &&
					__(
						'Keycloak, Authentik, Entra ID, Google or any other with OpenID Connect. It needs no account service.',
						'jetpack-dashboard'
					) }
			</p>
			{ hasProvider && <SignOnTest /> }
		</>
	);
}
