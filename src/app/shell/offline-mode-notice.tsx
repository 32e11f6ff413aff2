import { __ } from '@wordpress/i18n';
import type { OfflineReason } from '../../api/connection';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import { getOfflineReasons, isOffline } from '../../state/connection/selectors';

export function OfflineModeNotice() {
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
					'Features that need the account service are paused. Everything else works.',
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
				'The site address is a local development address.',
				'jetpack-dashboard'
			);
		case 'filter':
			return __(
				'A plugin or theme turned it on with the jetpack_offline_mode filter.',
				'jetpack-dashboard'
			);
	}
}
