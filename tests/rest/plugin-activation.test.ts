import { PAGE } from './support/admin-page';
import { restoreStateAfterwards } from './support/saved-state';
import { evalPhp, fetchPath } from './support/site';
import type { Caller } from './support/site';
import { useScenario } from './support/site-state';

const PLUGINS = '/wp-admin/plugins.php';
const FILE = 'jetpack-dashboard/jetpack-dashboard.php';
const ACTIVATED = `${ PLUGINS }?activate=true`;

const decoded = ( text: string ) => text.replace( /&(?:amp|#0?38);/g, '&' );

/** The plugin's row on the plugins page. */
async function readRow( as: Caller = 'admin' ): Promise< string > {
	const { text } = await fetchPath( PLUGINS, { as } );
	const pattern = new RegExp(
		`<tr[^>]*data-plugin="${ FILE }"[\\s\\S]*?</tr>`
	);
	return pattern.exec( text )?.[ 0 ] ?? '';
}

/** Clicks a link of the row; returns where WordPress redirects to. */
async function follow( action: 'activate' | 'deactivate' ): Promise< string > {
	const [ , href = '' ] =
		new RegExp( `href="(plugins\\.php\\?action=${ action }&[^"]*)"` ).exec(
			await readRow()
		) ?? [];
	expect( href ).not.toBe( '' );
	return locationOf( `/wp-admin/${ decoded( href ) }` );
}

async function locationOf( path: string, body?: string ): Promise< string > {
	const { status, headers } = await fetchPath( path, {
		as: 'admin',
		...( body === undefined
			? {}
			: {
					method: 'POST' as const,
					body,
					headers: {
						'Content-Type': 'application/x-www-form-urlencoded',
					},
			  } ),
	} );
	return status === 302 ? String( headers[ 'location' ] ) : '';
}

const activateByCode = () =>
	evalPhp( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugin( '${ FILE }' );` );

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
afterAll( activateByCode );

describe( 'activating the plugin on the plugins page', () => {
	it( 'opens the dashboard, once', async () => {
		await follow( 'deactivate' );
		expect( await follow( 'activate' ) ).toContain( 'activate=true' );
		const location = await locationOf( ACTIVATED );
		expect( location.endsWith( PAGE ) ).toBe( true );
		expect( await locationOf( ACTIVATED ) ).toBe( '' );
	} );

	it( 'opens nothing for another administrator', async () => {
		await follow( 'deactivate' );
		await follow( 'activate' );
		const { status } = await fetchPath( ACTIVATED, { as: 'admin2' } );
		expect( status ).toBe( 200 );
		expect( await locationOf( ACTIVATED ) ).not.toBe( '' );
	} );

	it( 'opens nothing if several plugins are activated at once', async () => {
		await follow( 'deactivate' );
		const { text } = await fetchPath( PLUGINS, { as: 'admin' } );
		const [ , nonce = '' ] =
			/name="_wpnonce" value="([^"]*)"/.exec( text ) ?? [];
		const body = new URLSearchParams( {
			action: 'activate-selected',
			'checked[]': FILE,
			_wpnonce: nonce,
		} ).toString();
		expect( await locationOf( PLUGINS, body ) ).toContain(
			'activate-multi=true'
		);
		expect( await readRow() ).toContain( "class='deactivate'" );
		expect( await locationOf( `${ PLUGINS }?activate-multi=true` ) ).toBe(
			''
		);
		expect( await locationOf( ACTIVATED ) ).toBe( '' );
	} );

	it( 'opens nothing if code activates it, such as WP-CLI', async () => {
		await follow( 'deactivate' );
		await activateByCode();
		expect( await locationOf( ACTIVATED ) ).toBe( '' );
	} );
} );

describe( 'the row of the plugin', () => {
	it( 'links to the settings, and names an author', async () => {
		const row = decoded( await readRow() );
		expect( row ).toMatch(
			/<a href="[^"]*\/wp-admin\/admin\.php\?page=jetpack#\/settings">Settings<\/a>/
		);
		expect( row ).toContain( 'By The Jetpack Dashboard contributors' );
	} );
} );
