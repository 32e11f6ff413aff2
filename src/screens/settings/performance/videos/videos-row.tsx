import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../../hooks/store';
import {
	getSiteStatus,
	hasConnectedOwner,
} from '../../../../state/connection/selectors';
import type { RootState } from '../../../../state/store';
import { ConnectLink } from '../../../shared/connect-link';
import { OfferLink, getOfferContent } from '../../../shared/offer/offer-banner';
import { getOffer } from '../../../shared/offer/offer-facts';
import { hasVideoStorage } from '../../../shared/plan-features';
import { ServiceLink } from '../../../shared/service-link';
import { ToggleControl } from '../../controls/toggle-control';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { videosView } from './videos-view';
import type { VideosFacts } from './videos-view';
import './videos-row.scss';

const MODULE = 'videopress';

function getVideosFacts( state: RootState ): VideosFacts {
	return {
		siteStatus: getSiteStatus( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		hasStorage: hasVideoStorage( state ),
		offer: getOffer( state, 'videopress' ),
	};
}

/** Video hosting: its toggles, or what is missing to use it. */
export function VideosRow() {
	const view = videosView( useAppSelector( getVideosFacts, shallowEqual ) );
	if ( view.kind === 'no-owner' ) {
		return (
			<div className="jp-videos-offer">
				<p>
					{ view.canConnect
						? getOfferContent( 'videopress', 'connect' )
						: __(
								'Connect your user account to host videos.',
								'jetpack-dashboard'
						  ) }
				</p>
				{ view.canConnect ? (
					<OfferLink offer="videopress" view="connect" />
				) : (
					<ConnectLink />
				) }
			</div>
		);
	}
	return (
		<>
			<VideoToggles />
			{ view.isOffered && (
				<div className="jp-videos-offer">
					<p>{ getOfferContent( 'videopress', 'upgrade' ) }</p>
					<OfferLink offer="videopress" view="upgrade" />
				</div>
			) }
		</>
	);
}

function VideoToggles() {
	const nestedReason = useNestedReason( MODULE );
	return (
		<ModuleSwitch
			slug={ MODULE }
			label={ __( 'Enable VideoPress', 'jetpack-dashboard' ) }
			help={ __(
				'Plays your videos in an ad-free player that matches your site.',
				'jetpack-dashboard'
			) }
		>
			<ToggleControl
				settingKey="videopress_private_enabled_for_site"
				label={ __(
					'Restrict videos to members of this site',
					'jetpack-dashboard'
				) }
				help={ __(
					'New videos are private unless you change this in their block.',
					'jetpack-dashboard'
				) }
				disabledReason={ nestedReason }
			/>
			{ ! nestedReason && (
				<p>
					<ServiceLink source="jetpack-videopress">
						{ __( 'Manage your videos', 'jetpack-dashboard' ) }
					</ServiceLink>
				</p>
			) }
		</ModuleSwitch>
	);
}
