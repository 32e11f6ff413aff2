import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreStateAfterwards } from '../support/saved-state';
import { textOf } from '../support/admin-form';
import { evalJson, fetchPath, get, post } from '../support/site';
import { deleteSettings, setOption, useScenario } from '../support/site-state';
import { wp, wpError, wpJson } from './wp-cli';

interface SettingsFile {
	plugin: string;
	format: number;
	modules: Record< string, boolean >;
	settings: Record< string, unknown >;
}

const folder = mkdtempSync( join( tmpdir(), 'settings-file-' ) );
const path = join( folder, 'settings.json' );

const exported = async (): Promise< SettingsFile > =>
	JSON.parse( await wp( 'export' ) );

/** Writes a file with changes to the site's present settings. */
async function fileWith(
	settings: Record< string, unknown >,
	modules: Record< string, boolean > = {},
	more: object = {}
): Promise< string > {
	const file = await exported();
	writeFileSync(
		path,
		JSON.stringify( {
			...file,
			...more,
			settings: { ...file.settings, ...settings },
			modules: { ...file.modules, ...modules },
		} )
	);
	return path;
}

const settings = async () => ( await get( 'settings' ) ).body;

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'local' );
	await deleteSettings();
} );

it( 'exports modules and settings without secrets, actions and state', async () => {
	await setOption( 'wordpress_api_key', 'abcdef123456' );
	await post( 'settings', {
		carousel: true,
		sharing_label: 'Tell “others”',
		jetpack_protect_global_whitelist: '203.0.113.7',
	} );
	expect( await wp( 'export', path ) ).toContain( 'Exported to' );
	const text = readFileSync( path, 'utf8' );
	const file: SettingsFile = JSON.parse( text );
	expect( file ).toMatchObject( {
		plugin: 'jetpack-dashboard',
		format: 1,
		modules: { carousel: true, likes: false },
		settings: {
			sharing_label: 'Tell “others”',
			jetpack_protect_global_whitelist: '203.0.113.7',
			carousel_display_exif: false,
		},
	} );
	expect( text ).not.toContain( 'abcdef123456' );
	for ( const key of [
		'wordpress_api_key',
		'post_by_email_address',
		'custom',
		'onboarding',
		'blog_id',
	] ) {
		expect( file.settings ).not.toHaveProperty( key );
	}
	expect( await wpError( 'export', '/nowhere/file.json' ) ).toContain(
		'could not be written'
	);
} );

it( 'imports its own export without any change', async () => {
	await post( 'settings', { carousel: true, show: [ 'post', 'page' ] } );
	await wp( 'export', path );
	expect( await wp( 'import', path, '--format=count' ) ).toBe( '0' );
	expect( await wp( 'import', path ) ).toContain(
		'This site already has these settings.'
	);
} );

it( 'restores an export after a reset', async () => {
	await post( 'settings', {
		carousel: true,
		show: [ 'post', 'page' ],
		sharing_label: 'Pass it on',
		sharing_services: { visible: [ 'email' ], hidden: [ 'print' ] },
		jetpack_waf_ip_block_list: '198.51.100.0/24',
	} );
	await wp( 'export', path );
	const before = await exported();
	await wp( 'settings', 'reset', '--yes' );
	await wp( 'module', 'deactivate', 'carousel' );
	await wp( 'import', path, '--yes' );
	expect( await exported() ).toEqual( before );
} );

it( 'shows what would change, and changes nothing in a dry run', async () => {
	const file = await fileWith(
		{ sharing_label: 'New label', show: [ 'page' ] },
		{ likes: true }
	);
	const changes = await wp( 'import', file, '--dry-run', '--format=csv' );
	expect( changes.split( '\n' ).slice( 0, 4 ).sort() ).toEqual( [
		'likes,Likes,false,true',
		'name,change,before,after',
		expect.stringMatching(
			/^sharing_label,"Sharing: Label above the buttons",.*,"New label"$/
		),
		expect.stringMatching( /^show,.*"\[""post""\]","\[""page""\]"$/ ),
	] );
	expect( await settings() ).toMatchObject( {
		likes: false,
		show: [ 'post' ],
	} );
	// It stops unless it is confirmed.
	await wp( 'import', file ).catch( () => '' );
	expect( await settings() ).toMatchObject( {
		likes: false,
		show: [ 'post' ],
	} );
} );

it( 'imports, logs each change, and takes them back once', async () => {
	const before = await settings();
	const file = await fileWith(
		{ sharing_label: 'New label', show: [ 'page' ] },
		{ likes: true }
	);
	expect( await wp( 'import', file, '--yes' ) ).toContain( 'Imported.' );
	expect( await settings() ).toMatchObject( {
		likes: true,
		sharing_label: 'New label',
		show: [ 'page' ],
	} );
	const { text } = await fetchPath(
		'/wp-admin/admin.php?page=jetpack_modules',
		{ as: 'admin' }
	);
	expect( textOf( text ) ).toMatch(
		/Label above the buttons .* → New label/
	);
	expect( await wp( 'import', '--undo', '--yes' ) ).toContain( 'was undone' );
	expect( await settings() ).toEqual( before );
	expect( await wpError( 'import', '--undo', '--yes' ) ).toContain(
		'(nothing_to_undo)'
	);
} );

