import { __ } from '@wordpress/i18n';
import { AcceleratorRow } from '../performance/accelerator/accelerator-row';
import {
	filesLabel,
	galleriesLabel,
	imagesLabel,
} from '../performance/accelerator/accelerator-parts';
import { ACCELERATOR_MODULES } from '../performance/accelerator/accelerator-view';
import { SearchRow } from '../performance/search/search-row';
import { VideosRow } from '../performance/videos/videos-row';
import type { SettingsSection } from './settings-section';

export const performanceSection: SettingsSection = {
	slug: 'performance',
	name: () => __( 'Performance', 'jetpack-dashboard' ),
	heading: () => __( 'Make your site faster to load.', 'jetpack-dashboard' ),
	isDefault: () => false,
	hidesDisabled: true,
	cards: [
		{
			slug: 'accelerator',
			title: () => __( 'Site accelerator', 'jetpack-dashboard' ),
			modules: ACCELERATOR_MODULES,
			keywords: [ 'cdn', 'slow site', 'slow images', 'page speed' ],
			moreTexts: () => [ imagesLabel(), filesLabel(), galleriesLabel() ],
			rows: [ { kind: 'custom', component: AcceleratorRow } ],
		},
		{
			slug: 'lazy-images',
			title: () => __( 'Lazy loading', 'jetpack-dashboard' ),
			modules: [ 'lazy-images' ],
			keywords: [ 'slow images', 'page speed' ],
			rows: [
				{
					kind: 'module',
					slug: 'lazy-images',
					label: () =>
						__(
							'Enable lazy loading for images',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Images further down wait until somebody scrolls near them, so that the first screen shows sooner.',
							'jetpack-dashboard'
						),
				},
			],
		},
		{
			slug: 'search',
			title: () => __( 'Search', 'jetpack-dashboard' ),
			modules: [ 'search' ],
			keywords: [ 'find', 'instant search', 'results' ],
			parts: [ 'site' ],
			upgrade: 'search',
			rows: [ { kind: 'custom', component: SearchRow } ],
		},
		{
			slug: 'media',
			title: () => __( 'Media', 'jetpack-dashboard' ),
			modules: [ 'videopress' ],
			keywords: [ 'video', 'private videos', 'player' ],
			parts: [ 'site' ],
			rows: [ { kind: 'custom', component: VideosRow } ],
		},
	],
};
