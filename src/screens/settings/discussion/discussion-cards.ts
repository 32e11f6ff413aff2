import { __ } from '@wordpress/i18n';
import type { CardDeclaration } from '../declarations/settings-section';
import { CommentsMarkdownSwitch } from '../writing/markdown-switch';
import { CommentFormFields, commentFormKeys } from './comment-form-fields';
import { FollowersLink } from './followers-link';
import { HovercardsSwitch } from './hovercards-switch';
import { SendingFields, sendingKeys } from './sending-fields';

export const commentsCard: CardDeclaration = {
	title: () => __( 'Comments', 'jetpack-dashboard' ),
	keywords: [
		'comment form',
		'introduction',
		'greeting',
		'reply',
		'avatar',
		'color scheme',
		'colour scheme',
	],
	rows: [
		{
			kind: 'module',
			slug: 'comments',
			label: () =>
				__( 'Make the comment form friendlier', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds a greeting and a color scheme to the comment form.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'custom',
					component: CommentFormFields,
					keys: commentFormKeys,
				},
			],
		},
		{ kind: 'custom', component: HovercardsSwitch },
		{ kind: 'custom', component: CommentsMarkdownSwitch },
		{
			kind: 'module',
			slug: 'comment-likes',
			label: () => __( 'Let readers like comments', 'jetpack-dashboard' ),
		},
	],
};

export const subscriptionsCard: CardDeclaration = {
	title: () => __( 'Subscriptions', 'jetpack-dashboard' ),
	keywords: [ 'newsletter', 'followers', 'subscribers', 'mailing list' ],
	rows: [
		{
			kind: 'module',
			slug: 'subscriptions',
			label: () =>
				__( 'Let readers follow by email', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Subscribers confirm by email, get new posts and comments, and can unsubscribe at any time.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'toggle',
					key: 'stb_enabled',
					label: () =>
						__(
							'Show an option to follow the site below the comment form',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'toggle',
					key: 'stc_enabled',
					label: () =>
						__(
							'Show an option to follow a post’s comments below the comment form',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'toggle',
					key: 'social_notifications_subscribe',
					label: () =>
						__(
							'Email the administrator when someone subscribes',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'custom',
					component: SendingFields,
					keys: sendingKeys,
				},
				{ kind: 'custom', component: FollowersLink },
			],
		},
	],
};
