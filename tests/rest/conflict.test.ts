import { PAGE, readGlobal } from './support/admin-page';
import { dropMustUsePlugin, dropPlugin } from './support/dropped-plugin';
import { keepState } from './support/kept-state';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get } from './support/site';

const NAMED = 'jetpack/jetpack.php';

/** A plugin that serves our namespace, with an answer of its own for GET connection. */
const OTHER_ROUTES = `
add_action( 'rest_api_init', static function () {
	register_rest_route( 'jetpack/v4', '/connection', array(
		'methods'             => 'GET',
		'permission_callback' => '__return_true',
		'callback'            => static function () { return array( 'servedBy' => 'another' ); },
	) );
} );`;

const NOTICE = /class="[^"]*\bnotice\b[^"]*"[\s\S]{0,400}jetpack\/v4/;

keepState();
beforeAll( () => useScenario( 'local' ) );

/** Ours is off: no page, no routes beside the other's, and whoever manages plugins is told. */
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

it( 'stands aside for the plugin that owns the namespace', async () => {
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

it( 'stands aside for any plugin that serves the namespace', async () => {
	const remove = dropMustUsePlugin( 'other-routes', OTHER_ROUTES );
	try {
		// Routes are known once the REST API has started.
		await get( 'connection' );
		await expectOff();
	} finally {
		remove();
	}
	await get( 'connection' );
	await expectOn();
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
