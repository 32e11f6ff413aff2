import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '..' );
const FEATURES = join( ROOT, 'plugin/includes/Features' );

/** The rows of the overview: slug and tests. */
const rows = readFileSync( join( ROOT, 'docs/modules.md' ), 'utf8' )
	.split( '\n' )
	.map( ( line ) => /^\| `([\w-]+)` \|.*\| ([^|]+) \|$/.exec( line ) )
	.filter( ( found ) => found !== null )
	.map( ( [ , slug = '', tests = '' ] ) => ( {
		slug,
		tests: [ ...tests.matchAll( /`([^`]+)`/g ) ].map(
			( [ , path = '' ] ) => path
		),
	} ) );

/** The modules that have code. */
const slugs = readdirSync( FEATURES )
	.filter(
		( name ) =>
			! /^ \* Behavior: No$/m.test(
				readFileSync( join( FEATURES, name, 'feature.php' ), 'utf8' )
			)
	)
	.map( ( name ) => name.toLowerCase().replace( /_/g, '-' ) );

test( 'the overview of docs/modules.md has a row for every module that has code', () => {
	expect( rows.map( ( { slug } ) => slug ) ).toEqual( slugs.sort() );
} );

test( 'every row names tests that exist', () => {
	const missing = rows.filter(
		( { tests } ) =>
			tests.length === 0 ||
			tests.some( ( path ) => ! existsSync( join( ROOT, path ) ) )
	);
	expect( missing ).toEqual( [] );
} );
