import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Meter } from '../../../components/light/meter';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getPageLanguage } from '../../../lib/wp-admin';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { FailedCard, LoadingCard, NotConnectedCard } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OnPill, SwitchedOffCard, UnavailableCard } from '../module-card-looks';
import { OfferBanner } from '../offer/offer-banner';
import type { OfferView } from '../offer/offer-view';
import { PartStatus } from '../part-status';
import { ServiceLink } from '../service-link';
import { takeFocusOver } from '../take-focus-over';
import { getVideoPressFacts } from './videopress-facts';
import { videoPressTitle, videoPressView } from './videopress-view';

/** Where the site's videos are, and how much room is left (000 §2). */
export function VideoPressCard() {
	const dispatch = useAppDispatch();
	const view = videoPressView(
		useAppSelector( getVideoPressFacts, shallowEqual )
	);
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, 'videopress' )
	);
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card: CardIdentity = {
		icon: 'video',
		title: videoPressTitle(),
		titleRef,
	};

	async function activate() {
		const outcome = await dispatch(
			updateSettings( { videopress: true } )
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

		case 'unavailable':
			return (
				<UnavailableCard
					{ ...card }
					reason={ view.reason }
					actions={ <VideosLink /> }
				>
					{ __(
						'Videos of the media library play from your own server.',
						'jetpack-dashboard'
					) }
				</UnavailableCard>
			);

		case 'connect':
			return (
				<NotConnectedCard { ...card }>
					{ __(
						'Connect to host your videos without advertisements.',
						'jetpack-dashboard'
					) }
				</NotConnectedCard>
			);

		case 'off':
			return (
				<SwitchedOffCard
					{ ...card }
					isBusy={ isActivating }
					onActivate={ () => void activate() }
				>
					{ __(
						'Your videos play from your own server.',
						'jetpack-dashboard'
					) }
				</SwitchedOffCard>
			);

		case 'loading':
			return <LoadingCard { ...card } />;

		case 'failed':
			return (
				<FailedCard { ...card } part="site">
					{ __(
						'The storage that your videos use could not be loaded.',
						'jetpack-dashboard'
					) }
				</FailedCard>
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
