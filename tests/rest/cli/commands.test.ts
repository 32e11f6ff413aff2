import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../../tools/files';
import { clearProvider, moveSite } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { get, post, site } from '../support/site';
import { deleteSettings, setOption, useScenario } from '../support/site-state';
import { MODULE_SLUGS } from '../module-headers';
import { wp, wpError, wpJson } from './wp-cli';

/** `wp jetpack` as WP-CLI knows it. */
const DUMP = `
$dump = static function ( $command ) use ( &$dump ) {
	return array(
		'name' => $command->get_name(),
		'description' => $command->get_shortdesc(),
		'longdesc' => $command->get_longdesc(),
		'subcommands' => array_map( $dump, array_values( $command->get_subcommands() ) ),
	);
};
echo json_encode( $dump( WP_CLI::get_root_command()->get_subcommands()['jetpack'] ) );`;

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await deleteSettings();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'wp jetpack module', () => {
	it( 'lists what the route lists, in every format', async () => {
		await post( 'module/carousel/active', { active: true } );
		const rows = await wpJson( 'module', 'list' );
		expect(
			rows.map( ( row: { module: string } ) => row.module ).sort()
		).toEqual( [ ...MODULE_SLUGS ].sort() );
		const { body } = await get( 'module/all' );
		for ( const row of rows ) {
			expect( row ).toEqual( {
				module: row.module,
				name: body[ row.module ].name,
				status: body[ row.module ].activated ? 'on' : 'off',
				available: body[ row.module ].available,
			} );
		}
		expect( await wp( 'module', 'list', '--format=count' ) ).toBe(
			String( MODULE_SLUGS.length )
		);
		expect( await wp( 'module', 'list', '--format=yaml' ) ).toContain(
			'module: carousel'
		);
		const csv = await wp(
			'module',
			'list',
			'--status=on',
			'--fields=module,status,available',
			'--format=csv'
		);
		expect( csv.split( '\n' )[ 0 ] ).toBe( 'module,status,available' );
		expect( csv ).toContain( 'carousel,on,true' );
		expect( csv ).not.toContain( ',off,' );
		expect( await wp( 'module', 'list' ) ).toMatch(
			/^carousel\s+Carousel\s+on\s+true$/m
		);
	} );

	it( 'shows one, and says if it doesn’t exist', async () => {
		expect( await wpJson( 'module', 'get', 'vaultpress' ) ).toMatchObject( {
			module: 'vaultpress',
			status: 'off',
			available: false,
		} );
		expect( await wpError( 'module', 'get', 'nothing' ) ).toContain(
			'Unknown module. (not_found)'
		);
	} );

	it( 'turns modules on and off, and fails if one of them can’t be', async () => {
		expect( await wp( 'module', 'activate', 'likes', 'latex' ) ).toContain(
			'Success'
		);
		expect( ( await get( 'module/likes' ) ).body.activated ).toBe( true );
		expect( await wp( 'module', 'deactivate', 'likes' ) ).toContain(
			'likes: Off'
		);
		expect( await wp( 'module', 'deactivate', 'likes' ) ).toContain(
			'Success'
		);
		const error = await wpError(
			'module',
			'activate',
			'vaultpress',
			'likes'
		);
		expect( error ).toContain( 'vaultpress: It is a separate plugin.' );
		expect( error ).toContain( '1 module could not be switched.' );
		expect( ( await get( 'module/likes' ) ).body.activated ).toBe( true );
	} );
} );

