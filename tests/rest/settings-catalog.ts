import { LIST_OPTIONS } from './settings-catalog-lists';
import {
	NO_STRINGS,
	booleanRow,
	countRow,
	enumRow,
	webAddressRow,
} from './support/option-row';
import type { OptionRow } from './support/option-row';
import { readSettingsTable } from './support/settings-table';

/** Ten code points of two UTF-16 units and four bytes each. */
const TEN_EMOJI = '🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆';

/** Settings that have their own tests, since they need more than a value. */
const TESTED_ELSEWHERE = [ 'monitor_receive_notifications', 'do_not_track' ];

const DECLARED = readSettingsTable().filter(
	( { key, note } ) =>
		! TESTED_ELSEWHERE.includes( key ) && ! /action/.test( note )
);

/**
 * Booleans, enums, numbers and web addresses are derived from the table, including new ones.
 */
const SIMPLE: OptionRow[] = DECLARED.flatMap(
	( { key, group, rule, fallback } ) => {
		const values = [ ...rule.matchAll( /`([^`]+)`/g ) ].map(
			( [ , value = '' ] ) => value
		);
		const [ first, ...others ] = values;
		if ( first !== undefined ) {
			return [ enumRow( key, group, [ first, ...others ] ) ];
		}
		switch ( rule ) {
			case 'boolean':
				return [ booleanRow( key, group, fallback === 'true' ) ];
			case 'whole number':
				return [ countRow( key, group, Number( fallback ) ) ];
			case 'web address':
				return [ webAddressRow( key, group ) ];
			default:
				return [];
		}
	}
);

/** HTML with scripts, since an administrator of one site may store them. */
const AD_CODES: OptionRow[] = [ 'top', 'below_post', 'second_below_post' ].map(
	( place ) => ( {
		key: `wordads_code_${ place }`,
		group: 'wordads',
		fallback: '',
		good: [
			[
				' <ins class="ad"></ins>\n<script>show("a&b");</script> ',
				'<ins class="ad"></ins>\n<script>show("a&b");</script>',
			],
			[ TEN_EMOJI.repeat( 2000 ), TEN_EMOJI.repeat( 2000 ) ],
			[ '', '' ],
		],
		bad: [ 'x'.repeat( 20_001 ), ...NO_STRINGS ],
	} )
);

/** Letters, digits, _ and -, or a tag with a `content` attribute. */
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
		// Its size is limited, to less than a megabyte in any case.
		bad: [ 'a'.repeat( 1_000_000 ), ...NO_STRINGS ],
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

/**
 * Every option that can be read and written over REST without side conditions.
 */
export const CATALOG: OptionRow[] = [
	...SIMPLE,
	...VERIFICATIONS,
	...AD_CODES,
	...TEXTS,
	...LIST_OPTIONS,
];
