/**
 * The modules' headers, and which of them work without a provider, copied by
 * hand from docs/contract/modules.md; never from the features' headers.
 */
export interface ModuleHeader {
	/** Needs a site connection while an account service is configured. */
	connection: boolean;
	/** Needs a user connection while an account service is configured. */
	user: boolean;
	auto: 'Yes' | 'No' | 'Public';
	sort: number;
	order: number;
	feature: string[];
	tags: string[];
	plans: string[];
	since: string;
}

/** slug | site, user connection | auto activate | sort, recommendation order | feature | tags | plans | since */
const TABLE = `
protect              | yes yes | Yes    |  1  4 | Security               | Recommended                          | free | 3.4
waf                  | yes no  | No     |  5 20 | Security               | Firewall, WAF                        | free | 10.9
sso                  | yes yes | No     | 30  5 | Security               | Developers                           | free | 2.6
monitor              | yes yes | No     | 28 10 | Security               | Recommended                          | free | 2.6
vaultpress           | yes no  | No     | 32 20 | Security, Health       | Other                                | personal, business, premium, security, complete | 1.2
photon               | yes no  | No     | 25  1 | Recommended, Appearance | Photos and Videos, Appearance, Recommended | free | 2.0
photon-cdn           | no no   | No     | 26  1 | Recommended, Appearance | Photos and Videos, Appearance, Recommended | free | 6.6
lazy-images          | no no   | No     | 24 14 | Appearance             | Appearance, Recommended              | free | 5.6.0
search               | yes no  | No     | 34 20 | Search                 | Other                                | business, complete | 5.0
videopress           | yes no  | No     | 27 20 | Writing                | Photos and Videos                    | free | 2.5
carousel             | no no   | No     | 22 12 | Appearance             | Photos and Videos                    | free | 1.5
tiled-gallery        | no no   | No     | 24 20 | Appearance             | Photos and Videos                    | free | 2.1
masterbar            | yes yes | No     | 38 16 | Other                  | General                              | free | 4.8
markdown             | no no   | No     | 31 20 | Writing                | Writing                              | free | 2.8
custom-content-types | no no   | No     | 34 20 | Writing                | Writing                              | free | 3.1
post-by-email        | yes yes | No     | 14 20 | Writing                | Writing                              | free | 2.0
infinite-scroll      | no no   | No     | 26 20 | Appearance             | Appearance                           | free | 2.0
copy-post            | no no   | No     | 15 20 | Writing                | Writing                              | free | 7.0
latex                | no no   | No     | 12 20 | Writing                | Writing                              | free | 1.1
shortcodes           | no no   | No     |  3 20 | Writing                | Photos and Videos, Social, Writing, Appearance | free | 1.1
widgets              | no no   | No     |  4 20 | Appearance             | Social, Appearance                   | free | 1.2
widget-visibility    | no no   | No     | 17 20 | Appearance             | Appearance                           | free | 2.4
custom-css           | no no   | No     |  2 20 | Appearance             | Appearance                           | free | 1.7
publicize            | yes yes | No     | 10  7 | Engagement             | Social, Recommended                  | free | 2.0
sharedaddy           | no no   | No     |  7  6 | Engagement             | Social, Recommended                  | free | 1.1
likes                | yes no  | No     | 23 20 | Engagement             | Social                               | free | 2.2
comments             | yes no  | No     | 20 20 | Engagement             | Social                               | free | 1.4
comment-likes        | yes no  | No     | 39 17 | Other                  | Social                               | free | 5.1
gravatar-hovercards  | no no   | No     | 11 13 | Appearance             | Social, Appearance                   | free | 1.1
subscriptions        | yes yes | No     |  9  8 | Engagement             | Social                               | free | 1.2
seo-tools            | yes no  | No     | 35 15 | Traffic                | Social, Appearance                   | free | 4.4
wordads              | yes no  | No     |  1 20 | Other                  | Traffic, Appearance                  | premium, business, security, complete | 4.5.0
stats                | yes no  | Yes    |  1  2 | Engagement             | Site Stats, Recommended              | free | 1.1
related-posts        | yes no  | No     | 29  9 | Engagement             | Recommended                          | free | 2.9
verification-tools   | no no   | Yes    | 33 20 | Engagement             | Other                                | free | 3.0
sitemaps             | no no   | No     | 13 20 | Recommended            | Recommended, Traffic                 | free | 3.9
google-analytics     | yes no  | No     | 37 20 | Engagement             | Other                                | business, premium, security, complete | 4.5
shortlinks           | yes no  | No     |  8 20 | Writing                | Social                               | free | 1.1
contact-form         | no no   | Yes    | 15 14 | Writing                | Other                                | free | 1.3
enhanced-distribution | yes no | Public |  5 20 | Engagement             | Writing                              | free | 1.2
json-api             | yes no  | Public | 19 20 | General                | Writing, Developers                  | free | 1.9
notes                | yes yes | Yes    | 13 20 | General                | Other                                | free | 1.9
woocommerce-analytics | yes no | Yes    | 13 20 | Engagement             | Other, Recommended                   | free | 8.4
`;

const words = ( cell: string ): string[] =>
	cell.split( ',' ).map( ( word ) => word.trim() );

function readRow( line: string ): [ string, ModuleHeader ] {
	const [
		slug = '',
		needs = '',
		auto = '',
		numbers = '',
		feature = '',
		tags = '',
		plans = '',
		since = '',
	] = line.split( '|' ).map( ( cell ) => cell.trim() );
	const [ connection, user ] = needs.split( ' ' );
	const [ sort, order ] = numbers.split( /\s+/ ).map( Number );
	return [
		slug,
		{
			connection: connection === 'yes',
			user: user === 'yes',
			auto: auto as ModuleHeader[ 'auto' ],
			sort: sort ?? NaN,
			order: order ?? NaN,
			feature: words( feature ),
			tags: words( tags ),
			plans: words( plans ),
			since,
		},
	];
}

export const MODULE_HEADERS: Readonly< Record< string, ModuleHeader > > =
	Object.fromEntries( TABLE.trim().split( '\n' ).map( readRow ) );

export const MODULE_SLUGS: readonly string[] = Object.keys( MODULE_HEADERS );

/**
 * Modules that don't work on the site alone; the others work locally, fully or
 * in part, and need no connection in local mode.
 *
 * docs/contract/modules.md lists `monitor` as partly local, for a check that a
 * site makes of itself; ours is a setting that works while the module is off
 * (docs/decisions/021). It also lists `sso` as partly local, and as unavailable
 * without an account service (docs/decisions/024).
 */
export const NOT_LOCAL: readonly string[] = [ 'monitor', 'sso', 'vaultpress' ];

/** Every key of a module entry except `extra`, which few modules have. */
export const ENTRY_KEYS = [
	'module',
	'name',
	'description',
	'short_description',
	'long_description',
	'learn_more_button',
	'search_terms',
	'additional_search_queries',
	'sort',
	'recommendation_order',
	'introduced',
	'changed',
	'deactivate',
	'free',
	'requires_connection',
	'requires_user_connection',
	'auto_activate',
	'module_tags',
	'feature',
	'plan_classes',
	'activated',
	'available',
	'unavailable_reason',
	'has_behavior',
	'configure_url',
	'configurable',
	'activate_nonce',
	'deactivate_nonce',
	'override',
	'options',
];