it( 'keeps what somebody changed after the import', async () => {
	await wp(
		'import',
		await fileWith( { sharing_label: 'Imported', show: [ 'page' ] } ),
		'--yes'
	);
	await post( 'settings', { sharing_label: 'By hand' } );
	expect( await wpError( 'import', '--undo', '--yes' ) ).toContain(
		'The last import was undone, except for some settings. Label above the buttons: It was changed since the import. (partly_undone)'
	);
	expect( await settings() ).toMatchObject( {
		sharing_label: 'By hand',
		show: [ 'post' ],
	} );
} );

it( 'changes nothing if somebody saved while the import asked', async () => {
	const file = await fileWith( {
		sharing_label: 'Imported',
		show: [ 'page' ],
	} );
	const code = await evalJson( `
wp_set_current_user( 1 );
$import = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Settings_File\\Settings_Import::class );
$planner = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Settings_File\\Import_Planner::class );
$file = $import->read( file_get_contents( '${ file }' ) );
$fingerprint = $planner->plan( $file )->fingerprint();
update_option( 'jetpack_dashboard_sharing_label', 'By hand' );
echo wp_json_encode( $import->apply( $file, $fingerprint )->get_error_code() );` );
	expect( code ).toBe( 'preview_outdated' );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'By hand',
		show: [ 'post' ],
	} );
} );

it( 'undoes only the last import', async () => {
	const imported = await wp(
		'import',
		await fileWith( { sharing_label: 'One' } ),
		'--yes'
	);
	const [ , id = '' ] = /--undo=(\w+)/.exec( imported ) ?? [];
	await wp( 'import', await fileWith( { show: [ 'page' ] } ), '--yes' );
	expect( await wpError( 'import', `--undo=${ id }`, '--yes' ) ).toContain(
		'(undo_outdated)'
	);
	await wp( 'import', '--undo', '--yes' );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'One',
		show: [ 'post' ],
	} );
} );

it( 'changes no HTML that is as in the file, though WP-CLI has no user who may save it', async () => {
	await post( 'settings', {
		wordads_code_top: '<script>show( "ad" );</script>',
	} );
	await wp( 'export', path );
	expect( await wp( 'import', path, '--yes' ) ).toContain(
		'This site already has these settings.'
	);
} );

it( 'refuses an undo that would remove HTML', async () => {
	const code = '<script>show( "ad" );</script>';
	await post( 'settings', { wordads_code_top: code } );
	await wp( 'import', await fileWith( { wordads_code_top: '' } ), '--yes' );
	expect( await wpError( 'import', '--undo', '--yes' ) ).toContain(
		'(html_not_allowed)'
	);
	await wp( 'import', '--undo', '--yes', '--user=admin' );
	expect( ( await settings() ).wordads_code_top ).toBe( code );
} );

it( 'refuses a file with an invalid value as a whole, and names it', async () => {
	const file = await fileWith( {
		sharing_label: 'New label',
		carousel_background_color: 'pink',
		jetpack_waf_ip_block_list: 'not an address',
	} );
	const error = await wpError( 'import', file, '--yes' );
	expect( error ).toContain( 'Color scheme' );
	expect( error ).toContain( 'not an address' );
	expect( error ).toContain( '(rest_invalid_param)' );
	expect( ( await settings() ).sharing_label ).not.toBe( 'New label' );
} );

it( 'leaves out what this site doesn’t know, can’t turn on, or keeps secret', async () => {
	await setOption( 'wordpress_api_key', 'abcdef123456' );
	const file = await fileWith(
		{
			from_the_future: 1,
			wordpress_api_key: '111111111111',
			sharing_label: 'New label',
		},
		{ vaultpress: true, 'from-the-future': true }
	);
	const { remarks } = await evalJson( `
wp_set_current_user( 1 );
$import = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Settings_File\\Settings_Import::class );
$planner = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Settings_File\\Import_Planner::class );
echo wp_json_encode( $planner->plan( $import->read( file_get_contents( '${ file }' ) ) ) );` );
	expect( remarks ).toEqual( {
		from_the_future: expect.stringContaining( 'doesn’t know' ),
		wordpress_api_key: expect.stringContaining( 'secret' ),
		vaultpress: 'It is a separate plugin.',
		'from-the-future': expect.stringContaining( 'doesn’t know' ),
	} );
	expect( await wpJson( 'import', file, '--dry-run' ) ).toMatchObject( [
		{ name: 'sharing_label', after: 'New label' },
	] );
	await wp( 'import', file, '--yes' );
	expect( await settings() ).toMatchObject( {
		sharing_label: 'New label',
		wordpress_api_key: 'abcdef123456',
	} );
} );
