import { __ } from '@wordpress/i18n';
import type { SettingsSection } from './settings-section';

export const trafficSection: SettingsSection = {
	slug: 'traffic',
	name: () => __( 'Traffic', 'jetpack-dashboard' ),
	heading: () => __( 'Be found, and see who comes.', 'jetpack-dashboard' ),
	isDefault: () => false,
	cards: [],
};
