import { LIST_OPTIONS } from './settings-catalogue-lists';
import {
	NO_STRINGS,
	booleanRow,
	countRow,
	enumRow,
} from './support/option-row';
import type { OptionRow } from './support/option-row';

/** Ten code points that take two UTF-16 units and four bytes each. */
const TEN_EMOJI = '🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆';

const SWITCHES: OptionRow[] = [
	booleanRow( 'jetpack_blocks_disabled', 'settings', false ),
	booleanRow( 'carousel_display_exif', 'carousel', false ),
	booleanRow( 'carousel_display_comments', 'carousel', true ),
	booleanRow( 'jetpack_portfolio', 'custom-content-types', false ),
	booleanRow( 'jetpack_testimonial', 'custom-content-types', false ),
	booleanRow( 'jetpack_waf_ip_list', 'waf', false ),
	booleanRow( 'jetpack_waf_share_data', 'waf', false ),
	booleanRow( 'tiled_galleries', 'tiled-gallery', false ),
	booleanRow( 'infinite_scroll', 'infinite-scroll', true ),
	booleanRow( 'infinite_scroll_google_analytics', 'infinite-scroll', false ),
	booleanRow( 'social_notifications_like', 'likes', true ),
	booleanRow( 'wpcom_publish_posts_with_markdown', 'markdown', false ),
	booleanRow( 'wpcom_publish_comments_with_markdown', 'markdown', false ),
	booleanRow( 'sharedaddy_disable_resources', 'sharedaddy', false ),
	booleanRow( 'jetpack_sso_require_two_step', 'sso', false ),
	booleanRow( 'jetpack_sso_match_by_email', 'sso', false ),
	booleanRow( 'stb_enabled', 'subscriptions', true ),
	booleanRow( 'stc_enabled', 'subscriptions', true ),
	booleanRow( 'social_notifications_subscribe', 'subscriptions', false ),
	booleanRow( 'show_headline', 'related-posts', true ),
	booleanRow( 'show_thumbnails', 'related-posts', false ),
	booleanRow( 'instant_search_enabled', 'search', false ),
	booleanRow( 'has_jetpack_search_product', 'settings', false ),
	booleanRow( 'enable_header_ad', 'wordads', true ),
	booleanRow( 'wordads_second_belowpost', 'wordads', true ),
	booleanRow( 'wordads_display_front_page', 'wordads', true ),
	booleanRow( 'wordads_display_post', 'wordads', true ),
	booleanRow( 'wordads_display_page', 'wordads', true ),
	booleanRow( 'wordads_display_archive', 'wordads', true ),
	booleanRow( 'wordads_custom_adstxt_enabled', 'wordads', false ),
	booleanRow( 'wordads_ccpa_enabled', 'wordads', false ),
	booleanRow( 'admin_bar', 'stats', true ),
	booleanRow( 'videopress_private_enabled_for_site', 'videopress', false ),
	booleanRow( 'akismet_show_user_comments_approved', 'settings', false ),
	booleanRow( 'dismiss_dash_app_card', 'settings', false ),
	booleanRow( 'dismiss_empty_stats_card', 'settings', false ),
	booleanRow( 'dismiss_dash_backup_getting_started', 'settings', false ),
];

const CHOICES: OptionRow[] = [
	enumRow( 'carousel_background_color', 'carousel', [ 'black', 'white' ] ),
	enumRow( 'jetpack_comment_form_color_scheme', 'comments', [
		'light',
		'dark',
		'transparent',
	] ),
	enumRow( 'gravatar_disable_hovercards', 'gravatar-hovercards', [
		'enabled',
		'disabled',
	] ),
	enumRow( 'wpl_default', 'likes', [ 'on', 'off' ] ),
	enumRow( 'button_style', 'sharedaddy', [
		'icon',
		'icon-text',
		'text',
		'official',
	] ),
];

const COUNTS: OptionRow[] = [
	countRow( 'jetpack_portfolio_posts_per_page', 'custom-content-types', 10 ),
	countRow(
		'jetpack_testimonial_posts_per_page',
		'custom-content-types',
		10
	),
];

