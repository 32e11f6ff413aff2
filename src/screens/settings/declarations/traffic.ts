import { __ } from '@wordpress/i18n';
import { ADS_ROWS } from '../traffic/ads/ads-rows';
import {
	RELATED_MODULE,
	RelatedPreview,
} from '../traffic/related-posts/related-preview';
import { SEO_MODULE } from '../traffic/seo/seo-keys';
import { SeoCard, seoTitle } from '../traffic/seo/seo-card';
import {
	SITEMAPS_MODULE,
	SitemapAddresses,
} from '../traffic/sitemaps/sitemap-addresses';
import {
	STATS_MODULE,
	StatsCard,
	statsTitle,
} from '../traffic/stats/stats-card';
import { VERIFICATION_ROWS } from '../traffic/verification/verification-rows';
import type { SettingsCard, SettingsSection } from './settings-section';

const adsCard: SettingsCard = {
	slug: 'ads',
	title: () => __( 'Ads', 'jetpack-dashboard' ),
	modules: [ 'wordads' ],
	keywords: [ 'earnings', 'privacy policy', 'opt out', 'california' ],
	upgrade: 'ads',
	rows: ADS_ROWS,
};

const relatedPostsCard: SettingsCard = {
	slug: 'related-posts',
	title: () => __( 'Related posts', 'jetpack-dashboard' ),
	modules: [ RELATED_MODULE ],
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

const seoCard: SettingsCard = {
	slug: 'seo',
	title: seoTitle,
	modules: [ SEO_MODULE ],
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

const analyticsCard: SettingsCard = {
	slug: 'google-analytics',
	title: () => __( 'Google Analytics', 'jetpack-dashboard' ),
	modules: [ 'google-analytics' ],
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
					'Adds Google’s tracking code to your pages.',
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

const statsCard: SettingsCard = {
	slug: 'stats',
	title: statsTitle,
	modules: [ STATS_MODULE ],
	keywords: [ 'roles', 'admin bar', 'page views', 'reports' ],
	component: StatsCard,
};

const shortlinksCard: SettingsCard = {
	slug: 'shortlinks',
	title: () => __( 'Short links', 'jetpack-dashboard' ),
	modules: [ 'shortlinks' ],
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

const sitemapsCard: SettingsCard = {
	slug: 'sitemaps',
	title: () => __( 'Sitemaps', 'jetpack-dashboard' ),
	modules: [ SITEMAPS_MODULE ],
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

const verificationCard: SettingsCard = {
	slug: 'verification',
	title: () => __( 'Site verification', 'jetpack-dashboard' ),
	modules: [ 'verification-tools' ],
	keywords: [ 'ownership', 'webmaster tools', 'meta' ],
	rows: [
		{
			kind: 'module',
			slug: 'verification-tools',
			label: () =>
				__( 'Verify that the site is yours', 'jetpack-dashboard' ),
			help: () =>
				__(
					'Paste the code or the whole tag that a service gives you. It is printed on your front page, where the service looks for it.',
					'jetpack-dashboard'
				),
			rows: VERIFICATION_ROWS,
		},
	],
};

export const trafficSection: SettingsSection = {
	slug: 'traffic',
	name: () => __( 'Traffic', 'jetpack-dashboard' ),
	heading: () =>
		__(
			'Grow your traffic and understand your visitors.',
			'jetpack-dashboard'
		),
	isDefault: () => false,
	cards: [
		adsCard,
		relatedPostsCard,
		seoCard,
		analyticsCard,
		statsCard,
		shortlinksCard,
		sitemapsCard,
		verificationCard,
	],
};
