import { decodedText } from './support/admin-page';
import { idOf, moveSite, readConnection } from './support/connection-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { fetchPath } from './support/site';
import type { Caller, Wire } from './support/site';
import { useScenario } from './support/site-state';

const PLUGINS = '/wp-admin/plugins.php';
const SCRIPT = /plugins\/jetpack-dashboard\/build\/plugins-page\.js/;
const ROW =
	/<tr[^>]*data-plugin="jetpack-dashboard\/jetpack-dashboard\.php"[\s\S]*?<\/tr>/;

/** The object that the page passes to our script; null if there is none. */
function readState( html: string ): Wire {
	const [ , encoded ] =
		/window\.JetpackDashboardPlugins=JSON\.parse\(decodeURIComponent\('([^']*)'/.exec(
			html
		) ?? [];
	return encoded === undefined
		? null
		: JSON.parse( decodeURIComponent( encoded ) );
}

const open = async ( as: Caller = 'admin', path = PLUGINS ) => {
	const { text } = await fetchPath( path, { as } );
	return { text, state: readState( text ) };
};

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'WordPress’s plugins page of a connected site', () => {
	beforeAll( () => useScenario( 'connected' ) );

	it( 'gets our script, its data ahead of it, and its style', async () => {
		const { text } = await open();
		const data = text.indexOf( 'window.JetpackDashboardPlugins=' );
		expect( data ).toBeGreaterThan( text.indexOf( '</head>' ) );
		expect( text.search( SCRIPT ) ).toBeGreaterThan( data );
		expect( text ).toMatch(
			/plugins\/jetpack-dashboard\/build\/plugins-page\.css/
		);
	} );

	it( 'gets only the data that disconnecting needs', async () => {
		const { state } = await open();
		const { siteId } = await readConnection();
		expect( state ).toEqual( {
			plugin: 'jetpack-dashboard/jetpack-dashboard.php',
			api: {
				root: expect.stringContaining( '/wp-json/' ),
				nonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
				userId: await idOf( 'admin' ),
			},
			initialState: {
				adminUrl: expect.stringMatching( /\/wp-admin\/$/ ),
				accountService: {
					isConfigured: true,
					host: expect.any( String ),
					url: expect.stringMatching( /^http/ ),
				},
				connectedPlugins: { jetpack: { name: 'Jetpack' } },
				tracksUserData: { blogid: siteId, userid: 90210 },
			},
		} );
	} );

	it( 'gets no secret', async () => {
		const { text } = await open();
		const { secrets } = await readConnection();
		expect( secrets.length ).toBeGreaterThan( 0 );
		const seen = decodedText( text );
		expect( secrets.filter( ( one ) => seen.includes( one ) ) ).toEqual(
			[]
		);
	} );

	it( 'keeps WordPress’s own link, which works without JavaScript', async () => {
		const { text } = await open();
		const [ row = '' ] = ROW.exec( text ) ?? [];
		expect( row ).toMatch(
			/<span class='deactivate'><a href="plugins\.php\?action=deactivate&amp;plugin=jetpack-dashboard%2Fjetpack-dashboard\.php[^"]*_wpnonce=/
		);
	} );

	it( 'sends nothing for users whose account is not linked', async () => {
		const { state } = await open( 'admin2' );
		expect( state.initialState.tracksUserData ).toBe( false );
	} );

	it( 'names the other plugins that share the connection', async () => {
		const remove = dropMustUsePlugin(
			'other-plugin',
			"add_filter( 'jetpack_dashboard_connected_plugins', static function ( $plugins ) { $plugins['letters'] = array( 'name' => 'Letters & </script>' ); return $plugins; } );"
		);
		try {
			const { state } = await open();
			expect( state.initialState.connectedPlugins.letters.name ).toMatch(
				/^Letters &/
			);
		} finally {
			remove();
		}
	} );

	it( 'gets it in an identity crisis, too', async () => {
		await moveSite();
		expect( ( await open() ).text ).toMatch( SCRIPT );
		await useScenario( 'connected' );
	} );

	it( 'alone gets it: no other page of the admin', async () => {
		for ( const path of [
			'/wp-admin/index.php',
			'/wp-admin/admin.php?page=jetpack',
		] ) {
			const { text, state } = await open( 'admin', path );
			expect( text ).not.toMatch( SCRIPT );
			expect( state ).toBeNull();
		}
	} );

	it( 'does not get it for users who can’t disconnect', async () => {
		const admin2 = await idOf( 'admin2' );
		const remove = dropMustUsePlugin(
			'who-disconnects',
			`add_filter( 'jetpack_disconnect_cap', static function ( $cap, $user_id ) { return ${ admin2 } === $user_id ? 'do_not_allow' : $cap; }, 10, 2 );`
		);
		try {
			const { text, state } = await open( 'admin2' );
			expect( text ).toMatch( ROW );
			expect( text ).not.toMatch( SCRIPT );
			expect( state ).toBeNull();
			expect( ( await open() ).text ).toMatch( SCRIPT );
		} finally {
			remove();
		}
	} );
} );

describe.each( [ 'local', 'not-connected' ] as const )(
	'the plugins page in the scenario %s',
	( scenario ) => {
		beforeAll( () => useScenario( scenario ) );

		it( 'is WordPress’s alone', async () => {
			const { text, state } = await open();
			expect( text ).toMatch( ROW );
			expect( text ).not.toMatch( SCRIPT );
			expect( state ).toBeNull();
		} );
	}
);

describe( 'a site that is registered, without a linked account', () => {
	beforeAll( () => useScenario( 'site-only' ) );

	it( 'asks before it is disconnected', async () => {
		const { text, state } = await open();
		expect( text ).toMatch( SCRIPT );
		expect( state.initialState.tracksUserData ).toBe( false );
	} );
} );
