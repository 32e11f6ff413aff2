import { CODES } from '../permission-matrix-codes';
import { MATRIX, STATE_TITLES } from '../permission-matrix';
import type { SiteState } from '../permission-matrix';
import { parseMatrix } from './matrix-table';
import type { MatrixCase } from './matrix-table';
import { ROLES } from './site';

const INTRODUCTION = `# Permissions

Who can call which route of \`jetpack/v4\`, and the status of each response.

This page is generated from a table. \`tests/rest/permission-matrix.test.ts\` makes every call on a running site and compares the response with that table. Don't edit this page: change \`tests/rest/permission-matrix*.ts\` and run \`npm run docs:tables\`.

- The role columns are calls with a valid nonce of that user. A visitor's nonce is the one that WordPress creates for user 0.
- **No nonce**: WordPress treats the call as a visitor's, even with a login cookie. **Wrong nonce**: WordPress rejects the call before it reaches the plugin. These columns have one status if it is the same for all roles, otherwise one per role in the order of the columns.
- The letter after a status stands for the error code (see below). \`·\` means that the test doesn't make this call in this state.
- The first section has every route. Each further section has the calls with a different result in another state of the site.
`;

const LETTERS = new Map(
	Object.entries( CODES ).map( ( [ letter, code ] ) => [ code, letter ] )
);

const toCell = ( one?: MatrixCase ): string => {
	if ( ! one ) {
		return '·';
	}
	const letter = one.code === null ? undefined : LETTERS.get( one.code );
	return letter === undefined
		? String( one.status )
		: `${ one.status } ${ letter }`;
};

/** One cell for all roles. */
const toShortCell = ( cells: readonly string[] ): string => {
	const [ first = '·', ...others ] = cells;
	return others.every( ( cell ) => cell === first )
		? first
		: cells.join( ', ' );
};

const toRow = ( cells: readonly string[] ) => `| ${ cells.join( ' | ' ) } |`;

function groupBy< Item >(
	items: readonly Item[],
	toKey: ( item: Item ) => string
): Map< string, Item[] > {
	const groups = new Map< string, Item[] >();
	for ( const item of items ) {
		const key = toKey( item );
		groups.set( key, [ ...( groups.get( key ) ?? [] ), item ] );
	}
	return groups;
}

/** `` `POST /module/protect/active` `{"active":true}` ``. */
const toCall = ( { method, path, body }: MatrixCase ): string =>
	`\`${ method } ${ path }\`${
		body === undefined ? '' : ` \`${ JSON.stringify( body ) }\``
	}`;

/** One line per call; a route has several if its body or its target matters. */
function toTable( cases: readonly MatrixCase[] ): string {
	const calls = groupBy( cases, toCall );
	return [
		toRow( [ 'Call', ...ROLES, 'No nonce', 'Wrong nonce' ] ),
		toRow( [ '---', ...ROLES.map( () => '---' ), '---', '---' ] ),
		...[ ...calls ].map( ( [ call, own ] ) => {
			const cellsOf = ( nonce: MatrixCase[ 'nonce' ] ) =>
				ROLES.map( ( role ) =>
					toCell(
						own.find(
							( one ) => one.role === role && one.nonce === nonce
						)
					)
				);
			return toRow( [
				call,
				...cellsOf( 'good' ),
				toShortCell( cellsOf( 'missing' ) ),
				toShortCell( cellsOf( 'wrong' ) ),
			] );
		} ),
	].join( '\n' );
}

/** `GET /module/{}`: the routes of one resource are listed together. */
const toResource = ( { endpoint }: MatrixCase ): string =>
	endpoint.replace( /^\w+ (\/[^/]*).*$/, '$1' );

function writeState( state: SiteState ): string {
	const cases = parseMatrix( MATRIX[ state ], CODES );
	const resources = [ ...groupBy( cases, toResource ) ].sort(
		( [ one ], [ other ] ) => one.localeCompare( other )
	);
	return [
		`## ${ STATE_TITLES[ state ] }`,
		...( state === 'local'
			? resources.flatMap( ( [ resource, own ] ) => [
					`### ${ resource }`,
					toTable( own ),
			  ] )
			: [ toTable( resources.flatMap( ( [ , own ] ) => own ) ) ] ),
	].join( '\n\n' );
}

/** The text of docs/permissions.md. */
export function writePermissions(): string {
	const codes = Object.entries( CODES ).map(
		( [ letter, code ] ) => `- ${ letter }: \`${ code }\``
	);
	return `${ [
		INTRODUCTION.trim(),
		'## Codes',
		codes.join( '\n' ),
		...Object.keys( MATRIX ).map( ( state ) =>
			writeState( state as SiteState )
		),
	].join( '\n\n' ) }\n`;
}
