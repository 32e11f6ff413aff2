import { __ } from '@wordpress/i18n';
import type { CardDeclaration } from '../declarations/settings-section';
import { CustomCssLink } from './custom-css-link';
import { EmailAddress } from './email-address';
import {
	InfiniteScrollChoice,
	infiniteScrollKeys,
} from './infinite-scroll-choice';
import {
	PostByEmailCard,
	postByEmailHelp,
	postByEmailTitle,
} from './post-by-email-card';

export const themeCard: CardDeclaration = {
	title: () => __( 'Theme enhancements', 'jetpack-dashboard' ),
	keywords: [ 'theme', 'load more', 'pagination', 'design', 'styles' ],
	rows: [
		{
			kind: 'custom',
			component: InfiniteScrollChoice,
			keys: infiniteScrollKeys,
		},
		{
			kind: 'module',
			slug: 'custom-css',
			label: () => __( 'Enhance CSS customization', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds options to the CSS editor in the Customizer.',
					'jetpack-dashboard'
				),
			rows: [ { kind: 'custom', component: CustomCssLink } ],
		},
	],
};

export const widgetsCard: CardDeclaration = {
	title: () => __( 'Widgets', 'jetpack-dashboard' ),
	keywords: [ 'sidebar', 'footer', 'conditional' ],
	rows: [
		{
			kind: 'module',
			slug: 'widgets',
			label: () => __( 'Add more widgets', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Contact info, authors, top posts and milestones, as widgets and blocks, and social icons as a widget.',
					'jetpack-dashboard'
				),
		},
		{
			kind: 'module',
			slug: 'widget-visibility',
			label: () =>
				__(
					'Choose where widgets and blocks appear',
					'jetpack-dashboard'
				),
			help: () =>
				__(
					'By page, post type, author, category, tag, date or role. Each block has its conditions in the editor’s sidebar.',
					'jetpack-dashboard'
				),
		},
	],
};

export const postByEmailCard: CardDeclaration = {
	title: postByEmailTitle,
	keywords: [ 'mail', 'address', 'mobile', 'publish' ],
	rows: [
		{
			kind: 'module',
			slug: 'post-by-email',
			label: () => __( 'Publish posts by email', 'jetpack-dashboard' ),
			help: postByEmailHelp,
			rows: [ { kind: 'custom', component: EmailAddress } ],
		},
	],
};

/** Shows text instead of the toggle. */
export const postByEmailTextCard: CardDeclaration = {
	title: postByEmailTitle,
	keywords: [],
	component: PostByEmailCard,
};

export const toolbarCard: CardDeclaration = {
	title: () => __( 'Toolbar', 'jetpack-dashboard' ),
	keywords: [ 'admin bar', 'menu', 'navigation' ],
	rows: [
		{
			kind: 'module',
			slug: 'masterbar',
			label: () => __( 'Use Jetpack’s toolbar', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds a Write button and the main screens of wp-admin to the toolbar. The page reloads when you change this.',
					'jetpack-dashboard'
				),
		},
	],
};
