import { __ } from '@wordpress/i18n';
import { BlocksSwitch } from './blocks-switch';
import { ComposingToolsCard, composingTitle } from './composing-tools-card';
import { PostsMarkdownSwitch } from './markdown-switch';
import type { CardDeclaration } from '../declarations/settings-section';

export const mediaCard: CardDeclaration = {
	title: () => __( 'Media carousel', 'jetpack-dashboard' ),
	keywords: [
		'gallery',
		'images',
		'photos',
		'lightbox',
		'exif',
		'slideshow',
	],
	rows: [
		{
			kind: 'module',
			slug: 'carousel',
			label: () =>
				__( 'Show galleries in full screen', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Opens images of galleries, and images that link to their file, in a full-screen viewer.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'toggle',
					key: 'carousel_display_exif',
					label: () =>
						__( 'Show camera data (Exif)', 'jetpack-dashboard' ),
					help: () =>
						__(
							'Shows camera, aperture and exposure if the image file contains them.',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'toggle',
					key: 'carousel_display_comments',
					label: () => __( 'Show comments', 'jetpack-dashboard' ),
					help: () =>
						__(
							'Visitors can read and write comments next to each image.',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'select',
					key: 'carousel_background_color',
					label: () => __( 'Color scheme', 'jetpack-dashboard' ),
				},
			],
		},
	],
};

/** For users who can toggle the tools. */
export const composingCard: CardDeclaration = {
	title: composingTitle,
	keywords: [
		'editor',
		'write',
		'writing',
		'formatting',
		'blocks',
		'block editor',
		'gutenberg',
	],
	rows: [
		{ kind: 'custom', component: PostsMarkdownSwitch },
		{
			kind: 'module',
			slug: 'copy-post',
			label: () => __( 'Copy posts and pages', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds a link to the lists of posts and to the block editor’s options menu. It opens a new draft with the same content, excerpt, tags, categories and featured image.',
					'jetpack-dashboard'
				),
		},
		{
			kind: 'module',
			slug: 'latex',
			label: () => __( 'Write formulas in LaTeX', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Turns LaTeX between dollar signs into formatted math.',
					'jetpack-dashboard'
				),
		},
		{
			kind: 'module',
			slug: 'shortcodes',
			label: () =>
				__( 'Embed media with shortcodes', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Embeds videos, audio, slides and posts from other sites with a short code instead of HTML.',
					'jetpack-dashboard'
				),
		},
		{ kind: 'custom', component: BlocksSwitch },
	],
};

/** For users who can only use them. */
export const composingToolsCard: CardDeclaration = {
	title: composingTitle,
	keywords: [],
	component: ComposingToolsCard,
};

export const contentTypesCard: CardDeclaration = {
	title: () => __( 'Custom content types', 'jetpack-dashboard' ),
	keywords: [ 'portfolio', 'projects', 'testimonials', 'post types' ],
	rows: [
		{
			kind: 'module',
			slug: 'custom-content-types',
			label: () =>
				__( 'Add portfolios and testimonials', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds them to the admin menu, with their own archive pages.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'toggle',
					key: 'jetpack_testimonial',
					label: () => __( 'Testimonials', 'jetpack-dashboard' ),
					help: () =>
						__(
							'For quotes from your customers.',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'number',
					key: 'jetpack_testimonial_posts_per_page',
					label: () =>
						__( 'Testimonials per page', 'jetpack-dashboard' ),
					min: 1,
				},
				{
					kind: 'toggle',
					key: 'jetpack_portfolio',
					label: () => __( 'Portfolio', 'jetpack-dashboard' ),
					help: () =>
						__(
							'For your projects and other work.',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'number',
					key: 'jetpack_portfolio_posts_per_page',
					label: () => __( 'Projects per page', 'jetpack-dashboard' ),
					min: 1,
				},
			],
		},
	],
};
