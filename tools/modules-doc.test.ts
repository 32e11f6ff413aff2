import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '..' );
const FEATURES = join( ROOT, 'plugin/includes/Features' );

/** The rows of the overview: slug, what needs the account service, and tests. */
const rows = readFileSync( join( ROOT, 'docs/modules.md' ), 'utf8' )
	.split( '\n' )
	.map( ( line ) =>
		/^\| `([\w-]+)` \|.*\| ([^|]+) \| ([^|]+) \|$/.exec( line )
	)
	.filter( ( found ) => found !== null )
	.map( ( [ , slug = '', service = '', tests = '' ] ) => ( {
		slug,
		service,
		tests: [ ...tests.matchAll( /`([^`]+)`/g ) ].map(
			( [ , path = '' ] ) => path
		),
	} ) );

const features = readdirSync( FEATURES ).map( ( name ) => ( {
	slug: name.toLowerCase().replace( /_/g, '-' ),
	header: readFileSync( join( FEATURES, name, 'feature.php' ), 'utf8' ),
} ) );

test( 'the overview of docs/modules.md has a row for every module', () => {
	expect( rows.map( ( { slug } ) => slug ) ).toEqual(
		features.map( ( { slug } ) => slug ).sort()
	);
} );

test( 'modules that need nothing of the account service work locally', () => {
	const needNothing = rows.filter( ( { service } ) => service === '–' );
	const workLocally = features
		.filter( ( { header } ) => /^ \* Works Locally: Yes$/m.test( header ) )
		.map( ( { slug } ) => slug );
	expect( workLocally ).toEqual(
		expect.arrayContaining( needNothing.map( ( { slug } ) => slug ) )
	);
} );

test( 'every row names tests that exist', () => {
	const missing = rows.filter(
		( { tests } ) =>
			tests.length === 0 ||
			tests.some( ( path ) => ! existsSync( join( ROOT, path ) ) )
	);
	expect( missing ).toEqual( [] );
} );
