import { CATALOG } from './settings-catalog';
import { MODULE_SLUGS } from './module-headers';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, useScenario } from './support/site-state';
import { get } from './support/site';

/**
 * The modules of the Composing card, the two sharing modules, and their
 * settings.
 */
const EDITOR_KEYS = [
	'publicize',
	'publicize_message',
	'post-by-email',
	'post_by_email_address',
	'copy-post',
	'latex',
	'markdown',
	'shortcodes',
	'shortcodes_consent',
	'wpcom_publish_posts_with_markdown',
	'wpcom_publish_comments_with_markdown',
	'jetpack_blocks_disabled',
];
const EDITOR_NEEDS = [
	'publicize',
	'post-by-email',
	'copy-post',
	'latex',
	'markdown',
	'shortcodes',
];

/** Cards that every role may see. */
const EVERYBODY = [ 'stats', 'protect' ];

const SECRET_KEY = 'abcdef123456';

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'local' );
	await setOption( 'wordpress_api_key', SECRET_KEY );
} );

describe( 'GET settings by an administrator', () => {
	let settings: Record< string, unknown >;
	beforeAll( async () => {
		settings = ( await get( 'settings' ) ).body;
	} );

	it( 'is one flat object with every module as a boolean (A335)', () => {
		const switches = MODULE_SLUGS.map( ( slug ) => [
			slug,
			typeof settings[ slug ],
		] );
		expect( switches ).toEqual(
			MODULE_SLUGS.map( ( slug ) => [ slug, 'boolean' ] )
		);
	} );

	it( 'has every option of the catalog', () => {
		const missing = CATALOG.map( ( row ) => row.key ).filter(
			( key ) => ! ( key in settings )
		);
		expect( missing ).toEqual( [] );
	} );

	it( 'has the anti-spam key (B335)', () => {
		expect( settings.wordpress_api_key ).toEqual(
			expect.stringMatching( /\S/ )
		);
	} );

	it( 'says whether the anti-spam plugin is active', () => {
		expect( settings.akismet ).toBe( false );
	} );

	it( 'contains no Post by Email address while there is none (B341)', () => {
		expect( [ null, false, '' ] ).toContainEqual(
			settings.post_by_email_address
		);
	} );

	it( 'contains the site’s language for users who can install languages', () => {
		expect( settings.lang_id ).toBe( 'en_US' );
	} );

	it( 'has no setting that only writes', () => {
		expect( settings ).not.toHaveProperty( 'search_auto_config' );
	} );

	it.each( [
		[ 'B336', 'jetpack_waf_ip_list' ],
		[ 'B337', 'jetpack_waf_ip_allow_list' ],
		[ 'B338', 'jetpack_waf_ip_block_list' ],
		[ 'B339', 'dismiss_dash_app_card' ],
		[ 'B340', 'dismiss_empty_stats_card' ],
		[ 'B342', 'highlander_comment_form_prompt' ],
		[ 'B343', 'jetpack_comment_form_color_scheme' ],
		[ 'B344', 'wpcom_publish_comments_with_markdown' ],
		[ 'B345', 'wpcom_publish_posts_with_markdown' ],
		[ 'B346', 'stb_enabled' ],
		[ 'B347', 'stc_enabled' ],
		[ 'B348', 'wordads' ],
		[ 'B350', 'enable_header_ad' ],
		[ 'B351', 'wordads_second_belowpost' ],
		[ 'B355', 'advanced_seo_front_page_description' ],
		[ 'B362', 'jetpack_blocks_disabled' ],
	] )( 'has the settings key of %s, %s', ( _row, key ) => {
		expect( settings ).toHaveProperty( [ key ] );
	} );

	it.each( [
		[
			'B349',
			[ 'front_page', 'post', 'page', 'archive' ].map(
				( at ) => `wordads_display_${ at }`
			),
		],
		[
			'B352',
			[ 'wordads_ccpa_enabled', 'wordads_ccpa_privacy_policy_url' ],
		],
		[
			'B353',
			[ 'wordads_custom_adstxt_enabled', 'wordads_custom_adstxt' ],
		],
		[ 'B354', [ 'show_headline', 'show_thumbnails' ] ],
		[ 'B358', [ 'admin_bar', 'count_roles', 'roles' ] ],
		[ 'B359', [ 'google', 'bing', 'pinterest', 'yandex', 'facebook' ] ],
		[
			'B360',
			[
				'carousel_display_exif',
				'carousel_display_comments',
				'carousel_background_color',
			],
		],
		[ 'B361', [ 'jetpack_testimonial', 'jetpack_portfolio' ] ],
		[ 'B363', [ 'infinite-scroll', 'infinite_scroll' ] ],
		[
			'A244',
			[
				'search',
				'instant_search_enabled',
				'stats',
				'videopress',
				'dismiss_empty_stats_card',
			],
		],
	] )( 'has the settings keys of %s', ( _row, keys ) => {
		expect( keys.filter( ( key ) => ! ( key in settings ) ) ).toEqual( [] );
	} );

	it( 'keys the title formats by the five page types (B356)', () => {
		expect(
			Object.keys( settings.advanced_seo_title_formats as object ).sort()
		).toEqual( [ 'archives', 'front_page', 'groups', 'pages', 'posts' ] );
	} );
} );

describe.each( [ 'contributor', 'author', 'editor' ] as const )(
	'GET settings by %s',
	( as ) => {
		it( 'has what their screens show and nothing else', async () => {
			const { status, body, text } = await get( 'settings', { as } );
			expect( status ).toBe( 200 );
			const keys = Object.keys( body );
			expect( keys ).toEqual( expect.arrayContaining( EDITOR_NEEDS ) );
			expect(
				keys.filter(
					( key ) =>
						! [ ...EDITOR_KEYS, ...EVERYBODY ].includes( key )
				)
			).toEqual( [] );
			expect( text ).not.toContain( SECRET_KEY );
		} );
	}
);

it( 'GET settings returns nothing to a subscriber', async () => {
	const { body, text } = await get( 'settings', { as: 'subscriber' } );
	expect( body.code ).toBe( 'rest_forbidden' );
	expect( text ).not.toContain( SECRET_KEY );
} );
