import { __ } from '@wordpress/i18n';
import type { SettingsSection } from './settings-section';

export const performanceSection: SettingsSection = {
	slug: 'performance',
	name: () => __( 'Performance', 'jetpack-dashboard' ),
	heading: () => __( 'Make your site faster to load.', 'jetpack-dashboard' ),
	isDefault: () => false,
	hidesDisabled: true,
	cards: [],
};
