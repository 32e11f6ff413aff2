import { CODES, MATRIX, STATE_TITLES } from '../permission-matrix';
import type { SiteState } from '../permission-matrix';
import { parseMatrix } from './matrix-table';
import type { MatrixCase } from './matrix-table';
import { ROLES } from './site';

const INTRODUCTION = `# Permissions

Who may call which route of \`jetpack/v4\`, and the status that each call answers with.

Generated from the table that \`tests/rest/permission-matrix.test.ts\` checks against a running site, with every call made. Don't edit it: change \`tests/rest/permission-matrix*.ts\` and run \`npm run docs:tables\`.

- The role columns are calls with the caller's own nonce. A visitor's nonce is the one that WordPress gives to user 0.
- **No nonce**: WordPress treats the call as a visitor's, whatever cookie came with it. **Wrong nonce**: WordPress refuses the call before it reaches the plugin. One status where all roles get the same one, else one per role, in the columns' order.
- A letter behind a status is the error's code, below. \`·\` is a call that the test doesn't make in this state.
- The first table has every route. The others have the calls that another state of the site changes.
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

/** One line per call; the same route has several where its body or its subject matters. */
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

/** docs/permissions.md. */
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
