import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULT_ROWS } from '../search/result-rows';
import { SETTINGS_SECTIONS } from './sections';

const read = ( path: string ) =>
	readFileSync( join( __dirname, path ), 'utf8' );

/**
 * The longest text that the server accepts, in code points, by rule of
 * docs/contract/settings.md. Texts with a fixed format have none that users
 * could reach by typing.
 */
const LIMITS: Readonly< Record< string, number > > = {
	text: 500,
	'long text': 65_536,
	'web address': 2000,
	description: 300,
	'ad code': 20_000,
	// With the leading @.
	handle: 16,
};

/** Fields that are components: the file, and what must be in it. */
const COMPONENTS: Readonly< Record< string, readonly [ string, string ] > > = {
	highlander_comment_form_prompt: [
		'discussion/comment-form-fields.tsx',
		'maxLength={ LINE_LIMIT }',
	],
	monitor_ping_address: [
		'security/self-check-row.tsx',
		'maxLength={ ADDRESS_LIMIT }',
	],
	photon_cdn_url: [
		'performance/accelerator/copies.tsx',
		'maxLength={ ADDRESS_LIMIT }',
	],
	advanced_seo_front_page_description: [
		'traffic/seo/description-field.tsx',
		'maxLength={ DESCRIPTION_LIMIT }',
	],
	wordads_code_top: [
		'traffic/ads/ad-code-rows.tsx',
		'maxLength={ CODE_LIMIT }',
	],
	wordads_code_second_below_post: [
		'traffic/ads/ad-code-rows.tsx',
		'maxLength={ CODE_LIMIT }',
	],
	wordads_custom_adstxt: [
		'traffic/ads/ads-extras.tsx',
		'maxLength={ ADS_TXT_LIMIT }',
	],
	wordads_ccpa_privacy_policy_url: [
		'traffic/ads/ads-extras.tsx',
		'maxLength={ ADDRESS_LIMIT }',
	],
	// Objects: the counters are at the texts in them.
	advanced_seo_title_formats: [
		'traffic/seo/title-field.tsx',
		'maxLength={ TITLE_LIMIT }',
	],
	custom: [
		'sharing/own-services.tsx',
		'maxLength={ SERVICE_LIMITS[ part ] }',
	],
};

const settings = [
	...read( '../../../../docs/contract/settings.md' ).matchAll(
		/^\| `[\w-]+` \| `([\w-]+)` \| string \| [^|]* \| ([^|]*) \|/gm
	),
].map( ( [ , key = '', rule = '' ] ) => ( { key, limit: LIMITS[ rule ] } ) );

/** The limits of declared text fields by key, searched recursively. */
function findLimits( value: unknown ): [ string, unknown ][] {
	if ( typeof value !== 'object' || value === null ) {
		return [];
	}
	const isText =
		'kind' in value &&
		( value.kind === 'text' || value.kind === 'textarea' ) &&
		'key' in value;
	return [
		...( isText
			? [
					[
						String( value.key ),
						'maxLength' in value ? value.maxLength : undefined,
					] satisfies [ string, unknown ],
			  ]
			: [] ),
		...Object.values( value ).flatMap( findLimits ),
	];
}

it( 'every text with a limit on the server shows it while typing', () => {
	const declared = new Map(
		[ SETTINGS_SECTIONS, RESULT_ROWS ].flatMap( findLimits )
	);
	const limited = settings.filter( ( { limit } ) => limit !== undefined );
	expect( limited.length ).toBeGreaterThan( 10 );
	expect(
		limited.map( ( { key } ) =>
			key in COMPONENTS ? key : [ key, declared.get( key ) ]
		)
	).toEqual(
		limited.map( ( { key, limit } ) =>
			key in COMPONENTS ? key : [ key, limit ]
		)
	);
} );

it.each( Object.entries( COMPONENTS ) )(
	'%s has a limit in its component',
	( _key, [ file, code ] ) => {
		expect( read( `../${ file }` ) ).toContain( code );
	}
);
