import { __, sprintf } from '@wordpress/i18n';
import { Meter } from '../../../components/light/meter';
import { getPageLanguage } from '../../../lib/wp-admin';
import { OfferBanner } from '../../shared/offer/offer-banner';
import type { OfferView } from '../../shared/offer/offer-view';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { notConnectedContent, offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { SettingActivation } from '../../shared/setting-activation';
import { videoPressCard } from './videopress-view';

/** The status of video hosting and its storage. */
export const VideoPressCard = createCard( videoPressCard, {
	unavailable: () => ( {
		more: __(
			'Videos in the media library play from your own server.',
			'jetpack-dashboard'
		),
		actions: <VideosLink />,
	} ),

	connect: () => ( {
		children: __(
			'Connect to host your videos without ads.',
			'jetpack-dashboard'
		),
		...notConnectedContent(),
	} ),

	off: () => ( {
		children: __(
			'Restrict videos to members, and let visitors change the speed and jump to chapters.',
			'jetpack-dashboard'
		),
		...offContent(
			<SettingActivation
				setting="videopress"
				patch={ { videopress: true } }
			/>
		),
	} ),

	failed: () =>
		__( 'Your video storage could not be loaded.', 'jetpack-dashboard' ),

	on: ( { siteVideos } ) => ( {
		children: __( 'VideoPress is on.', 'jetpack-dashboard' ),
		pill: <OnPill />,
		more: siteVideos,
		actions: <ManageLink />,
	} ),

	free: ( { offer, siteVideos } ) => ( {
		children: __( 'VideoPress is on.', 'jetpack-dashboard' ),
		pill: <OnPill />,
		more: __( 'One free video is included.', 'jetpack-dashboard' ),
		extra: (
			<>
				<SiteVideos text={ siteVideos } />
				<Offer view={ offer } />
			</>
		),
	} ),

	storage: ( { percent, offer, siteVideos } ) => ( {
		children: __( 'VideoPress is on.', 'jetpack-dashboard' ),
		pill: <OnPill />,
		extra: (
			<>
				<Storage percent={ percent } />
				<PartStatus part="site" />
				<SiteVideos text={ siteVideos } />
				<Offer view={ offer } />
			</>
		),
		actions: offer === 'none' && <VideosLink />,
	} ),
} );

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

/** The media library's videos, which are not part of the provider's storage. */
function SiteVideos( { text }: { text: string } ) {
	return text === '' ? null : <p className="jp-card__more">{ text }</p>;
}

function ManageLink() {
	return (
		<a
			href="#/performance"
			aria-label={ __( 'Manage VideoPress', 'jetpack-dashboard' ) }
		>
			{ __( 'Manage', 'jetpack-dashboard' ) }
		</a>
	);
}

function VideosLink() {
	return (
		<ServiceLink source="jetpack-videopress">
			{ __( 'Manage your videos', 'jetpack-dashboard' ) }
		</ServiceLink>
	);
}
