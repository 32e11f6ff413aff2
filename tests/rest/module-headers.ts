import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules' headers, as docs/contract/modules.md documents them. That table
 * is generated from the headers, so a change of it is a change to review.
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

const words = ( cell = '' ): string[] =>
	cell.split( ',' ).map( ( word ) => word.trim() );

function readRow( line: string ): [ string, ModuleHeader & { local: string } ] {
	const [ , slug = '', ...cells ] = line
		.split( '|' )
		.map( ( cell ) => cell.trim() );
	const [
		site,
		user,
		auto,
		local = '',
		sort,
		order,
		feature,
		tags,
		plans,
		since = '',
	] = cells;
	return [
		slug.replaceAll( '`', '' ),
		{
			connection: site === 'yes',
			user: user === 'yes',
			auto: auto as ModuleHeader[ 'auto' ],
			local,
			sort: Number( sort ),
			order: Number( order ),
			feature: words( feature ),
			tags: words( tags ),
			plans: words( plans ),
			since,
		},
	];
}

const ROWS = readFileSync(
	join( __dirname, '../../docs/contract/modules.md' ),
	'utf8'
)
	.split( '\n' )
	.filter( ( line ) => /^\| `[\w-]+` \|( [^|]*\|){11}$/.test( line ) )
	.map( readRow );

export const MODULE_HEADERS: Readonly< Record< string, ModuleHeader > > =
	Object.fromEntries(
		ROWS.map( ( [ slug, { local, ...header } ] ) => [ slug, header ] )
	);

export const MODULE_SLUGS: readonly string[] = Object.keys( MODULE_HEADERS );

/** The others work without an account service, at least in part. */
export const NOT_LOCAL: readonly string[] = ROWS.filter(
	( [ , { local } ] ) => local === 'No'
).map( ( [ slug ] ) => slug );

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
