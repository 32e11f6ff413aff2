import { __, sprintf } from '@wordpress/i18n';
import { ExternalLink } from '../../../components/light/external-link';
import { Pill } from '../../../components/light/pill';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { recordEvent } from '../../../state/events';
import { DismissButton } from '../../shared/offer/offer-banner';
import { AdminLink } from '../admin-link';
import { OnPill } from '../common-content';
import { createCard } from '../create-card';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { boostCard, crmCard } from './plugin-promotion-view';
import { PROMOTED_PLUGINS } from './promoted-plugins';
import type { PromotedPlugin } from './promoted-plugins';

export const BoostCard = createPromotionCard(
	boostCard,
	PROMOTED_PLUGINS.boost
);
export const CrmCard = createPromotionCard( crmCard, PROMOTED_PLUGINS.crm );

/**
 * Promotes one of the provider's plugins or, once it is active, links to its
 * page.
 */
function createPromotionCard(
	definition: typeof boostCard,
	plugin: PromotedPlugin
) {
	return createCard( definition, {
		promoted: ( { isInstalled } ) => ( {
			children: plugin.promise(),
			pill: isInstalled && (
				<Pill>{ __( 'Not active', 'jetpack-dashboard' ) }</Pill>
			),
			actions: (
				<>
					<PluginInstallAction slug={ plugin.slug } />
					<MoreLink source={ plugin.source } />
					<DismissButton noticeId={ plugin.noticeId } />
				</>
			),
		} ),

		active: () => ( {
			children: plugin.status(),
			pill: <OnPill />,
			actions: <ManageLink plugin={ plugin } />,
		} ),
	} );
}

function ManageLink( { plugin }: { plugin: PromotedPlugin } ) {
	const dispatch = useAppDispatch();
	return (
		<AdminLink
			path={ `admin.php?page=${ plugin.adminPage }` }
			aria-label={ sprintf(
				/* translators: %s: a plugin's name */
				__( 'Manage %s', 'jetpack-dashboard' ),
				plugin.title()
			) }
			onClick={ () =>
				dispatch(
					recordEvent( 'jetpack_plugin_dashboard_click', {
						plugin: plugin.slug,
					} )
				)
			}
		>
			{ __( 'Manage', 'jetpack-dashboard' ) }
		</AdminLink>
	);
}

function MoreLink( { source }: Pick< PromotedPlugin, 'source' > ) {
	const serviceUrl = useAppSelector( getAccountUrl );
	const url = redirectUrl( serviceUrl, source );
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Learn more', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
