import { follow, noticesOf, textOf } from './support/admin-form';
import { restoreStateAfterwards } from './support/saved-state';
import { deleteSettings, setOption, useScenario } from './support/site-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { get, post } from './support/site';
import { download, fileWith, open, submit, upload } from './settings-file-page';

const settings = async () => ( await get( 'settings' ) ).body;

/** Uploads a file and returns the page with the preview or the error. */
const preview = async ( text: string | null ) =>
	follow( await upload( text ), 'admin' );

/** Confirms a preview and returns the page after it. */
const confirm = async ( html: string, fields: Record< string, string > = {} ) =>
	follow( await submit( html, 'import', fields ), 'admin' );

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'local' );
	await deleteSettings();
} );

it( 'downloads the settings without secrets, and names what is left out', async () => {
	await setOption( 'wordpress_api_key', 'abcdef123456' );
	await post( 'settings', { sharing_label: 'Tell “others”' } );
	const page = await open();
	expect( textOf( page ) ).toMatch(
		/contains no secrets \(.*Key of the anti-spam plugin.*\)\. Enter them again/
	);
	const { headers, text } = await submit( page, 'export' );
	expect( headers[ 'content-type' ] ).toContain( 'application/json' );
	expect( headers[ 'content-disposition' ] ).toMatch(
		/^attachment; filename="jetpack-settings-[\w.-]+-\d{4}-\d\d-\d\d\.json"$/
	);
	expect( headers[ 'cache-control' ] ).toContain( 'no-cache' );
	expect( text ).not.toContain( 'abcdef123456' );
	expect( JSON.parse( text ) ).toMatchObject( {
		plugin: 'jetpack-dashboard',
		settings: { sharing_label: 'Tell “others”' },
	} );
} );

it( 'shows what would change, imports it, and undoes it once', async () => {
	const before = await settings();
	const shown = await preview(
		await fileWith(
			{ sharing_label: '<b>5 > 4</b>', show: [ 'page' ] },
			{ likes: true }
		)
	);
	expect( textOf( shown ) ).toContain(
		'settings and modules will change when you import'
	);
	expect( textOf( shown ) ).toMatch( /Likes Off On/ );
	expect( textOf( shown ) ).toMatch( /Label above the buttons/ );
	expect( shown ).not.toContain( '<b>5' );
	expect( textOf( shown ) ).toContain(
		'Those of this site stay as they are'
	);
	expect( await settings() ).toEqual( before );

	const done = await confirm( shown );
	expect( noticesOf( done, 'success' ) ).toEqual( [
		'The settings were imported.',
	] );
	expect( await settings() ).toMatchObject( {
		likes: true,
		show: [ 'page' ],
	} );
	expect( textOf( done ) ).toContain( '3 settings and modules changed.' );

	const undone = await follow( await submit( done, 'undo' ), 'admin' );
	expect( noticesOf( undone, 'success' ) ).toEqual( [
		'The import was undone.',
	] );
	expect( await settings() ).toEqual( before );
	expect( undone ).not.toContain( 'Last import' );
	// A second click on the same button.
	const again = await follow( await submit( done, 'undo' ), 'admin' );
	expect( noticesOf( again, 'error' ) ).toEqual( [
		'There is no import to undo.',
	] );
	// The preview can be confirmed once.
	expect( noticesOf( await confirm( shown ), 'error' ) ).toEqual( [
		expect.stringContaining( 'the preview has expired' ),
	] );
} );

it( 'says what it doesn’t import and why', async () => {
	await setOption( 'wordpress_api_key', 'abcdef123456' );
	const shown = textOf(
		await preview(
			await fileWith(
				{ 'from <the> future': 1, wordpress_api_key: '111111111111' },
				{ vaultpress: true }
			)
		)
	);
	expect( shown ).toContain( 'Nothing will change' );
	expect( shown ).toMatch(
		/Key of the anti-spam plugin: Its value is secret\./
	);
	expect( shown ).toContain( 'It is a separate plugin.' );
	expect( shown ).toContain( 'from future: This version doesn’t know' );
	expect( shown ).not.toContain( '111111111111' );
	expect( shown ).not.toContain( 'Import these settings' );
} );

it( 'shows a new preview if a setting was changed since', async () => {
	const shown = await preview(
		await fileWith( { sharing_label: 'Imported', show: [ 'page' ] } )
	);
	await post( 'settings', { sharing_label: 'By hand' } );
	const again = await confirm( shown );
	expect( noticesOf( again, 'warning' ) ).toEqual( [
		expect.stringContaining(
			'settings were changed since you saw the preview'
		),
	] );
	expect( textOf( again ) ).toMatch(
		/Label above the buttons By hand Imported/
	);
	expect( await settings() ).toMatchObject( {
		sharing_label: 'By hand',
		show: [ 'post' ],
	} );
	await confirm( again );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'Imported',
		show: [ 'page' ],
	} );
} );

