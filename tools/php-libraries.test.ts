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
	const licenses = `${ FOLDER }licenses.txt`;
	expect( files.filter( ( file ) => ! file.endsWith( '.php' ) ) ).toEqual( [
		licenses,
	] );
	expect( isShipped( licenses.replace( 'plugin/', '' ) ) ).toBe( true );
	const [ , ...parts ] = read( licenses ).split( /^== (.*) ==$/m );
	expect( parts.filter( ( _part, index ) => index % 2 === 0 ) ).toEqual(
		Object.keys( packages ).sort()
	);
	for ( const text of parts.filter( ( _part, index ) => index % 2 === 1 ) ) {
		expect( text ).toMatch( /copyright/i );
	}
	expect(
		files.filter( ( file ) => /tests?\/|docs\//i.test( file ) )
	).toEqual( [] );
} );

test( 'a library is one file, whose classes are below the namespace of its name, and silent when opened by its address', () => {
	const libraries = files.filter( ( file ) => file.endsWith( '.php' ) );
	let classes = 0;
	for ( const file of libraries ) {
		const path = file.slice( FOLDER.length, -'.php'.length );
		const name = `Jetpack_Dashboard\\Vendor\\${ path.replaceAll(
			'/',
			'\\'
		) }`;
		const code = read( file );
		let namespace = '';
		for ( const [ , newNamespace, className ] of code.matchAll(
			/^(?:namespace ([\w\\]+);|(?:(?:final|abstract) )*(?:class|interface|trait) (\w+))/gm
		) ) {
			namespace = newNamespace ?? namespace;
			if ( className !== undefined ) {
				classes += 1;
				expect( `${ namespace }\\${ className }\\` ).toContain(
					`${ name }\\`
				);
			}
		}
		expect( code ).toMatch(
			/^<\?php\n+(?:declare\( ?strict_types=1 ?\);\n)?\nnamespace [\w\\]+;\n\ndefined\( 'ABSPATH' \) \|\| exit;\n/
		);
	}
	expect( classes ).toBeGreaterThan( 200 );
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
