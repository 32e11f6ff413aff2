import { __, sprintf } from '@wordpress/i18n';

export interface StatusBadge {
	readonly status: 'info' | 'warning' | 'success' | 'error';
	readonly text: string;
}

function actionNeeded(): StatusBadge {
	return {
		status: 'warning',
		text: __( 'Action needed', 'jetpack-dashboard' ),
	};
}

/**
 * Returns the badge for the backups' state.
 *
 * @param state The provider's state.
 * @return Null if the state needs no badge.
 */
export function getRewindBadge( state: string ): StatusBadge | null {
	switch ( state ) {
		case 'provisioning':
			return {
				status: 'info',
				text: __( 'Setting up', 'jetpack-dashboard' ),
			};
		case 'awaiting_credentials':
			return actionNeeded();
		case 'active':
			return {
				status: 'success',
				text: __( 'Connected', 'jetpack-dashboard' ),
			};
		default:
			return null;
	}
}

export interface ScanInput {
	readonly threatCount: number;
	/** Whether the provider has credentials for the site's server. */
	readonly hasCredentials: boolean;
}

/**
 * Returns the badge for the scan results.
 *
 * @param input The scan's data.
 * @param place Where the badge is shown; My Plan includes the number of
 * threats.
 */
export function getScanBadge(
	{ threatCount, hasCredentials }: ScanInput,
	place: 'dashboard' | 'my-plan'
): StatusBadge {
	if ( ! hasCredentials ) {
		return actionNeeded();
	}
	if ( threatCount === 0 ) {
		return {
			status: 'success',
			text: __( 'Secure', 'jetpack-dashboard' ),
		};
	}
	return {
		status: 'error',
		text:
			place === 'dashboard'
				? __( 'See threats', 'jetpack-dashboard' )
				: sprintf(
						/* translators: %d: how many threats the scan found */
						__( '%d Threat(s)', 'jetpack-dashboard' ),
						threatCount
				  ),
	};
}
