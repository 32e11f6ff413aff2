const path = require( 'path' );
const { ESLint } = require( 'eslint' );
const tseslint = require( 'typescript-eslint' );

jest.setTimeout( 60000 );

const ROOT = path.resolve( __dirname, '../..' );

const eslint = new ESLint( {
	cwd: ROOT,
	// Passed in, because Jest can't import it the way ESLint does.
	overrideConfigFile: true,
	overrideConfig: [
		...require( '../../eslint.config' ),
		// The files below don't exist, so TypeScript can't have type
		// information about them.
		{ files: [ '**/*.{ts,tsx}' ], ...tseslint.configs.disableTypeChecked },
	],
} );

const rulesBroken = async ( file, code ) => {
	const [ { messages } ] = await eslint.lintText( code, {
		filePath: path.join( ROOT, file ),
	} );
	return messages.map( ( { ruleId, message } ) => ruleId ?? message );
};

const SCREEN = 'src/screens/settings/sample.tsx';
const I18N = "import { __, sprintf } from '@wordpress/i18n';\n";

test.each( [
	[ 'a default export', SCREEN, 'export default 1;', 'no-restricted-syntax' ],
	[
		'any',
		SCREEN,
		'export const x: any = 1;',
		'@typescript-eslint/no-explicit-any',
	],
	[
		'a non-null assertion',
		SCREEN,
		'export const x = ( y: string | null ) => y!.length;',
		'@typescript-eslint/no-non-null-assertion',
	],
	[
		'`as` outside api/',
		SCREEN,
		'export const x = ( y: unknown ) => y as string;',
		'no-restricted-syntax',
	],
	[
		'browser globals in a screen',
		SCREEN,
		'export const x = () => window.name;',
		'no-restricted-globals',
	],
	[
		'browser globals in state/',
		'src/state/sample.ts',
		'export const x = () => localStorage.length;',
		'no-restricted-globals',
	],
	[
		'a translation at module scope',
		SCREEN,
		`${ I18N }export const x = __( 'Save', 'jetpack-dashboard' );`,
		'house/no-module-scope-i18n',
	],
	[
		'another text domain',
		SCREEN,
		`${ I18N }export const x = () => __( 'Save', 'other' );`,
		'@wordpress/i18n-text-domain',
	],
	[
		'a placeholder without a comment',
		SCREEN,
		`${ I18N }export const x = () => sprintf( __( 'Hi %s', 'jetpack-dashboard' ), 'y' );`,
		'@wordpress/i18n-translator-comments',
	],
	[
		'a ternary inside __()',
		SCREEN,
		`${ I18N }export const x = ( y: boolean ) => __( y ? 'A' : 'B', 'jetpack-dashboard' );`,
		'@wordpress/i18n-no-variables',
	],
	[
		'a click on what is no control',
		SCREEN,
		'export const X = () => <div onClick={ () => {} } />;',
		'jsx-a11y/click-events-have-key-events',
	],
	[
		'a hook behind a condition',
		SCREEN,
		"import { useState } from 'react';\nexport function X( { y }: { y: boolean } ) { if ( y ) { useState( 1 ); } return null; }",
		'react-hooks/rules-of-hooks',
	],
	[
		'a file of 301 lines',
		SCREEN,
		`export const x = 1;\n${ '//\n'.repeat( 300 ) }`,
		'max-lines',
	],
] )( 'ESLint refuses %s', async ( title, file, code, rule ) => {
	expect( await rulesBroken( file, code ) ).toContain( rule );
} );

test( 'ESLint accepts code in the project’s style', async () => {
	expect(
		await rulesBroken(
			SCREEN,
			`${ I18N }/** A label. */\nexport const getLabel = ( name: string ) =>\n\tsprintf(\n\t\t/* translators: %s: a name. */\n\t\t__( 'Hi %s', 'jetpack-dashboard' ),\n\t\tname\n\t);\n\nexport const NAMES = [ 'a' ] as const;\n`
		)
	).toEqual( [] );
	expect(
		await rulesBroken(
			'src/api/sample.ts',
			'export const toName = ( wire: unknown ) => wire as string;\n'
		)
	).toEqual( [] );
} );
