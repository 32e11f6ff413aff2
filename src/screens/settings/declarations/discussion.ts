import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import {
	commentsCard,
	subscriptionsCard,
} from '../discussion/discussion-cards';
import { declareSection } from './settings-section';

export const discussionSection = declareSection( SECTIONS.discussion, {
	heading: () =>
		__(
			'Manage advanced comment settings and grow your audience with email subscriptions.',
			'jetpack-dashboard'
		),
	cards: { comments: commentsCard, subscriptions: subscriptionsCard },
} );
