import { __ } from '@wordpress/i18n';
import { PrivacyCard, privacyTitle } from '../privacy/privacy-card';
import type { SettingsSection } from './settings-section';

/** Without a tab of its own: the footer and the search lead here. */
export const privacySection: SettingsSection = {
	slug: 'privacy',
	name: () => __( 'Privacy', 'jetpack-dashboard' ),
	heading: () => __( 'Privacy Settings', 'jetpack-dashboard' ),
	isDefault: () => false,
	cards: [
		{
			slug: 'tracking',
			title: privacyTitle,
			modules: [],
			keywords: [
				'privacy',
				'tracks',
				'data',
				'gdpr',
				'tos',
				'terms of service',
			],
			// Everyone decides for themselves.
			isVisible: () => true,
			component: PrivacyCard,
		},
	],
};
