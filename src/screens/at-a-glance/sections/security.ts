import { __ } from '@wordpress/i18n';
import { canManageModules } from '../../../state/connection/selectors';
import { ProtectionCard, protectionTitle } from '../protection/protection-card';
import { getProtectionFacts } from '../protection/protection-facts';
import { protectionView } from '../protection/protection-view';
import type { DashboardSection } from './section';

export const securitySection: DashboardSection = {
	slug: 'security',
	title: () => __( 'Security', 'jetpack-dashboard' ),
	manageLink: {
		href: '#/security',
		label: () => __( 'Manage security settings', 'jetpack-dashboard' ),
		isVisible: canManageModules,
	},
	cards: [
		{
			slug: 'protection',
			name: protectionTitle,
			parts: [ 'protect' ],
			isVisible: ( state ) =>
				protectionView( getProtectionFacts( state ) ).kind !== 'hidden',
			component: ProtectionCard,
		},
	],
};
