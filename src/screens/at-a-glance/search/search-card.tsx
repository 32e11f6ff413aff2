import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { adminPageUrl } from '../../../lib/links';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { getAdminUrl } from '../../../state/site/selectors';
import { FailedCard, LoadingCard, NotConnectedCard } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OnPill, SwitchedOffCard, UnavailableCard } from '../module-card-looks';
import { OfferCard } from '../offer/offer-banner';
import { PartStatus } from '../part-status';
import { takeFocusOver } from '../take-focus-over';
import { getSearchFacts, hasInstantSearch } from './search-facts';
import { searchTitle, searchView } from './search-view';

/** Whether visitors search the site through the provider (000 §2). */
export function SearchCard() {
	const dispatch = useAppDispatch();
	const view = searchView( useAppSelector( getSearchFacts, shallowEqual ) );
	const isInstantToo = useAppSelector( hasInstantSearch );
	const adminUrl = useAppSelector( getAdminUrl );
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, 'search' )
	);
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card: CardIdentity = {
		icon: 'search',
		title: searchTitle(),
		titleRef,
	};

	async function activate() {
		const outcome = await dispatch(
			updateSettings( {
				search: true,
				...( isInstantToo ? { instant_search_enabled: true } : {} ),
			} )
		);
		if ( outcome.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<NotConnectedCard { ...card }>
					{ __(
						'Connect to help your visitors find what they are looking for.',
						'jetpack-dashboard'
					) }
				</NotConnectedCard>
			);

		case 'unavailable':
			return (
				<UnavailableCard { ...card } reason={ view.reason }>
					{ __(
						'WordPress’s own search answers your visitors.',
						'jetpack-dashboard'
					) }
				</UnavailableCard>
			);

		case 'loading':
			return <LoadingCard { ...card } />;

		case 'failed':
			return (
				<FailedCard { ...card } part="site">
					{ __(
						'Whether Search is part of your plan could not be loaded.',
						'jetpack-dashboard'
					) }
				</FailedCard>
			);

		case 'offer':
			return <OfferCard { ...card } offer="search" view={ view.offer } />;

		case 'off':
			return (
				<SwitchedOffCard
					{ ...card }
					isBusy={ isActivating }
					onActivate={ () => void activate() }
				>
					{ __(
						'Search is part of your plan, and switched off.',
						'jetpack-dashboard'
					) }
				</SwitchedOffCard>
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
