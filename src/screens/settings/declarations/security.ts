import { __ } from '@wordpress/i18n';
import { ProtectionCard, protectionTitle } from '../security/protection-card';
import type { SettingsSection } from './settings-section';

export const securitySection: SettingsSection = {
	slug: 'security',
	name: () => __( 'Security', 'jetpack-dashboard' ),
	heading: () =>
		__( 'Keep your site safe from attacks.', 'jetpack-dashboard' ),
	isDefault: ( { isManager } ) => isManager,
	cards: [
		{
			slug: 'protection',
			title: protectionTitle,
			modules: [ 'protect' ],
			keywords: [ 'login', 'password', 'allow list', 'lockout' ],
			component: ProtectionCard,
		},
	],
};
