import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ExternalLink } from '../../../components/light/external-link';
import { Pill } from '../../../components/light/pill';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { adminPageUrl, redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { recordEvent } from '../../../state/events';
import { getAdminUrl } from '../../../state/site/selectors';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OnPill } from '../module-card-looks';
import { DismissButton } from '../../shared/offer/offer-banner';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { getPluginPromotionFacts } from './plugin-promotion-facts';
import { pluginPromotionView } from './plugin-promotion-view';
import { getPromotedPlugin } from './promoted-plugins';
import type { PromotedPluginKey } from './promoted-plugins';

export function BoostCard() {
	return <PluginPromotionCard plugin="boost" />;
}

export function CrmCard() {
	return <PluginPromotionCard plugin="crm" />;
}

/** A plugin of the provider's, from its offer to its page. */
function PluginPromotionCard( { plugin }: { plugin: PromotedPluginKey } ) {
	const view = pluginPromotionView(
		useAppSelector(
			( state ) => getPluginPromotionFacts( state, plugin ),
			shallowEqual
		)
	);
	const dispatch = useAppDispatch();
	const adminUrl = useAppSelector( getAdminUrl );
	const { slug, icon, title, promise, status, noticeId, adminPage } =
		getPromotedPlugin( plugin );
	const card: CardIdentity = {
		look: view.kind,
		icon,
		title: title(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'promoted':
			return (
				<DashboardCard
					{ ...card }
					pill={
						view.isInstalled && (
							<Pill>
								{ __( 'Not active', 'jetpack-dashboard' ) }
							</Pill>
						)
					}
					actions={
						<>
							<PluginInstallAction slug={ slug } />
							<MoreLink plugin={ plugin } />
							<DismissButton noticeId={ noticeId } />
						</>
					}
				>
					{ promise() }
				</DashboardCard>
			);

		case 'active':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					actions={
						<a
							href={ adminPageUrl( adminUrl, adminPage ) }
							aria-label={ sprintf(
								/* translators: %s: a plugin's name */
								__( 'Manage %s', 'jetpack-dashboard' ),
								title()
							) }
							onClick={ () =>
								dispatch(
									recordEvent(
										'jetpack_plugin_dashboard_click',
										{ plugin: slug }
									)
								)
							}
						>
							{ __( 'Manage', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ status() }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}

function MoreLink( { plugin }: { plugin: PromotedPluginKey } ) {
	const serviceUrl = useAppSelector( getAccountUrl );
	const url = redirectUrl( serviceUrl, getPromotedPlugin( plugin ).source );
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Learn more', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