/** Letters, digits, _ and -, or a tag that holds a `content` attribute. */
const VERIFICATIONS: OptionRow[] = [
	'google',
	'bing',
	'pinterest',
	'yandex',
	'facebook',
].map( ( key ) => ( {
	key,
	group: 'verification-tools',
	fallback: '',
	good: [
		[ 'abc_DEF-123', 'abc_DEF-123' ],
		[ '<meta name="site-verification" content="tag_1-x" />', 'tag_1-x' ],
		[ '', '' ],
	],
	bad: [
		'has space',
		'a/b',
		'<script>alert(1)</script>',
		'"',
		true,
		null,
		[],
		{},
	],
} ) );

const TEXTS: OptionRow[] = [
	{
		key: 'highlander_comment_form_prompt',
		group: 'comments',
		fallback: expect.stringMatching( /\S/ ),
		good: [
			[ 'Say hello to “us” ☕', 'Say hello to “us” ☕' ],
			[ 'Plain <b>words</b>', 'Plain words' ],
		],
		bad: NO_STRINGS,
	},
	{
		key: 'sharing_label',
		group: 'sharedaddy',
		fallback: '',
		good: [
			[ 'Share this:', 'Share this:' ],
			[ '', '' ],
		],
		bad: NO_STRINGS,
	},
	{
		key: 'jetpack-twitter-cards-site-tag',
		group: 'sharedaddy',
		fallback: '',
		good: [
			[ '@wordpress', 'wordpress' ],
			[ 'a_15_characters', 'a_15_characters' ],
			[ '', '' ],
		],
		bad: [
			'@',
			'a_16_characters_',
			'has space',
			'a-b',
			'@@twice',
			5,
			null,
			[],
			{},
		],
	},
	{
		key: 'google_analytics_tracking_id',
		group: 'google-analytics',
		fallback: '',
		good: [
			[ 'UA-12345678-1', 'UA-12345678-1' ],
			[ 'G-AB12CD34EF', 'G-AB12CD34EF' ],
			[ '', '' ],
		],
		bad: [
			'UA 1',
			'hello',
			'AB12CD34EF',
			'UA-12345678',
			'<b>G-AB12CD34EF</b>',
			"G-AB12CD34EF'",
			true,
			null,
			[],
			{},
		],
	},
	{
		key: 'wordads_custom_adstxt',
		group: 'wordads',
		fallback: '',
		good: [
			[
				'example.com, pub-1, DIRECT\nexample.net, 2, RESELLER',
				'example.com, pub-1, DIRECT\nexample.net, 2, RESELLER',
			],
			[ '', '' ],
		],
		// Its size has a limit, below a megabyte in any case.
		bad: [ 'a'.repeat( 1_000_000 ), ...NO_STRINGS ],
	},
	{
		// It must be a URL.
		key: 'wordads_ccpa_privacy_policy_url',
		group: 'wordads',
		fallback: '',
		good: [
			[
				'https://example.test/privacy?a=1',
				'https://example.test/privacy?a=1',
			],
			[ '', '' ],
		],
		bad: [
			'not a url',
			'example.test/privacy',
			'javascript:alert(1)',
			'https://',
			...NO_STRINGS,
		],
	},
	{
		// 300 characters, counted as code points.
		key: 'advanced_seo_front_page_description',
		group: 'seo-tools',
		fallback: '',
		good: [
			[ 'A site about <em>ducks</em>', 'A site about ducks' ],
			[ TEN_EMOJI.repeat( 30 ), TEN_EMOJI.repeat( 30 ) ],
			[ 'é'.repeat( 300 ), 'é'.repeat( 300 ) ],
			[ '', '' ],
		],
		bad: [
			'x'.repeat( 301 ),
			`${ TEN_EMOJI.repeat( 30 ) }.`,
			...NO_STRINGS,
		],
	},
	{
		key: 'jetpack_protect_proxy_header',
		group: 'protect',
		fallback: '',
		good: [
			[ 'X-Forwarded-For', 'X-Forwarded-For' ],
			[ '', '' ],
		],
		bad: [ 'X Forwarded', 'X-Forwarded-For: 1', 'X\nY', ...NO_STRINGS ],
	},
];

/** Every option that a REST caller may read and write freely. */
export const CATALOGUE: OptionRow[] = [
	...SWITCHES,
	...CHOICES,
	...COUNTS,
	...VERIFICATIONS,
	...TEXTS,
	...LIST_OPTIONS,
];
