import { __ } from '@wordpress/i18n';
import type { RedirectSource } from '../../../lib/redirect-sources';
import type { ResourceSlug } from './step-slugs';

interface ResourceTexts {
	readonly name: string;
	readonly question: string;
	readonly description: string;
	readonly readMore: RedirectSource< 'page' >;
}

export function getResourceTexts( slug: ResourceSlug ): ResourceTexts {
	switch ( slug ) {
		case 'security-plan':
			return {
				name: __( 'Site security', 'jetpack-dashboard' ),
				question: __(
					'Is your site safe from attacks and mistakes?',
					'jetpack-dashboard'
				),
				description: __(
					'Every plugin you add can cause problems. Learn how backups, malware scanning, and spam protection keep your site safe.',
					'jetpack-dashboard'
				),
				readMore: 'jetpack-recommendations-security-plan',
			};
		case 'anti-spam':
			return {
				name: __( 'Spam protection', 'jetpack-dashboard' ),
				question: __(
					'Do you want to spend less time on spam?',
					'jetpack-dashboard'
				),
				description: __(
					'Your posts get comments, and spam follows. Learn how to filter spam comments and form submissions automatically.',
					'jetpack-dashboard'
				),
				readMore: 'jetpack-recommendations-anti-spam',
			};
	}
}
