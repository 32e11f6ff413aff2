import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';
import { findDifferences } from './php-libraries';
import { isShipped } from './zip-entries';

const FOLDER = 'plugin/vendor-prefixed/';
const read = ( file: string ) =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );
const files = listFiles( 'plugin/vendor-prefixed' );
const { packages } = JSON.parse( read( 'tools/php-libraries/libraries.json' ) );
const composer = JSON.parse( read( 'tools/php-libraries/composer.json' ) );

test( 'every library is pinned to one version and one content', () => {
	expect( Object.keys( packages ).length ).toBeGreaterThan( 5 );
	for ( const [ name, library ] of Object.entries( packages ) ) {
		expect( composer.require[ name ] ).toMatch( /^\d+\.\d+\.\d+$/ );
		expect( library ).toHaveProperty(
			'sha256',
			expect.stringMatching( /^[0-9a-f]{64}$/ )
		);
	}
} );

test( 'every library ships with its license, and with nothing else but classes', () => {
	const licenses = Object.keys( packages ).map(
		( name ) => `${ FOLDER }licenses/${ name.replace( '/', '-' ) }.txt`
	);
	for ( const license of licenses ) {
		expect( read( license ) ).toMatch( /copyright/i );
		expect( isShipped( license.replace( 'plugin/', '' ) ) ).toBe( true );
	}
	expect( files.filter( ( file ) => ! file.endsWith( '.php' ) ) ).toEqual(
		licenses.sort()
	);
	expect(
		files.filter( ( file ) => /tests?\/|docs\//i.test( file ) )
	).toEqual( [] );
} );

test( 'every class is below our namespace, in its own file, and silent when opened by its address', () => {
	const classes = files.filter( ( file ) => file.endsWith( '.php' ) );
	expect( classes.length ).toBeGreaterThan( 200 );
	for ( const file of classes ) {
		const path = file.slice( FOLDER.length, -'.php'.length ).split( '/' );
		const name = path.pop();
		const namespace = [ 'Jetpack_Dashboard', 'Vendor', ...path ].join(
			'\\'
		);
		const code = read( file );
		expect( code ).toContain(
			`\nnamespace ${ namespace };\n\ndefined( 'ABSPATH' ) || exit;\n`
		);
		expect(
			[
				...code.matchAll(
					/^(?:final |abstract )*(?:class|interface|trait) (\w+)/gm
				),
			].map( ( [ , found ] ) => found )
		).toEqual( [ name ] );
	}
} );

test( 'a changed, an added and a missing file are all found', () => {
	const [ a, b ] = [ 'a', 'b' ].map( ( name ) =>
		mkdtempSync( join( tmpdir(), `php-libraries-${ name }-` ) )
	) as [ string, string ];
	try {
		writeFileSync( join( a, 'same.php' ), '1' );
		writeFileSync( join( b, 'same.php' ), '1' );
		expect( findDifferences( a, b ) ).toEqual( [] );
		writeFileSync( join( a, 'changed.php' ), '1' );
		writeFileSync( join( b, 'changed.php' ), '2' );
		writeFileSync( join( a, 'added.php' ), '1' );
		writeFileSync( join( b, 'missing.php' ), '1' );
		expect( findDifferences( a, b ).sort() ).toEqual( [
			'added.php',
			'changed.php',
			'missing.php',
		] );
	} finally {
		rmSync( a, { recursive: true } );
		rmSync( b, { recursive: true } );
	}
} );
