/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './files';
import { findAllWords, findWords, listCheckedFiles } from './words';

test( 'words that were replaced do not come back', () => {
	expect( findAllWords() ).toEqual( [] );
} );

test( 'it reads the plugin, the app, the tests and the tools', () => {
	expect( listCheckedFiles() ).toEqual(
		expect.arrayContaining( [
			'plugin/includes/Plugin.php',
			'plugin/readme.txt',
			'src/index.tsx',
			'tests/php/Settings/RulesTest.php',
			'tests/rest/smoke.test.ts',
			'tools/docs-tables.ts',
		] )
	);
	expect( listCheckedFiles().join( '\n' ) ).not.toContain(
		'vendor-prefixed'
	);
} );

test.each( [
	[ 'private function has_behaviour(): bool {', 'behavior' ],
	[ '// The visitor’s log-in failed.', 'login' ],
	[ 'final class Kept_Data {', 'cache' ],
	[ 'public function silence(): ?WP_Error {', 'blocked_reason' ],
	[ '/** Normalises the value. */', '-ize' ],
	[ "__( 'Ask whoever runs the site.' )", 'anyone who' ],
	[ '| answers 408 | 504 |', 'respond' ],
	[ "it( 'removes cancelled orders'", 'canceled' ],
	[ 'public function look( int $up_to ): void {', 'state' ],
] )( '%s is a problem, with advice', ( text, advice ) => {
	expect( findWords( 'plugin/includes/Example.php', text ) ).toEqual( [
		expect.stringMatching( new RegExp( `Example.php:1: ".*${ advice }` ) ),
	] );
} );

test( 'the line is named', () => {
	expect( findWords( 'src/example.ts', 'one\n\n// colour' ) ).toEqual( [
		'src/example.ts:3: "colour": color',
	] );
} );

test.each( [
	[ 'src/example.ts', 'aria-labelledby' ],
	[ 'src/example.ts', "status === 'cancelled'" ],
	[ 'src/state/recommendations/types.ts', 'Keeps the answers.' ],
	[ 'src/example.ts', 'the author of an exercise, otherwise' ],
	[
		'plugin/includes/Features/Likes/feature.php',
		"'search_terms' => __( 'like, favourite' ),",
	],
	[
		'src/screens/settings/sharing/sharing-cards.ts',
		"keywords: [ 'like', 'favourite' ],",
	],
	[
		'src/screens/settings/search/phrases.fixture.ts',
		"[ 'e-mail a post', 'post-by-email' ],",
	],
] )( '%s may have %s', ( file, text ) => {
	expect( findWords( file, text ) ).toEqual( [] );
} );

test( 'texts of docs/spec stay letter by letter', () => {
	const [ text = '' ] =
		/Site administrators see licence activation on the M[\w ]*/.exec(
			readFileSync(
				join( REPOSITORY, 'docs/spec/requirements-C.tsv' ),
				'utf8'
			)
		) ?? [];
	expect( text ).not.toBe( '' );
	expect( findWords( 'src/example.ts', `'${ text }'` ) ).toEqual( [] );
	expect( findWords( 'src/example.ts', `// ${ text }` ) ).toHaveLength( 1 );
} );
