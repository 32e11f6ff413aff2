import { PAGE, readGlobal } from './support/admin-page';
import { dropMustUsePlugin, dropPlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { restoreSitePluginsAfterwards, plugins } from './support/site-plugins';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post } from './support/site';

const NAMED = 'jetpack/jetpack.php';

/**
 * Routes of our namespace that another plugin registers with its own responses.
 */
const routesOfAnother = ( ...paths: string[] ) => `
add_action( 'rest_api_init', static function () {
	foreach ( array( ${ paths
		.map( ( path ) => `'${ path }'` )
		.join( ', ' ) } ) as $path ) {
		register_rest_route( 'jetpack/v4', $path, array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => static function () { return array( 'servedBy' => 'another' ); },
		) );
	}
} );`;

/** Another dashboard plugin. */
const OTHER_ROUTES = routesOfAnother( '/connection', '/module/all' );

/** Only the routes of the connection library that other plugins bundle. */
const LIBRARY_ROUTES = routesOfAnother(
	'/connection',
	'/connection/plugins',
	'/remote_authorize'
);

const NOTICE = /class="[^"]*\bnotice\b[^"]*"[\s\S]{0,400}jetpack\/v4/;

restoreStateAfterwards();
restoreSitePluginsAfterwards();
beforeAll( () => useScenario( 'local' ) );

/**
 * Our plugin is inactive: no page, no routes beside the other plugin's, and a
 * notice for users who manage plugins.
 */
async function expectOff(): Promise< void > {
	const page = await fetchPath( PAGE, { as: 'admin' } );
	expect( readGlobal( page.text ) ).toBeNull();
	expect( page.text ).not.toMatch( /Fatal error|critical error/ );
	const dashboard = await fetchPath( '/wp-admin/index.php', { as: 'admin' } );
	expect( dashboard.status ).toBe( 200 );
	expect( dashboard.text ).toMatch( NOTICE );
	expect( ( await get( 'settings' ) ).status ).toBe( 404 );
	expect( ( await get( 'connection' ) ).body ).toEqual( {
		servedBy: 'another',
	} );
}

async function expectOn(): Promise< void > {
	expect( ( await get( 'settings' ) ).status ).toBe( 200 );
	expect(
		readGlobal( ( await fetchPath( PAGE, { as: 'admin' } ) ).text )
	).not.toBeNull();
	expect(
		( await fetchPath( '/wp-admin/index.php', { as: 'admin' } ) ).text
	).not.toMatch( NOTICE );
}

it( 'is inactive if another plugin owns the namespace', async () => {
	const remove = dropPlugin(
		NAMED,
		'Jetpack stand-in',
		`define( 'JETPACK__VERSION', '15.0' );\nclass Jetpack {}\n${ OTHER_ROUTES }`
	);
	try {
		await evalPhp( `activate_plugin( '${ NAMED }' );` );
		await expectOff();
	} finally {
		await evalPhp( `deactivate_plugins( '${ NAMED }' );` );
		remove();
	}
	await expectOn();
} );

it( 'is inactive if any plugin serves a route of the dashboard', async () => {
	const remove = dropMustUsePlugin( 'other-routes', OTHER_ROUTES );
	try {
		// Routes are registered when the REST API starts.
		await get( 'connection' );
		await expectOff();
	} finally {
		remove();
	}
	await get( 'connection' );
	await expectOn();
} );

it( 'stays active with a plugin that only connects the site, keeps that plugin’s routes, and overrides the shared ones', async () => {
	const remove = dropMustUsePlugin( 'library-routes', LIBRARY_ROUTES );
	try {
		await get( 'connection' );
		await expectOn();
		expect( ( await get( 'connection' ) ).body ).toMatchObject( {
			isRegistered: false,
		} );
		expect( ( await get( 'connection/plugins' ) ).body ).not.toHaveProperty(
			'servedBy'
		);
		expect( ( await get( 'remote_authorize' ) ).body ).toEqual( {
			servedBy: 'another',
		} );
		// Both methods of a shared path are kept.
		const { status } = await post( 'settings', {
			jetpack_blocks_disabled: false,
		} );
		expect( status ).toBe( 200 );
	} finally {
		remove();
	}
} );

it( 'stays active with Boost, which the dashboard offers to install', async () => {
	await plugins().activate( 'jetpack-boost' );
	// The first request reveals its routes; from the next one on, ours would be
	// off.
	await get( 'connection' );
	await expectOn();
	expect( ( await get( 'connection' ) ).body ).toHaveProperty(
		'isRegistered'
	);
	expect( ( await get( 'remote_authorize' ) ).body ).toEqual( {
		servedBy: 'boost',
	} );
	expect( ( await get( 'plugins' ) ).body ).toHaveProperty( [
		'jetpack-boost/jetpack-boost.php',
		'active',
	] );
} );

it( 'tells an editor nothing about plugins', async () => {
	const remove = dropMustUsePlugin( 'other-routes-2', OTHER_ROUTES );
	try {
		await get( 'connection' );
		const { text } = await fetchPath( '/wp-admin/index.php', {
			as: 'editor',
		} );
		expect( text ).not.toMatch( NOTICE );
	} finally {
		remove();
	}
	await get( 'connection' );
} );