it( 'keeps what was changed after the import, and says so', async () => {
	const shown = await preview(
		await fileWith( { sharing_label: 'Imported', show: [ 'page' ] } )
	);
	const done = await confirm( shown );
	await post( 'settings', { sharing_label: 'By hand' } );
	const undone = await follow( await submit( done, 'undo' ), 'admin' );
	expect( noticesOf( undone, 'warning' ) ).toEqual( [
		expect.stringMatching(
			/undone, except for these settings: .*Label above the buttons: It was changed since the import\./
		),
	] );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'By hand',
		show: [ 'post' ],
	} );
} );

it( 'undoes nothing if another file was imported since', async () => {
	const first = await confirm(
		await preview( await fileWith( { sharing_label: 'One' } ) )
	);
	await confirm( await preview( await fileWith( { show: [ 'page' ] } ) ) );
	const refused = await follow( await submit( first, 'undo' ), 'admin' );
	expect( noticesOf( refused, 'error' ) ).toEqual( [
		expect.stringContaining( 'another file was imported since' ),
	] );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'One',
		show: [ 'page' ],
	} );
} );

it( 'asks before it blocks the administrator’s own address', async () => {
	const shown = await preview(
		await fileWith(
			{
				jetpack_waf_ip_list: true,
				jetpack_waf_ip_block_list: '127.0.0.0/8',
			},
			{ waf: true }
		)
	);
	expect( textOf( shown ) ).toContain( 'Your own IP address' );
	expect( shown ).toMatch(
		/<input type="checkbox" name="insist"[^>]*required/
	);
	// A browser sends the form only with the box checked.
	const refused = await confirm( shown );
	expect( noticesOf( refused, 'error' ) ).toEqual( [
		expect.stringContaining( 'Your own IP address' ),
	] );
	expect( ( await settings() ).waf ).toBe( false );
} );

it( 'asks before an undo blocks the administrator’s own address', async () => {
	const remove = dropMustUsePlugin(
		'address',
		`if ( is_admin() ) { $_SERVER['REMOTE_ADDR'] = '203.0.113.9'; }`
	);
	const blocked = async () => ( await settings() ).jetpack_waf_ip_block_list;
	try {
		await post( 'settings', {
			jetpack_waf_ip_list: true,
			jetpack_waf_ip_block_list: '203.0.113.0/24',
		} );
		await confirm(
			await preview( await fileWith( { jetpack_waf_ip_block_list: '' } ) )
		);
		await post( 'settings', { waf: true } );

		const html = await open();
		expect( html ).toMatch(
			/<input type="checkbox" name="insist"[^>]*required/
		);
		const refused = await follow( await submit( html, 'undo' ), 'admin' );
		expect( noticesOf( refused, 'error' ) ).toEqual( [
			expect.stringContaining( 'Your own IP address' ),
		] );
		expect( await blocked() ).toBe( '' );

		await submit( html, 'undo', { insist: '1' } );
		expect( await blocked() ).toBe( '203.0.113.0/24' );
	} finally {
		remove();
	}
} );

it( 'undoes an import that was interrupted', async () => {
	await post( 'settings', { sharing_label: 'Before', show: [ 'post' ] } );
	await confirm( await preview( await fileWith( { lang_id: '' } ) ) );
	const shown = await preview(
		await fileWith( { sharing_label: 'After', show: [ 'page' ] } )
	);
	const remove = dropMustUsePlugin(
		'dies',
		`add_action( 'jetpack_dashboard_setting_changed', static function (): void { status_header( 500 ); exit; } );`
	);
	try {
		expect( ( await submit( shown, 'import' ) ).status ).toBe( 500 );
	} finally {
		remove();
	}
	const changed = await settings();
	expect( changed ).not.toMatchObject( {
		sharing_label: 'Before',
		show: [ 'post' ],
	} );
	const undone = await follow(
		await submit( await open(), 'undo' ),
		'admin'
	);
	expect( noticesOf( undone, 'success' ) ).toEqual( [
		expect.stringContaining( 'The import was undone' ),
	] );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'Before',
		show: [ 'post' ],
	} );
} );

it( 'imports addresses and IDs of one site only there', async () => {
	const text = await fileWith( {
		google_analytics_tracking_id: 'G-ABCDEFGHIJ',
	} );
	const other = JSON.stringify( {
		...JSON.parse( text ),
		site: 'https://other.example',
	} );
	const shown = textOf( await preview( other ) );
	expect( shown ).toContain( 'the file was exported from another' );
	expect( shown ).toContain( 'Nothing will change' );
	expect( textOf( await preview( text ) ) ).toContain( 'G-ABCDEFGHIJ' );
} );

it( 'offers no import of its own export', async () => {
	const shown = await preview( JSON.stringify( await download() ) );
	expect( textOf( shown ) ).toContain( 'Nothing will change' );
} );
