import type { OptionRow } from './support/option-row';
import { NO_STRINGS } from './support/option-row';

/** Lines that aren't IPv4, IPv6, a low-high range or a CIDR block. */
export const BAD_IP_LINES: readonly string[] = [
	'not-an-address',
	'203.0.113.256',
	'203.0.113',
	'203.0.113.7/33',
	'203.0.113.7/',
	'2001:db8::1/129',
	'2001:db8:::1',
	'203.0.113.9-203.0.113.1',
	'203.0.113.1-2001:db8::1',
	'203.0.113.1-203.0.113.4-203.0.113.9',
	'203.0.113.7 and more',
	'<script>',
];

const BAD_IP_LISTS: readonly unknown[] = [ ...BAD_IP_LINES, ...NO_STRINGS ];

const ipText = ( key: string, group: string ): OptionRow => ( {
	key,
	group,
	fallback: '',
	good: [
		[ '203.0.113.7\n2001:db8::/32', '203.0.113.7\n2001:db8::/32' ],
		[ '203.0.113.7, 203.0.113.8', '203.0.113.7\n203.0.113.8' ],
		[ '\n\n203.0.113.7\r\n\n', '203.0.113.7' ],
		[ '', '' ],
	],
	bad: BAD_IP_LISTS,
} );

const NO_TITLES = {
	front_page: [],
	posts: [],
	pages: [],
	groups: [],
	archives: [],
};
const token = ( value: string ) => ( { type: 'token', value } );
const text = ( value: string ) => ( { type: 'string', value } );

/** Every token that its page type allows. */
const ALL_TITLES = {
	front_page: [ token( 'site_name' ), text( ' | ' ), token( 'tagline' ) ],
	posts: [
		token( 'post_title' ),
		text( ' – ' ),
		token( 'site_name' ),
		token( 'tagline' ),
	],
	pages: [ token( 'page_title' ), token( 'site_name' ), token( 'tagline' ) ],
	groups: [
		token( 'group_title' ),
		token( 'site_name' ),
		token( 'tagline' ),
	],
	archives: [
		token( 'date' ),
		token( 'archive_title' ),
		token( 'site_name' ),
		token( 'tagline' ),
	],
};

const ROLE_LISTS: Pick< OptionRow, 'good' | 'bad' > = {
	good: [
		[
			[ 'administrator', 'editor' ],
			[ 'administrator', 'editor' ],
		],
		[
			[
				'administrator',
				'editor',
				'author',
				'contributor',
				'subscriber',
			],
			[
				'administrator',
				'editor',
				'author',
				'contributor',
				'subscriber',
			],
		],
		[ [ 'administrator' ], [ 'administrator' ] ],
	],
	bad: [ [ 'pirate' ], 'administrator', 5, true, null ],
};

/** Options that are lists or objects, and texts that are lists of addresses. */
export const LIST_OPTIONS: OptionRow[] = [
	{
		// Written as lines, read as an object; a range reads as low, space,
		// dash, space, high.
		key: 'jetpack_protect_global_whitelist',
		group: 'protect',
		fallback: { local: [] },
		good: [
			[
				'203.0.113.7\n2001:db8::1\n198.51.100.1-198.51.100.9',
				{
					local: [
						'203.0.113.7',
						'2001:db8::1',
						'198.51.100.1 - 198.51.100.9',
					],
				},
			],
			[
				'203.0.113.0/24, 203.0.113.8',
				{ local: [ '203.0.113.0/24', '203.0.113.8' ] },
			],
			[
				'198.51.100.1 - 198.51.100.9',
				{ local: [ '198.51.100.1 - 198.51.100.9' ] },
			],
			[ '', { local: [] } ],
		],
		bad: BAD_IP_LISTS,
	},
	ipText( 'jetpack_waf_ip_allow_list', 'waf' ),
	ipText( 'jetpack_waf_ip_block_list', 'waf' ),
	ipText( 'jetpack_protect_trusted_proxies', 'protect' ),
	{
		key: 'roles',
		group: 'stats',
		fallback: [ 'administrator' ],
		good: [ ...ROLE_LISTS.good, [ [], [ 'administrator' ] ] ],
		bad: ROLE_LISTS.bad,
	},
	{
		key: 'count_roles',
		group: 'stats',
		fallback: [],
		good: [ ...ROLE_LISTS.good, [ [], [] ] ],
		bad: ROLE_LISTS.bad,
	},
	{
		key: 'show',
		group: 'sharedaddy',
		fallback: [ 'post' ],
		good: [
			[
				[ 'post', 'page' ],
				[ 'post', 'page' ],
			],
			[
				[ 'index', 'attachment', 'jetpack-portfolio' ],
				[ 'index', 'attachment', 'jetpack-portfolio' ],
			],
		],
		bad: [ [], [ 'nowhere' ], 'post', {}, 5, true, null ],
	},
	{
		key: 'advanced_seo_title_formats',
		group: 'seo-tools',
		fallback: NO_TITLES,
		good: [
			[ ALL_TITLES, ALL_TITLES ],
			[ NO_TITLES, NO_TITLES ],
		],
		bad: [
			{ ...NO_TITLES, books: [] },
			{ ...NO_TITLES, front_page: [ token( 'post_title' ) ] },
			{ ...NO_TITLES, posts: [ token( 'page_title' ) ] },
			{ ...NO_TITLES, pages: [ token( 'archive_title' ) ] },
			{ ...NO_TITLES, groups: [ token( 'date' ) ] },
			{ ...NO_TITLES, archives: [ token( 'post_title' ) ] },
			{ ...NO_TITLES, posts: [ { type: 'token' } ] },
			{ ...NO_TITLES, posts: [ { value: 'site_name' } ] },
			{ ...NO_TITLES, posts: [ 'site_name' ] },
			{ ...NO_TITLES, posts: 'site_name' },
			'site_name',
			5,
			true,
			null,
		],
	},
];
