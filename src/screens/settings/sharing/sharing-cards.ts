import { __ } from '@wordpress/i18n';
import { LINE_LIMIT } from '../controls/limit-text';
import type { CardDeclaration } from '../declarations/settings-section';
import { LikesLink } from './likes-link';
import {
	PUBLICIZE,
	PublicizeCard,
	PublicizeConnections,
	publicizeHelp,
	publicizeTitle,
} from './publicize-card';
import { ServicesField, SHARING_SERVICES } from './services-field';

export const publicizeCard: CardDeclaration = {
	title: publicizeTitle,
	keywords: [ 'social media', 'networks', 'announce', 'auto post' ],
	rows: [
		{
			kind: 'module',
			slug: PUBLICIZE,
			label: () =>
				__(
					'Share posts to your social networks automatically',
					'jetpack-dashboard'
				),
			help: publicizeHelp,
			rows: [
				{ kind: 'custom', component: PublicizeConnections },
				{
					kind: 'text',
					key: 'publicize_message',
					label: () =>
						__( 'Message for new posts', 'jetpack-dashboard' ),
					help: () =>
						__(
							'You can use {title}, {excerpt}, {author}, {tags} and {url}. If it is empty, {title} {url} is used.',
							'jetpack-dashboard'
						),
					maxLength: LINE_LIMIT,
				},
			],
		},
	],
};

/** Shows text and a link instead of the toggle. */
export const publicizeTextCard: CardDeclaration = {
	title: publicizeTitle,
	keywords: [],
	component: PublicizeCard,
};

export const sharingButtonsCard: CardDeclaration = {
	title: () => __( 'Sharing buttons', 'jetpack-dashboard' ),
	keywords: [ 'share', 'social buttons', 'facebook', 'twitter', 'whatsapp' ],
	rows: [
		{
			kind: 'module',
			slug: 'sharedaddy',
			label: () =>
				__(
					'Add sharing buttons to your posts and pages',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'custom',
					component: ServicesField,
					keys: [ SHARING_SERVICES ],
				},
				{
					kind: 'select',
					key: 'button_style',
					label: () => __( 'Button style', 'jetpack-dashboard' ),
				},
				{
					kind: 'text',
					key: 'sharing_label',
					label: () =>
						__( 'Label above the buttons', 'jetpack-dashboard' ),
					maxLength: LINE_LIMIT,
				},
				{
					kind: 'checkboxes',
					key: 'show',
					label: () => __( 'Show buttons on', 'jetpack-dashboard' ),
				},
				{
					kind: 'text',
					key: 'jetpack-twitter-cards-site-tag',
					label: () => __( 'Twitter site tag', 'jetpack-dashboard' ),
					help: () =>
						__(
							'The username that Twitter shows with links to this site.',
							'jetpack-dashboard'
						),
					isCode: true,
					// Includes the @.
					maxLength: 16,
				},
				{
					kind: 'toggle',
					key: 'sharedaddy_disable_resources',
					label: () =>
						__(
							'Disable the styles and scripts of the buttons',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'For themes that have their own.',
							'jetpack-dashboard'
						),
				},
			],
		},
	],
};

export const likesCard: CardDeclaration = {
	title: () => __( 'Like buttons', 'jetpack-dashboard' ),
	keywords: [ 'like', 'favourite', 'heart' ],
	rows: [
		{
			kind: 'module',
			slug: 'likes',
			label: () => __( 'Let readers like posts', 'jetpack-dashboard' ),
			rows: [
				{
					kind: 'radio',
					key: 'wpl_default',
					label: () => __( 'Like buttons are', 'jetpack-dashboard' ),
				},
				{
					kind: 'toggle',
					key: 'social_notifications_like',
					label: () =>
						__(
							'Email authors when someone likes their posts',
							'jetpack-dashboard'
						),
					help: () =>
						__( 'Once a day at most.', 'jetpack-dashboard' ),
				},
				{ kind: 'custom', component: LikesLink },
			],
		},
	],
};
