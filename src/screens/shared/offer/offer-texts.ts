import { __ } from '@wordpress/i18n';
import type { OfferKey } from './offers';

/** The product's benefit, in one sentence. */
export function getOfferText( key: OfferKey ): string {
	switch ( key ) {
		case 'backup':
			return __(
				'Save every change as it happens, and restore it with one click.',
				'jetpack-dashboard'
			);
		case 'scan':
			return __(
				'Scan your site for malware and known vulnerabilities every day.',
				'jetpack-dashboard'
			);
		case 'antispam':
			return __(
				'Keep spam out of your comments and forms, without puzzles for your visitors.',
				'jetpack-dashboard'
			);
		case 'search':
			return __(
				'Show your visitors search results as they type.',
				'jetpack-dashboard'
			);
		case 'videopress':
			return __(
				'Host up to 1 TB of videos, without ads.',
				'jetpack-dashboard'
			);
		case 'ads':
			return __(
				'Earn money with ads on your site.',
				'jetpack-dashboard'
			);
		case 'analytics':
			return __(
				'Count visits with Google Analytics, without touching your theme.',
				'jetpack-dashboard'
			);
		case 'security':
			return __(
				'Get Backup, Scan and Anti-spam together, for less than buying them separately.',
				'jetpack-dashboard'
			);
	}
}

/** Asks the user to connect first: buying requires a connected owner. */
export function getConnectText( key: OfferKey ): string {
	switch ( key ) {
		case 'backup':
			return __(
				'Connect to save every change to your site.',
				'jetpack-dashboard'
			);
		case 'scan':
			return __(
				'Connect to scan your site for threats.',
				'jetpack-dashboard'
			);
		case 'antispam':
			return __(
				'Connect to keep spam out of your comments and forms.',
				'jetpack-dashboard'
			);
		case 'search':
			return __(
				'Connect to help your visitors find what they are looking for.',
				'jetpack-dashboard'
			);
		case 'videopress':
			return __(
				'Connect to host up to 1 TB of videos.',
				'jetpack-dashboard'
			);
		case 'ads':
			return __( 'Connect to earn money with ads.', 'jetpack-dashboard' );
		case 'analytics':
			return __(
				'Connect to count visits with Google Analytics.',
				'jetpack-dashboard'
			);
		case 'security':
			return __(
				'Connect to get Backup, Scan and Anti-spam together.',
				'jetpack-dashboard'
			);
	}
}
