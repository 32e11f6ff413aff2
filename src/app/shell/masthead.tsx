import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { Icon } from '../../components/light/icon';
import { useAppSelector } from '../../hooks/store';
import {
	canEditPosts,
	canManageModules,
	getSiteStatus,
	hasConnectedOwner,
	isUserLinked,
} from '../../state/connection/selectors';
import { isModuleActive } from '../../state/modules/selectors';
import { isAtomicSite } from '../../state/site/selectors';
import { MainNav } from './main-nav';
import { getPrimaryButton, showsMastheadNavigation } from './masthead-view';
import '../../../plugin/includes/Admin/assets/masthead.css';
import './masthead.scss';

/** Not a `<header>`, because the app is inside wp-admin's main landmark. */
export function Masthead( { path }: { path: string } ) {
	const input = {
		path,
		siteStatus: useAppSelector( getSiteStatus ),
		isManager: useAppSelector( canManageModules ),
		canEditPosts: useAppSelector( canEditPosts ),
		hasConnectedOwner: useAppSelector( hasConnectedOwner ),
		isLinked: useAppSelector( isUserLinked ),
		isPostByEmailActive: useAppSelector( ( state ) =>
			isModuleActive( state, 'post-by-email' )
		),
		isPublicizeActive: useAppSelector( ( state ) =>
			isModuleActive( state, 'publicize' )
		),
	};
	const isOnPlatform = useAppSelector( isAtomicSite );

	return (
		<div className="jp-masthead">
			<div className="jp-wrap jp-masthead__row">
				<a className="jp-masthead__brand" href="#/dashboard">
					<Icon name="mark" />
					{ __( 'Jetpack', 'jetpack-dashboard' ) }
				</a>
				{ showsMastheadNavigation( input ) && (
					<>
						<MainNav path={ path } />
						{ isOnPlatform && <PlatformButtons path={ path } /> }
					</>
				) }
			</div>
		</div>
	);
}

/** Only shown on the provider's managed platform. */
function PlatformButtons( { path }: { path: string } ) {
	const primary = getPrimaryButton( path );
	return (
		<nav
			className="jp-masthead__buttons"
			aria-label={ __( 'Dashboard and settings', 'jetpack-dashboard' ) }
		>
			<ButtonLink
				href="#/dashboard"
				variant={ primary === 'dashboard' ? 'primary' : 'secondary' }
			>
				{ __( 'Dashboard', 'jetpack-dashboard' ) }
			</ButtonLink>
			<ButtonLink
				href="#/settings"
				variant={ primary === 'settings' ? 'primary' : 'secondary' }
			>
				{ __( 'Settings', 'jetpack-dashboard' ) }
			</ButtonLink>
		</nav>
	);
}
