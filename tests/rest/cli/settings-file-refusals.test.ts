import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useScenario } from '../support/site-state';
import { wpError } from './wp-cli';

const path = join(
	mkdtempSync( join( tmpdir(), 'settings-file-' ) ),
	'a.json'
);

beforeAll( () => useScenario( 'local' ) );

const HEAD = '{"plugin":"jetpack-dashboard",';

it.each( [
	[ 'an empty file', ' ', 'empty_file' ],
	[ 'no JSON', 'nothing', 'not_a_settings_file' ],
	[ 'another file', '{"plugin":"other"}', 'not_a_settings_file' ],
	[ 'half a file', `${ HEAD }"format":1,"modules":{"li`, 'damaged_file' ],
	[
		'a text instead of modules',
		`${ HEAD }"format":1,"modules":"all","settings":{}}`,
		'damaged_file',
	],
	[
		'the format 0',
		`${ HEAD }"format":0,"modules":{},"settings":{}}`,
		'damaged_file',
	],
	[
		'a negative format',
		`${ HEAD }"format":-1,"modules":{},"settings":{}}`,
		'damaged_file',
	],
	[
		'a newer format',
		`${ HEAD }"format":2,"modules":{},"settings":{}}`,
		'newer_file',
	],
	[ 'a large file', 'x'.repeat( 1048577 ), 'too_large' ],
] )( 'refuses %s', async ( _name, text, code ) => {
	writeFileSync( path, text );
	expect( await wpError( 'import', path, '--yes' ) ).toContain(
		`(${ code })`
	);
} );

it( 'says if the file can’t be read', async () => {
	expect( await wpError( 'import', '/nowhere/file.json' ) ).toContain(
		'could not be read'
	);
	expect( await wpError( 'import' ) ).toContain( 'Pass a file.' );
} );