describe( 'wp jetpack settings', () => {
	it( 'saves what the route saves, with its rules', async () => {
		await wp( 'settings', 'set', 'sharing_label', '12' );
		await wp( 'settings', 'set', 'show', '["post","page"]' );
		await wp( 'settings', 'set', 'carousel_display_exif', 'true' );
		expect( ( await get( 'settings' ) ).body ).toMatchObject( {
			sharing_label: '12',
			show: [ 'post', 'page' ],
			carousel_display_exif: true,
		} );
		expect( await wp( 'settings', 'get', 'sharing_label' ) ).toBe( '12' );
		expect( await wp( 'settings', 'get', 'show' ) ).toBe(
			'["post","page"]'
		);
		expect(
			await wpJson( 'settings', 'get', 'carousel_display_exif' )
		).toBe( true );

		expect(
			await wpError(
				'settings',
				'set',
				'carousel_background_color',
				'pink'
			)
		).toContain( '(rest_invalid_param)' );
		expect( await wpError( 'settings', 'set', 'nonsense', '1' ) ).toContain(
			'Unknown setting.'
		);
		expect( await wpError( 'settings', 'get', 'onboarding' ) ).toContain(
			'Unknown setting.'
		);
	} );

	it( 'lists values, and masks secrets', async () => {
		await setOption( 'wordpress_api_key', 'abcdef123456' );
		const rows = await wpJson( 'settings', 'list', '--module=sharedaddy' );
		expect( rows ).toContainEqual( {
			setting: 'sharing_label',
			module: 'sharedaddy',
			value: '12',
		} );
		const all = await wp(
			'settings',
			'list',
			'--format=csv',
			'--fields=setting,value,default,type,allowed,description'
		);
		expect( all ).toContain( 'wordpress_api_key,••••,' );
		expect( all ).not.toContain( 'abcdef123456' );
		expect( all ).toMatch(
			/carousel_background_color,black,black,string,"black, white",/
		);
		expect( await wp( 'settings', 'get', 'wordpress_api_key' ) ).toBe(
			'••••'
		);
	} );

	it( 'resets after a confirmation', async () => {
		expect(
			await wpError( 'settings', 'reset', 'everything', '--yes' )
		).toContain( 'Invalid value' );
		// It stops unless it is confirmed.
		await wp( 'settings', 'reset' ).catch( () => '' );
		expect( ( await get( 'settings' ) ).body.sharing_label ).toBe( '12' );
		expect( await wp( 'settings', 'reset', '--yes' ) ).toContain(
			'Success'
		);
		expect( ( await get( 'settings' ) ).body.sharing_label ).not.toBe(
			'12'
		);
	} );
} );

describe( 'wp jetpack connection', () => {
	it( 'shows that there is none', async () => {
		expect( await wpJson( 'connection', 'status' ) ).toMatchObject( {
			accountService: '',
			isRegistered: false,
			siteId: 0,
		} );
		expect( await wpError( 'connection', 'test' ) ).toContain(
			'The connection doesn’t work.'
		);
		expect( await wpError( 'connection', 'disconnect' ) ).toContain(
			'(disconnect_failed)'
		);
	} );

	it( 'tests every step', async () => {
		await useScenario( 'connected' );
		await clearProvider();
		expect( await wpJson( 'connection', 'status' ) ).toMatchObject( {
			isRegistered: true,
			hasConnectedOwner: true,
			siteId: expect.any( Number ),
		} );
		const steps = await wpJson( 'connection', 'test' );
		expect( steps ).toHaveLength( 8 );
		expect(
			new Set( steps.map( ( { status }: { status: string } ) => status ) )
		).toEqual( new Set( [ 'passed' ] ) );
		await moveSite();
		const error = await wpError( 'connection', 'test', '--format=csv' );
		expect( error ).toContain( 'The connection doesn’t work.' );
	} );

	it( 'disconnects after a confirmation', async () => {
		await useScenario( 'connected' );
		await clearProvider();
		await wp( 'connection', 'disconnect' ).catch( () => '' );
		expect( ( await wpJson( 'connection', 'status' ) ).isRegistered ).toBe(
			true
		);
		expect( await wp( 'connection', 'disconnect', '--yes' ) ).toContain(
			'This site is disconnected.'
		);
		expect( ( await wpJson( 'connection', 'status' ) ).isRegistered ).toBe(
			false
		);
	} );
} );

it( 'every command has a help text, options and an example, in docs/wp-cli.md too', async () => {
	interface Command {
		name: string;
		description: string;
		longdesc: string;
		subcommands: Command[];
	}
	const jetpack: Command = JSON.parse( await site().wp( [ 'eval', DUMP ] ) );
	const groups = jetpack.subcommands;
	expect( jetpack.description ).toMatch( /^Manages Jetpack Dashboard/ );
	expect( groups.map( ( { name } ) => name ) ).toEqual( [
		'activity',
		'backup',
		'connection',
		'export',
		'import',
		'module',
		'protect',
		'scan',
		'search',
		'settings',
		'spam',
		'stats',
		'subscriptions',
	] );
	const page = readFileSync( join( REPOSITORY, 'docs/wp-cli.md' ), 'utf8' );
	for ( const group of groups ) {
		expect( group.description ).toMatch( /^[A-Z]/ );
		for ( const command of group.subcommands.length
			? group.subcommands
			: [ group ] ) {
			const name =
				command === group
					? group.name
					: `${ group.name } ${ command.name }`;
			expect( page ).toContain( `### \`wp jetpack ${ name }\`\n` );
			expect( command.longdesc ).toContain( `wp jetpack ${ name }` );
			for ( const [ option ] of command.longdesc.matchAll(
				/^\[?(--\w[\w-]*|<[\w-]+>)/gm
			) ) {
				expect( page ).toContain( option.replace( /^\[/, '' ) );
			}
		}
	}
} );
