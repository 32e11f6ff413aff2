import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { get, post, site } from './support/site';

const HOOKS = [
	'jetpack_pre_activate_module',
	'jetpack_activate_module',
	'jetpack_activate_module_protect',
	'jetpack_pre_deactivate_module',
	'jetpack_deactivate_module',
	'jetpack_deactivate_module_protect',
];

let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'the hooks that other plugins know', () => {
	const log = () => path.join( site().contentDir, 'rest-module-hooks.log' );
	afterEach( () => fs.rmSync( log(), { force: true } ) );

	const fired = (): string[] =>
		fs.existsSync( log() )
			? fs.readFileSync( log(), 'utf8' ).trim().split( '\n' )
			: [];

	beforeEach( () => {
		drop(
			'module-hooks',
			`foreach ( array( ${ HOOKS.map( ( hook ) => `'${ hook }'` ).join(
				', '
			) } ) as $hook ) {
	add_action( $hook, static function ( ...$args ) use ( $hook ) {
		file_put_contents( WP_CONTENT_DIR . '/rest-module-hooks.log', $hook . ' ' . wp_json_encode( $args ) . "\\n", FILE_APPEND );
	}, 10, 2 );
}`
		);
	} );

	it( 'run in order when a module is activated', async () => {
		await switchModule( 'protect', false );
		await post( 'module/protect/active', { active: true } );
		expect( fired().map( ( line ) => line.split( ' ' )[ 0 ] ) ).toEqual(
			HOOKS.slice( 0, 3 )
		);
		expect( fired()[ 0 ] ).toContain( '"protect"' );
		expect( fired()[ 1 ] ).toContain( '["protect",true]' );
	} );

	it( 'run in order when a module is deactivated', async () => {
		await switchModule( 'protect', true );
		await post( 'settings', { protect: false } );
		expect( fired().map( ( line ) => line.split( ' ' )[ 0 ] ) ).toEqual(
			HOOKS.slice( 3 )
		);
	} );

	it( 'stay silent when nothing changes', async () => {
		await switchModule( 'protect', true );
		await post( 'module/protect/active', { active: true } );
		await post( 'settings', { protect: true } );
		expect( fired() ).toEqual( [] );
	} );
} );

describe( 'an override by the site’s own code (B314)', () => {
	it( 'inactive: the module is off and can’t be switched on', async () => {
		drop(
			'override-inactive',
			"add_filter( 'jetpack_active_modules', static function ( $slugs ) { return array_values( array_diff( $slugs, array( 'protect' ) ) ); } );"
		);
		await switchModule( 'protect', true );
		const { body } = await get( 'module/protect' );
		expect( [ body.override, body.activated ] ).toEqual( [
			'inactive',
			false,
		] );
		expect( ( await get( 'settings' ) ).body.protect ).toBe( false );
		const { status, body: refusal } = await post( 'module/protect/active', {
			active: true,
		} );
		expect( [ status, refusal.code ] ).toEqual( [
			424,
			'activation_failed',
		] );
	} );

	it( 'active: the module is on and stays on', async () => {
		drop(
			'override-active',
			"add_filter( 'jetpack_active_modules', static function ( $slugs ) { return array_values( array_unique( array_merge( $slugs, array( 'protect' ) ) ) ); } );"
		);
		await switchModule( 'protect', false );
		const { body } = await get( 'module/protect' );
		expect( [ body.override, body.activated ] ).toEqual( [
			'active',
			true,
		] );
	} );

	it( 'a module removed from the list is missing in modules and settings', async () => {
		drop(
			'unavailable',
			"add_filter( 'jetpack_get_available_modules', static function ( $modules ) { unset( $modules['carousel'] ); return $modules; } );"
		);
		expect( ( await get( 'module/all' ) ).body ).not.toHaveProperty(
			'carousel'
		);
		expect( ( await get( 'settings' ) ).body ).not.toHaveProperty(
			'carousel'
		);
		expect( ( await get( 'module/carousel' ) ).status ).toBe( 404 );
	} );

	it( 'filters may change a module’s feature groups', async () => {
		drop(
			'feature',
			"add_filter( 'jetpack_module_feature', static function ( $feature, $slug = '' ) { return array( 'Gardening' ); }, 10, 2 );"
		);
		expect( ( await get( 'module/carousel' ) ).body.feature ).toEqual( [
			'Gardening',
		] );
	} );
} );
