import { follow, noticesOf } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { deleteSettings, useScenario } from './support/site-state';
import { evalJson, get } from './support/site';
import { textOf } from './support/admin-form';
import { fileWith, open, submit, upload } from './settings-file-page';

const HEAD = '{"plugin":"jetpack-dashboard",';

const DRAFTS = `
global $wpdb;
echo wp_json_encode( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_jetpack\\_dashboard\\_import\\_draft%'" ) );`;

const errorsAfter = async ( text: string | null ) =>
	noticesOf( await follow( await upload( text ), 'admin' ), 'error' );

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await deleteSettings();
} );

it.each( [
	[ 'no file', null, /^Choose a settings file first\.$/ ],
	[ 'an empty file', '', /file is empty/ ],
	[ 'another file', 'a,b,c', /isn’t a settings file of Jetpack Dashboard/ ],
	[ 'half a file', `${ HEAD }"format":1,"mod`, /incomplete or damaged/ ],
	[
		'the format 0',
		`${ HEAD }"format":0,"modules":{},"settings":{}}`,
		/incomplete or damaged/,
	],
	[
		'a newer file',
		`${ HEAD }"format":2,"modules":{},"settings":{}}`,
		/Update Jetpack Dashboard/,
	],
	[
		'an invalid value',
		`${ HEAD }"format":1,"modules":{},"settings":{"carousel_background_color":"pink"}}`,
		/file has invalid values.*Color scheme: /,
	],
	[
		'a file of more than 1 MB',
		'x'.repeat( 1048577 ),
		/The file is larger than 1 MB/,
	],
	[
		'a form that PHP drops',
		'x'.repeat( 9 * 1048576 ),
		/The file is larger than 1 MB/,
	],
] )( 'refuses %s in words of its own', async ( _name, text, message ) => {
	expect( await errorsAfter( text ) ).toEqual( [
		expect.stringMatching( message ),
	] );
	expect( await evalJson( DRAFTS ) ).toBe( 0 );
} );

it( 'refuses other roles, and forms without the right nonce', async () => {
	const page = await open();
	for ( const action of [ 'export', 'import', 'undo' ] as const ) {
		for ( const [ as, _wpnonce ] of [
			[ 'editor', 'x' ],
			[ 'admin', 'x' ],
			[ 'admin', '' ],
		] as const ) {
			expect( [
				action,
				as,
				( await submit( page, action, { as, _wpnonce } ) ).status,
			] ).toEqual( [ action, as, 403 ] );
		}
	}
	expect( ( await upload( '{}', { as: 'editor' } ) ).status ).toBe( 403 );
	expect( ( await upload( '{}', { nonce: 'x' } ) ).status ).toBe( 403 );
} );

it( 'leaves out and keeps what a site’s administrator on a network may not change', async () => {
	const before = ( await get( 'settings' ) ).body.lang_id;
	const remove = dropMustUsePlugin(
		'site-administrator',
		`add_filter( 'map_meta_cap', static fn( $caps, $cap ) => in_array( $cap, array( 'install_languages', 'unfiltered_html' ), true ) ? array( 'do_not_allow' ) : $caps, 10, 2 );`
	);
	let shown: string;
	try {
		const text = await fileWith( {
			lang_id: 'de_DE',
			wordads_code_top: '<script>show( "ad" );</script>',
			sharing_label: 'Imported',
		} );
		shown = await follow( await upload( text ), 'admin' );
		expect( textOf( shown ) ).toContain( ': You may not change this.' );
		expect( textOf( shown ) ).toContain( 'Some HTML is removed' );
		await submit( shown, 'import' );
	} finally {
		remove();
	}
	const { lang_id: language, sharing_label: label } = (
		await get( 'settings' )
	).body;
	expect( [ language, label ] ).toEqual( [ before, 'Imported' ] );
} );

it( 'refuses an undo of HTML that the user may not save, in words for the screen', async () => {
	await follow(
		await upload(
			await fileWith( { wordads_code_top: '<script>one()</script>' } )
		),
		'admin'
	).then( ( html ) => submit( html, 'import' ) );
	const second = await follow(
		await upload( await fileWith( { wordads_code_top: '' } ) ),
		'admin'
	);
	const done = await follow( await submit( second, 'import' ), 'admin' );
	const remove = dropMustUsePlugin(
		'no-html',
		`add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );`
	);
	try {
		const html = await follow( await submit( done, 'undo' ), 'admin' );
		const [ error = '' ] = noticesOf( html, 'error' );
		expect( error ).toContain( 'you may not save the HTML' );
		expect( error ).toContain( 'Ask an administrator who may' );
		expect( error ).not.toContain( '--user' );
	} finally {
		remove();
	}
} );
