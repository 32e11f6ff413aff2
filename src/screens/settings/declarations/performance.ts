import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import { AcceleratorRow } from '../performance/accelerator/accelerator-row';
import {
	filesLabel,
	galleriesLabel,
	imagesLabel,
} from '../performance/accelerator/accelerator-parts';
import {
	cdnLabel,
	Copies,
	copiesKeys,
} from '../performance/accelerator/copies';
import { SearchRow } from '../performance/search/search-row';
import { convertLabel, VideosRow } from '../performance/videos/videos-row';
import { declareSection } from './settings-section';

export const performanceSection = declareSection( SECTIONS.performance, {
	heading: () => __( 'Make your site faster to load.', 'jetpack-dashboard' ),
	cards: {
		accelerator: {
			title: () => __( 'Site accelerator', 'jetpack-dashboard' ),
			keywords: [ 'cdn', 'slow site', 'slow images', 'page speed' ],
			moreTexts: () => [
				imagesLabel(),
				filesLabel(),
				galleriesLabel(),
				cdnLabel(),
			],
			rows: [
				{ kind: 'custom', component: AcceleratorRow },
				{
					kind: 'custom',
					component: Copies,
					keys: copiesKeys,
				},
			],
		},
		'lazy-images': {
			title: () => __( 'Lazy loading', 'jetpack-dashboard' ),
			keywords: [ 'slow images', 'page speed' ],
			rows: [
				{
					kind: 'module',
					slug: 'lazy-images',
					label: () =>
						__( 'Enable lazy loading', 'jetpack-dashboard' ),
					help: () =>
						__(
							'Loads images, videos and embeds when visitors scroll near them, so that pages appear sooner.',
							'jetpack-dashboard'
						),
				},
			],
		},
		search: {
			title: () => __( 'Search', 'jetpack-dashboard' ),
			keywords: [ 'find', 'instant search', 'results' ],
			parts: [ 'site' ],
			upgrade: 'search',
			rows: [ { kind: 'custom', component: SearchRow } ],
		},
		media: {
			title: () => __( 'Media', 'jetpack-dashboard' ),
			keywords: [ 'video', 'private videos', 'player', 'mov', 'ffmpeg' ],
			moreTexts: () => [ convertLabel() ],
			parts: [ 'site' ],
			rows: [ { kind: 'custom', component: VideosRow } ],
		},
	},
} );
