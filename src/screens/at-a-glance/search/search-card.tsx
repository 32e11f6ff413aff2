import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { adminPageUrl } from '../../../lib/links';
import { getAdminUrl } from '../../../state/site/selectors';
import { failedLook, loadingLook, notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { offLook, OnPill, unavailableLook } from '../module-card-looks';
import { offerLook } from '../offer/offer-card';
import { PartStatus } from '../../shared/part-status';
import { hasInstantSearch } from '../../shared/plan-features';
import { SettingActivation } from '../setting-activation';
import { getSearchFacts } from './search-facts';
import { searchTitle, searchView } from './search-view';

/** Whether visitors search the site through the provider. */
export function SearchCard() {
	const view = searchView( useAppSelector( getSearchFacts, shallowEqual ) );
	const isInstantToo = useAppSelector( hasInstantSearch );
	const adminUrl = useAppSelector( getAdminUrl );
	const card: CardIdentity = {
		look: view.kind,
		icon: 'search',
		title: searchTitle(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to help your visitors find what they are looking for.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					{ ...unavailableLook( view.reason ) }
					more={ __(
						'WordPress’s own search answers your visitors.',
						'jetpack-dashboard'
					) }
				/>
			);

		case 'loading':
			return <DashboardCard { ...card } { ...loadingLook() } />;

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'site' ) }>
					{ __(
						'Whether Search is part of your plan could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'offer':
			return (
				<DashboardCard
					{ ...card }
					{ ...offerLook( 'search', view.offer ) }
				/>
			);

		case 'off':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook(
						<SettingActivation
							setting="search"
							patch={ {
								search: true,
								...( isInstantToo
									? { instant_search_enabled: true }
									: {} ),
							} }
						/>
					) }
				>
					{ __(
						'Search is part of your plan, and switched off.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'instant':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					extra={ <PartStatus part="site" /> }
					actions={
						<a href={ adminPageUrl( adminUrl, 'jetpack-search' ) }>
							{ __( 'Configure Search', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ __(
						'Your visitors see results while they type.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'classic':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					extra={ <PartStatus part="site" /> }
					actions={
						<a
							href={ `${ adminUrl }customize.php?autofocus[panel]=widgets` }
						>
							{ __( 'Add Search widget', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ __(
						'Your visitors get better results.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
