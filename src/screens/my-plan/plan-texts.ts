import { __ } from '@wordpress/i18n';
import type { IconName } from '../../components/light/icon';
import type { PlanDisplay } from '../../lib/plans/plan-display';

interface PlanTexts {
	readonly icon: IconName;
	readonly name: string;
	/** One sentence about the plan. */
	readonly tagline: string;
}

export function getPlanTexts( plan: PlanDisplay ): PlanTexts {
	switch ( plan ) {
		case 'free':
			return {
				icon: 'rocket',
				name: __( 'Free plan', 'jetpack-dashboard' ),
				tagline: __(
					'The basics for security, speed and growth.',
					'jetpack-dashboard'
				),
			};
		case 'personal':
			return {
				icon: 'person',
				name: __( 'Personal plan', 'jetpack-dashboard' ),
				tagline: __(
					'Daily backups, spam protection and priority support.',
					'jetpack-dashboard'
				),
			};
		case 'premium':
			return {
				icon: 'shield',
				name: __( 'Premium plan', 'jetpack-dashboard' ),
				tagline: __(
					'Daily backups, malware scans and spam protection.',
					'jetpack-dashboard'
				),
			};
		case 'business':
			return {
				icon: 'bars',
				name: __( 'Business plan', 'jetpack-dashboard' ),
				tagline: __(
					'Real-time backups, instant search and video hosting for a growing site.',
					'jetpack-dashboard'
				),
			};
		case 'complete':
			return {
				icon: 'box',
				name: __( 'Complete plan', 'jetpack-dashboard' ),
				tagline: __(
					'Every security, performance and growth feature.',
					'jetpack-dashboard'
				),
			};
		case 'security':
			return {
				icon: 'shield',
				name: __( 'Security plan', 'jetpack-dashboard' ),
				tagline: __(
					'Backups, malware scans and spam protection.',
					'jetpack-dashboard'
				),
			};
		case 'backup':
			return {
				icon: 'box',
				name: __( 'Backup plan', 'jetpack-dashboard' ),
				tagline: __(
					'Backs up your site, so that you can restore it with one click.',
					'jetpack-dashboard'
				),
			};
		case 'search':
			return {
				icon: 'search',
				name: __( 'Search plan', 'jetpack-dashboard' ),
				tagline: __(
					'Visitors find what they are looking for.',
					'jetpack-dashboard'
				),
			};
	}
}
