import { __ } from '@wordpress/i18n';
import type { SettingsCard } from '../declarations/settings-section';
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

export const themeCard: SettingsCard = {
	slug: 'theme-enhancements',
	title: () => __( 'Theme enhancements', 'jetpack-dashboard' ),
	modules: [ 'infinite-scroll', 'custom-css' ],
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
					'More choices for the Customizer’s own CSS.',
					'jetpack-dashboard'
				),
			rows: [ { kind: 'custom', component: CustomCssLink } ],
		},
	],
};

export const widgetsCard: SettingsCard = {
	slug: 'widgets',
	title: () => __( 'Widgets', 'jetpack-dashboard' ),
	modules: [ 'widgets', 'widget-visibility' ],
	keywords: [ 'sidebar', 'footer', 'conditional' ],
	rows: [
		{
			kind: 'module',
			slug: 'widgets',
			label: () =>
				__( 'Have more widgets for your site', 'jetpack-dashboard' ),
			help: () =>
				__(
					'They stand beside WordPress’s own wherever widgets can be put.',
					'jetpack-dashboard'
				),
		},
		{
			kind: 'module',
			slug: 'widget-visibility',
			label: () =>
				__(
					'Decide on which pages a widget shows',
					'jetpack-dashboard'
				),
			help: () =>
				__(
					'By page, author, category, tag or date, or by whether the visitor is logged in.',
					'jetpack-dashboard'
				),
		},
	],
};

export const postByEmailCard: SettingsCard = {
	slug: 'post-by-email',
	title: postByEmailTitle,
	modules: [ 'post-by-email' ],
	keywords: [ 'mail', 'address', 'mobile', 'publish' ],
	rows: [
		{
			kind: 'module',
			slug: 'post-by-email',
			label: () =>
				__( 'Publish posts by sending a mail', 'jetpack-dashboard' ),
			help: postByEmailHelp,
			rows: [ { kind: 'custom', component: EmailAddress } ],
		},
	],
};

/** Text in place of the switch. */
export const postByEmailTextCard: SettingsCard = {
	slug: 'post-by-email-text',
	title: postByEmailTitle,
	modules: [ 'post-by-email' ],
	keywords: [],
	isVisible: ( { isManager, canEditPosts, active } ) =>
		! isManager && canEditPosts && active.includes( 'post-by-email' ),
	component: PostByEmailCard,
};

export const toolbarCard: SettingsCard = {
	slug: 'masterbar',
	title: () => __( 'Toolbar', 'jetpack-dashboard' ),
	modules: [ 'masterbar' ],
	keywords: [ 'admin bar', 'menu', 'navigation' ],
	rows: [
		{
			kind: 'module',
			slug: 'masterbar',
			label: () => __( 'Use Jetpack’s toolbar', 'jetpack-dashboard' ),
			help: () =>
				__(
					'It replaces the admin’s toolbar and menu. The page is loaded again when you switch it.',
					'jetpack-dashboard'
				),
		},
	],
};
