import { __, sprintf } from '@wordpress/i18n';
import type { OfflineReason } from '../../api/connection';
import { ButtonLink } from '../../components/light/button-link';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import {
	canConnectSite,
	getAccountUrl,
	getConnectionErrors,
	getOfflineReasons,
	isOffline,
	isSubscriber,
} from '../../state/connection/selectors';
import type { ConnectionError } from '../../state/connection/types';
import { getVersion, isDevVersion } from '../../state/site/selectors';

/** What holds for the whole site and stays for as long as it does. */
export function SiteNotices() {
	return (
		<>
			<OfflineMarker />
			<DevVersionNotice />
			<ConnectionErrorNotices />
		</>
	);
}

function OfflineMarker() {
	const isShown = useAppSelector( isOffline );
	const reasons = useAppSelector( getOfflineReasons );
	if ( ! isShown ) {
		return null;
	}
	return (
		<Notice status="warning">
			<p>
				<strong>
					{ __(
						'This site is in offline mode.',
						'jetpack-dashboard'
					) }
				</strong>{ ' ' }
				{ reasons.map( ( reason ) => (
					<span key={ reason }>{ describeReason( reason ) } </span>
				) ) }
				{ __(
					'What needs the account service waits; everything else works.',
					'jetpack-dashboard'
				) }
			</p>
		</Notice>
	);
}

function describeReason( reason: OfflineReason ): string {
	switch ( reason ) {
		case 'constant':
			return __(
				'The constant JETPACK_DEV_DEBUG is set.',
				'jetpack-dashboard'
			);
		case 'wpLocalConstant':
			return __(
				'The constant WP_LOCAL_DEV is set.',
				'jetpack-dashboard'
			);
		case 'url':
			return __(
				'Its address is that of a site under development.',
				'jetpack-dashboard'
			);
		case 'filter':
			return __(
				'A plugin or theme asks for it with the filter jetpack_offline_mode.',
				'jetpack-dashboard'
			);
	}
}

function DevVersionNotice() {
	const isShown = useAppSelector(
		( state ) => isDevVersion( state ) && ! isSubscriber( state )
	);
	const version = useAppSelector( getVersion );
	if ( ! isShown ) {
		return null;
	}
	return (
		<Notice>
			<p>
				{ sprintf(
					/* translators: %s: the plugin's version */
					__(
						'This is a development version of Jetpack (%s).',
						'jetpack-dashboard'
					),
					version
				) }
			</p>
		</Notice>
	);
}

function ConnectionErrorNotices() {
	const isShown = useAppSelector( canConnectSite );
	const errors = useAppSelector( getConnectionErrors );
	return isShown
		? errors.map( ( error ) => (
				<Notice
					key={ error.action }
					status="error"
					isLive
					actions={
						<ConnectionErrorAction action={ error.action } />
					}
				>
					<p>
						{ error.message ||
							__(
								'Connection Error, please reconnect.',
								'jetpack-dashboard'
							) }
					</p>
				</Notice>
		  ) )
		: null;
}

function ConnectionErrorAction( {
	action,
}: {
	action: ConnectionError[ 'action' ];
} ) {
	const serviceUrl = useAppSelector( getAccountUrl );
	if ( action === 'reconnect' ) {
		return (
			<ButtonLink href="#/reconnect">
				{ __( 'Restore Connection', 'jetpack-dashboard' ) }
			</ButtonLink>
		);
	}
	const url = redirectUrl( serviceUrl, 'jetpack-support' );
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Contact support', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
