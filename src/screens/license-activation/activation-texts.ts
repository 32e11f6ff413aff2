import { __ } from '@wordpress/i18n';
import type { ApiError } from '../../api/errors';
import { getReadableMessage } from '../../state/readable-message';
import type { LicenseProductGroup } from '../../lib/plans/license-products';
import type { SecondButton } from './activation-view';

export function emptyKeyText(): string {
	return __(
		'This is not a valid license key. Please try again.',
		'jetpack-dashboard'
	);
}

/** The server’s message, or a generic one. */
export function getFailureText( error: ApiError ): string {
	return (
		getReadableMessage( error ) ??
		__(
			'An unknown error occurred during license activation. Please try again.',
			'jetpack-dashboard'
		)
	);
}

interface SuccessTexts {
	readonly title: string;
	readonly text: string;
}

export function getSuccessTexts( group: LicenseProductGroup ): SuccessTexts {
	switch ( group ) {
		case 'anti_spam':
			return {
				title: __( 'Anti-spam is active', 'jetpack-dashboard' ),
				text: __(
					'Your comments and forms are protected from spam.',
					'jetpack-dashboard'
				),
			};
		case 'backup':
			return {
				title: __( 'Backup is active', 'jetpack-dashboard' ),
				text: __(
					'The first backup of your site starts in a few minutes.',
					'jetpack-dashboard'
				),
			};
		case 'complete':
			return {
				title: __( 'The Complete plan is active', 'jetpack-dashboard' ),
				text: __(
					'You can now use every security, performance and growth feature.',
					'jetpack-dashboard'
				),
			};
		case 'scan':
			return {
				title: __( 'Scan is active', 'jetpack-dashboard' ),
				text: __(
					'The first scan of your site starts in a few minutes.',
					'jetpack-dashboard'
				),
			};
		case 'search':
			return {
				title: __( 'Search is active', 'jetpack-dashboard' ),
				text: __(
					'Your content is being indexed. After that, visitors can search it.',
					'jetpack-dashboard'
				),
			};
		case 'security':
			return {
				title: __( 'The Security plan is active', 'jetpack-dashboard' ),
				text: __(
					'Your site now has backups, malware scans and spam protection.',
					'jetpack-dashboard'
				),
			};
		case 'videopress':
			return {
				title: __( 'VideoPress is active', 'jetpack-dashboard' ),
				text: __(
					'You can now upload videos from the editor.',
					'jetpack-dashboard'
				),
			};
		case 'default':
			return {
				title: __( 'Your product is active', 'jetpack-dashboard' ),
				text: __(
					'You can now use it on your site.',
					'jetpack-dashboard'
				),
			};
	}
}

export function getSecondLabel( second: NonNullable< SecondButton > ): string {
	switch ( second ) {
		case 'jetpack-backup':
			return __( 'View latest backup', 'jetpack-dashboard' );
		case 'jetpack-scan':
			return __( 'View scan results', 'jetpack-dashboard' );
		case 'jetpack-search':
			return __( 'Configure search', 'jetpack-dashboard' );
	}
}
