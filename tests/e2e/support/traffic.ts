import { saveSettings, startFromDefaults } from './settings';
import { test } from './test';

/** Modules of the Traffic page. */
export const MODULES = [
	'wordads',
	'related-posts',
	'seo-tools',
	'google-analytics',
	'stats',
	'shortlinks',
	'sitemaps',
	'verification-tools',
];
export const NO_FORMATS = {
	front_page: [],
	posts: [],
	pages: [],
	groups: [],
	archives: [],
};
const DEFAULTS = {
	wordads_display_front_page: true,
	wordads_display_post: true,
	wordads_display_page: true,
	wordads_display_archive: true,
	enable_header_ad: true,
	wordads_second_belowpost: true,
	wordads_code_top: '',
	wordads_code_below_post: '',
	wordads_code_second_below_post: '',
	wordads_ccpa_enabled: false,
	wordads_ccpa_privacy_policy_url: '',
	wordads_custom_adstxt_enabled: false,
	wordads_custom_adstxt: '',
	show_headline: true,
	show_thumbnails: false,
	advanced_seo_title_formats: NO_FORMATS,
	advanced_seo_front_page_description: '',
	google_analytics_tracking_id: '',
	google_analytics_outbound: false,
	google_analytics_downloads: false,
	admin_bar: true,
	roles: [ 'administrator' ],
	count_roles: [],
	google: '',
	bing: '',
	pinterest: '',
	yandex: '',
	facebook: '',
};

/**
 * Initial state of the Traffic page's tests, on a local site; afterwards
 * statistics are turned on again.
 */
export function startTraffic(): void {
	startFromDefaults( {
		scenario: 'local',
		modules: MODULES,
		options: DEFAULTS,
	} );
	test.afterAll( ( { sandbox } ) =>
		saveSettings( sandbox, { stats: true } )
	);
}
