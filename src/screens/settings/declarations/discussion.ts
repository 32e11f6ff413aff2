import { __ } from '@wordpress/i18n';
import {
	commentsCard,
	subscriptionsCard,
} from '../discussion/discussion-cards';
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
	cards: [ commentsCard, subscriptionsCard ],
};
