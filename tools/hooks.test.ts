import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';
import { allHooks, hooksIn, problemsIn, splitArguments } from './hooks';

const INCLUDES = 'plugin/includes/Test.php';

it( 'every action and filter has a description, its arguments and since when', () => {
	const hooks = allHooks();
	expect( hooks.length ).toBeGreaterThan( 80 );
	expect( problemsIn( hooks ) ).toEqual( [] );
} );

it( 'every hook is used by a test', () => {
	const tests = listFiles( 'tests' )
		.filter( ( file ) => /\.(ts|php)$/.test( file ) )
		.map( ( file ) => readFileSync( join( REPOSITORY, file ), 'utf8' ) )
		.join( '\n' );
	expect(
		allHooks()
			// The part after a brace differs by module or setting.
			.map( ( { name } ) => name.replace( /\{.*$/, '' ) )
			.filter( ( name ) => ! tests.includes( name ) )
	).toEqual( [] );
} );

it( 'finds a hook with its comment', () => {
	const code = `
/**
 * Filters a thing.
 *
 * @since 1.0.0
 *
 * @param array<string, int>|null $thing Its \`parts\`.
 * @param string                  $name
 */
return (bool) apply_filters( "jetpack_thing_{$this->key}", array( ',' => $a ), $name );`;
	const [ hook, ...others ] = hooksIn( INCLUDES, code );
	expect( others ).toEqual( [] );
	expect( hook ).toMatchObject( {
		kind: 'filter',
		name: 'jetpack_thing_{key}',
		args: [ "array( ',' => $a )", '$name' ],
		description: 'Filters a thing.',
		since: '1.0.0',
		parameters: [
			{
				type: 'array<string, int>|null',
				name: '$thing',
				description: 'Its `parts`.',
			},
			{ type: 'string', name: '$name', description: '' },
		],
	} );
	expect( problemsIn( hook ? [ hook ] : [] ) ).toEqual( [] );
} );

it( 'notices what is missing', () => {
	const hooks = hooksIn(
		INCLUDES,
		`/** Of something else. */
$a = 1;
do_action( 'jetpack_bare', $a );
/** Filters b. @since */
apply_filters( 'jetpack_b', $b );
/** This filter is documented in includes/Other.php */
apply_filters( 'jetpack_c', $c );`
	);
	expect( problemsIn( hooks ) ).toEqual( [
		`${ INCLUDES }: jetpack_bare has no description`,
		`${ INCLUDES }: jetpack_bare has no @since`,
		`${ INCLUDES }: jetpack_bare has 1 arguments ($a) and 0 @param`,
		`${ INCLUDES }: jetpack_b has no @since`,
		`${ INCLUDES }: jetpack_b has 1 arguments ($b) and 0 @param`,
		`${ INCLUDES }: jetpack_c is not documented in includes/Other.php`,
	] );
} );

it( 'ignores hooks of WordPress, comments and methods of the same name', () => {
	expect(
		hooksIn(
			INCLUDES,
			`apply_filters( 'the_content', $text );
// do_action( 'jetpack_commented' );
$this->do_action( 'jetpack_method' );`
		)
	).toEqual( [] );
} );

it( 'splits arguments outside of quotes and brackets', () => {
	expect( splitArguments( 'f( \'a, b\', g( 1, 2 ), "c)" )', 2 ) ).toEqual( [
		"'a, b'",
		'g( 1, 2 )',
		'"c)"',
	] );
} );
