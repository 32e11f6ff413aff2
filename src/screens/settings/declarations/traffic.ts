import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import { ADS_ROWS } from '../traffic/ads/ads-rows';
import {
	RELATED_MODULE,
	RelatedPreview,
} from '../traffic/related-posts/related-preview';
import { SeoCard, seoTitle } from '../traffic/seo/seo-card';
import {
	SITEMAPS_MODULE,
	SitemapAddresses,
} from '../traffic/sitemaps/sitemap-addresses';
import { StatsCard, statsTitle } from '../traffic/stats/stats-card';
import { VERIFICATION_ROWS } from '../traffic/verification/verification-rows';
import { declareSection } from './settings-section';
import type { CardDeclaration } from './settings-section';

const adsCard: CardDeclaration = {
	title: () => __( 'Ads', 'jetpack-dashboard' ),
	keywords: [
		'earnings',
		'privacy policy',
		'opt out',
		'california',
		'ad code',
	],
	upgrade: 'ads',
	rows: ADS_ROWS,
};

const relatedPostsCard: CardDeclaration = {
	title: () => __( 'Related posts', 'jetpack-dashboard' ),
	keywords: [ 'customizer', 'read next' ],
	rows: [
		{
			kind: 'module',
			slug: RELATED_MODULE,
			label: () =>
				__( 'Show related content after posts', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Shows up to three related posts below each post.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'toggle',
					key: 'show_headline',
					label: () =>
						__(
							'Highlight related content with a heading',
							'jetpack-dashboard'
						),
				},
				{
					kind: 'toggle',
					key: 'show_thumbnails',
					label: () =>
						__(
							'Show a thumbnail image where available',
							'jetpack-dashboard'
						),
				},
				{ kind: 'custom', component: RelatedPreview },
			],
		},
	],
};

const seoCard: CardDeclaration = {
	title: seoTitle,
	keywords: [
		'token',
		'tagline',
		'snippet',
		'preview',
		'facebook',
		'twitter',
		'og tags',
	],
	component: SeoCard,
};

const analyticsCard: CardDeclaration = {
	title: () => __( 'Google Analytics', 'jetpack-dashboard' ),
	keywords: [ 'GA4', 'measurement id' ],
	upgrade: 'analytics',
	rows: [
		{
			kind: 'module',
			slug: 'google-analytics',
			label: () =>
				__( 'Track visits with Google Analytics', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Adds Google’s tracking code to your pages once you enter a measurement ID. Administrators aren’t tracked.',
					'jetpack-dashboard'
				),
			rows: [
				{
					kind: 'text',
					key: 'google_analytics_tracking_id',
					isCode: true,
					label: () =>
						__(
							'Google Analytics measurement ID',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Such as G-ABC1234567 or UA-1234567-1.',
							'jetpack-dashboard'
						),
				},
			],
		},
	],
};

const statsCard: CardDeclaration = {
	title: statsTitle,
	keywords: [ 'roles', 'admin bar', 'page views', 'reports' ],
	component: StatsCard,
};

const shortlinksCard: CardDeclaration = {
	title: () => __( 'Short links', 'jetpack-dashboard' ),
	keywords: [ 'wp.me' ],
	rows: [
		{
			kind: 'module',
			slug: 'shortlinks',
			label: () =>
				__(
					'Generate shortened URLs for simpler sharing',
					'jetpack-dashboard'
				),
		},
	],
};

const sitemapsCard: CardDeclaration = {
	title: () => __( 'Sitemaps', 'jetpack-dashboard' ),
	keywords: [ 'crawler', 'indexing' ],
	rows: [
		{
			kind: 'module',
			slug: SITEMAPS_MODULE,
			label: () => __( 'Generate XML sitemaps', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Sitemaps are files that search engines like Google or Bing use to index your website.',
					'jetpack-dashboard'
				),
			rows: [ { kind: 'custom', component: SitemapAddresses } ],
		},
	],
};

const verificationCard: CardDeclaration = {
	title: () => __( 'Site verification', 'jetpack-dashboard' ),
	keywords: [ 'ownership', 'webmaster tools', 'meta' ],
	rows: [
		{
			kind: 'module',
			slug: 'verification-tools',
			label: () =>
				__( 'Verify that the site is yours', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Paste the code or the complete meta tag from each service. It is added to your front page, where the service checks it.',
					'jetpack-dashboard'
				),
			rows: VERIFICATION_ROWS,
		},
	],
};

export const trafficSection = declareSection( SECTIONS.traffic, {
	heading: () =>
		__(
			'Grow your traffic and understand your visitors.',
			'jetpack-dashboard'
		),
	cards: {
		ads: adsCard,
		'related-posts': relatedPostsCard,
		seo: seoCard,
		'google-analytics': analyticsCard,
		stats: statsCard,
		shortlinks: shortlinksCard,
		sitemaps: sitemapsCard,
		verification: verificationCard,
	},
} );
