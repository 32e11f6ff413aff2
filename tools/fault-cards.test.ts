/**
 * docs/faults.md covers every card with data of the provider: a new card can't
 * be forgotten.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProviderPart } from '../src/api/dashboard';
import type { CardDefinition } from '../src/screens/at-a-glance/define-card';
import { FAULT_CARDS } from '../tests/rest/support/fault-rows';
import { listFiles, REPOSITORY } from './files';

const SCREENS = 'src/screens';
const files = listFiles( SCREENS ).filter(
	( file ) => ! /\.(test|fixture)\./.test( file )
);

function isDefinition( value: unknown ): value is CardDefinition {
	return (
		typeof value === 'object' &&
		value !== null &&
		'getView' in value &&
		'parts' in value
	);
}

const definitions = files
	.filter( ( file ) => /at-a-glance\/.*-view\.ts$/.test( file ) )
	.flatMap( ( file ): unknown[] =>
		Object.values( jest.requireActual( join( REPOSITORY, file ) ) )
	)
	.filter( isDefinition );

const rows = FAULT_CARDS.map(
	( { card, part, screen = '' } ) => `${ screen }/${ card }: ${ part }`
).sort();

test( 'every part of the provider that a card of the dashboard needs has a row', () => {
	expect( definitions.length ).toBeGreaterThan( 10 );
	expect(
		definitions
			.flatMap( ( { title, parts } ) =>
				parts
					.filter( isProviderPart )
					.map( ( part ) => `/${ title() }: ${ part }` )
			)
			.sort()
	).toEqual( rows.filter( ( row ) => row.startsWith( '/' ) ) );
} );

test( 'every part whose status My Plan shows has a row', () => {
	const shown = files
		.filter( ( file ) => file.startsWith( `${ SCREENS }/my-plan/` ) )
		.flatMap( ( file ) => [
			...readFileSync( join( REPOSITORY, file ), 'utf8' ).matchAll(
				/<PartStatus part="([\w-]+)"/g
			),
		] )
		.map( ( [ , part = '' ] ) => part );
	expect( new Set( shown ) ).toEqual(
		new Set(
			FAULT_CARDS.filter(
				( { screen, shows } ) =>
					screen === 'My Plan' && shows === 'message'
			).map( ( { part } ) => part )
		)
	);
} );

test.each( [
	[ 'my-plan/my-plan-screen.tsx', 'My Plan' ],
	[ 'product/product-screen.tsx', 'Product pages' ],
] )( 'every part that %s loads has a row', ( file, name ) => {
	const [ , loaded = '' ] =
		/const PARTS = \[([^\]]+)\]/.exec(
			readFileSync( join( REPOSITORY, SCREENS, file ), 'utf8' )
		) ?? [];
	expect(
		new Set(
			[ ...loaded.matchAll( /'([\w-]+)'/g ) ].map(
				( [ , part ] ) => part
			)
		)
	).toEqual(
		new Set(
			FAULT_CARDS.filter( ( { screen } ) => screen === name ).map(
				( { part } ) => part
			)
		)
	);
} );
