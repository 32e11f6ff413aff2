/** A part with provider data: the site's route for it, and the service's. */
export interface PartRow {
	/** Its name in GET dashboard; null if it isn't included. */
	part: string | null;
	path: string;
	/** The service's route. */
	source: string;
	/**
	 * The format of `data`: a JSON string or a value; or the body has no
	 * envelope.
	 */
	style: 'text' | 'value' | 'bare';
	/** Seconds for which a response is cached. */
	freshFor: number;
	/** Null if another table of permission-matrix.ts has the route. */
	access: PartAccess | null;
}

interface PartAccess {
	/** `page`: everyone who can open the page. */
	readers: 'managers' | 'page';
	/** The error code for others, as a letter of permission-matrix-codes.ts. */
	refusal: string;
}

/** part | path | source | style | minutes of freshness | readers and refusal */
const TABLE = `
site      | site            | /v1/sites/{id}                | text  |  5 | managers m
features  | site/features   | /v1/sites/{id}/features       | text  | 30 | managers f
purchases | site/purchases  | /v1/sites/{id}/purchases      | text  | 30 | managers f
products  | site/products   | /v1/sites/{id}/products       | value | 30 | managers f
discount  | site/discount   | /v1/sites/{id}/discount       | value | 30 | managers m
activity  | site/activity   | /v1/sites/{id}/activity       | value |  5 | managers m
rewind    | rewind          | /v1/sites/{id}/rewind         | text  |  5 | managers m
scan      | scan            | /v1/sites/{id}/scan           | text  |  5 | managers m
          | plans           | /v1/plans                     | bare  | 30 | managers m
          | products        | /v1/products                  | bare  | 30 | managers m
          | intro-offers    | /v1/intro-offers              | value | 30 | page v
          | search/plan     | /v1/sites/{id}/search/plan    | bare  | 30 | managers f
          | search/stats    | /v1/sites/{id}/search/stats   | bare  |  5 | managers f
          | search/pricing  | /v1/sites/{id}/search/pricing | bare  | 30 | page f
          | recommendations/product-suggestions | /v1/sites/{id}/product-suggestions | bare | 30 |
          | recommendations/upsell              | /v1/sites/{id}/upsell              | bare | 30 |
`;

function readRow( line: string ): PartRow {
	const [
		part = '',
		path = '',
		source = '',
		style = '',
		minutes = '',
		access = '',
	] = line.split( '|' ).map( ( cell ) => cell.trim() );
	const [ readers, refusal = '' ] = access.split( ' ' );
	return {
		part: part || null,
		path,
		source,
		style: style as PartRow[ 'style' ],
		freshFor: Number( minutes ) * 60,
		access:
			access === ''
				? null
				: { readers: readers as PartAccess[ 'readers' ], refusal },
	};
}

/** Copied by hand from docs/contract/rest.md#site-data. */
export const PARTS: readonly PartRow[] = TABLE.trim()
	.split( '\n' )
	.map( readRow );

const sixTimes = ( cell: string ): string =>
	Array( 6 ).fill( cell ).join( ' ' );

/** Without an account service, it returns the site's own log. */
const OWN_LOG = 'site/activity';

/**
 * Rows of permission-matrix.ts for the routes of all parts.
 *
 * @param response Of an allowed call, such as `400q`.
 * @param options
 * @param options.isAllCalls Also calls without a nonce and with a wrong one.
 * @param options.isOffline  The page is then for managers only.
 */
export const writePartPermissions = (
	response: string,
	{ isAllCalls = false, isOffline = false } = {}
): string =>
	PARTS.map( ( { path, access } ) => {
		if ( access === null ) {
			return '';
		}
		const given =
			path === OWN_LOG && response === '400q' ? '200' : response;
		const { readers, refusal } = access;
		const others =
			readers === 'page' && ! isOffline ? response : `403${ refusal }`;
		const lines = [
			`GET /${ path }`,
			`  good 401${ refusal } ${ Array( 4 )
				.fill( others )
				.join( ' ' ) } ${ given }`,
			...( isAllCalls
				? [
						`  missing ${ sixTimes( `401${ refusal }` ) }`,
						`  wrong ${ sixTimes( '403n' ) }`,
				  ]
				: [] ),
		];
		return `\n${ lines.join( '\n' ) }\n`;
	} ).join( '' );
