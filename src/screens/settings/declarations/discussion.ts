import { __ } from '@wordpress/i18n';
import type { SettingsSection } from './settings-section';

export const discussionSection: SettingsSection = {
	slug: 'discussion',
	name: () => __( 'Discussion', 'jetpack-dashboard' ),
	heading: () =>
		__(
			'Manage advanced comment settings and grow your audience with email subscriptions.',
			'jetpack-dashboard'
		),
	isDefault: () => false,
	cards: [],
};
