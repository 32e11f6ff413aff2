import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../../hooks/store';
import {
	getSiteStatus,
	hasConnectedOwner,
} from '../../../../state/connection/selectors';
import { getModule } from '../../../../state/modules/selectors';
import { getAdminUrl } from '../../../../state/site/selectors';
import type { RootState } from '../../../../state/store';
import { ConnectLink } from '../../../shared/connect-link';
import { OfferLink, getOfferContent } from '../../../shared/offer/offer-banner';
import { getOffer } from '../../../shared/offer/offer-input';
import { hasVideoStorage } from '../../../shared/plan-features';
import { ToggleControl } from '../../controls/toggle-control';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { videosView } from './videos-view';
import type { VideosInput } from './videos-view';
import './videos-row.scss';

const MODULE = 'videopress';

/** The list of videos, relative to wp-admin. */
const VIDEOS = 'upload.php?mode=list&attachment-filter=post_mime_type%3Avideo';

function getVideosInput( state: RootState ): VideosInput {
	return {
		siteStatus: getSiteStatus( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		hasStorage: hasVideoStorage( state ),
		offer: getOffer( state, 'videopress' ),
	};
}

export function convertLabel(): string {
	return __( 'Convert videos that browsers can’t play', 'jetpack-dashboard' );
}

/** Video hosting: its toggles, or what is missing to use it. */
export function VideosRow() {
	const view = videosView( useAppSelector( getVideosInput, shallowEqual ) );
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
	const adminUrl = useAppSelector( getAdminUrl );
	const siteVideos = useAppSelector(
		( state ) => getModule( state, MODULE )?.extra[ 'videos' ]
	);
	const canConvert = useAppSelector(
		( state ) => getModule( state, MODULE )?.extra[ 'can_convert' ] === '1'
	);
	return (
		<ModuleSwitch
			slug={ MODULE }
			label={ __( 'Enable VideoPress', 'jetpack-dashboard' ) }
			help={ __(
				'Adds controls for speed, picture-in-picture and chapters to the videos of your media library.',
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
					'Visitors have to log in to watch videos. You can choose differently for a video in the Media Library. Private videos stay private if you turn off VideoPress.',
					'jetpack-dashboard'
				) }
				disabledReason={ nestedReason }
			/>
			{ canConvert && (
				<ToggleControl
					settingKey="videopress_convert"
					label={ convertLabel() }
					help={ __(
						'Makes MP4 copies of MOV, AVI, WMV and similar files on this server, one at a time. Your server has ffmpeg, which this needs. The files that you uploaded are kept until you delete the video.',
						'jetpack-dashboard'
					) }
					disabledReason={ nestedReason }
				/>
			) }
			{ ! nestedReason && (
				<>
					{ siteVideos && <p>{ siteVideos }</p> }
					<p>
						<a href={ `${ adminUrl }${ VIDEOS }` }>
							{ __(
								'View your videos in the Media Library',
								'jetpack-dashboard'
							) }
						</a>
					</p>
				</>
			) }
		</ModuleSwitch>
	);
}
