import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Meter } from '../../../components/light/meter';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getPageLanguage } from '../../../lib/wp-admin';
import { failedLook, loadingLook, notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { offLook, OnPill, unavailableLook } from '../module-card-looks';
import { OfferBanner } from '../../shared/offer/offer-banner';
import type { OfferView } from '../../shared/offer/offer-view';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { SettingActivation } from '../setting-activation';
import { getVideoPressFacts } from './videopress-facts';
import { videoPressTitle, videoPressView } from './videopress-view';

/** Where the site's videos are, and how much room is left. */
export function VideoPressCard() {
	const view = videoPressView(
		useAppSelector( getVideoPressFacts, shallowEqual )
	);
	const card: CardIdentity = {
		look: view.kind,
		icon: 'video',
		title: videoPressTitle(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					{ ...unavailableLook( view.reason ) }
					more={ __(
						'Videos of the media library play from your own server.',
						'jetpack-dashboard'
					) }
					actions={ <VideosLink /> }
				/>
			);

		case 'connect':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to host your videos without advertisements.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'off':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook(
						<SettingActivation
							setting="videopress"
							patch={ { videopress: true } }
						/>
					) }
				>
					{ __(
						'Your videos play from your own server.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return <DashboardCard { ...card } { ...loadingLook() } />;

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'site' ) }>
					{ __(
						'The storage that your videos use could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'free':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					more={ __(
						'One free video is included.',
						'jetpack-dashboard'
					) }
					extra={ <Offer view={ view.offer } /> }
				>
					{ __( 'VideoPress is on.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		case 'storage':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					extra={
						<>
							<Storage percent={ view.percent } />
							<PartStatus part="site" />
							<Offer view={ view.offer } />
						</>
					}
					actions={ view.offer === 'none' && <VideosLink /> }
				>
					{ __( 'VideoPress is on.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}

function Storage( { percent }: { percent: number } ) {
	const used = sprintf(
		/* translators: %s: a percentage, such as 35% */
		__( '%s of 1 TB used', 'jetpack-dashboard' ),
		new Intl.NumberFormat( getPageLanguage(), {
			style: 'percent',
			maximumFractionDigits: 1,
		} ).format( percent / 100 )
	);
	return (
		<div className="jp-videopress-storage">
			<p className="jp-card__more">{ used }</p>
			<Meter
				label={ __( 'Video storage', 'jetpack-dashboard' ) }
				percent={ percent }
				valueText={ used }
			/>
		</div>
	);
}

function Offer( { view }: { view: OfferView } ) {
	return view === 'none' ? null : (
		<OfferBanner offer="videopress" view={ view } />
	);
}

function VideosLink() {
	return (
		<ServiceLink source="jetpack-videopress">
			{ __( 'Manage your videos', 'jetpack-dashboard' ) }
		</ServiceLink>
	);
}
