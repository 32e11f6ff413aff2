import * as fs from 'node:fs';
import * as path from 'node:path';
import { PAGE, openPage, readGlobal } from './support/admin-page';
import { forgetProvider, moveAway } from './support/connection-facts';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { keepState } from './support/kept-state';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post, site } from './support/site';
import type { Caller } from './support/site';

const MOUNT = /<div[^>]*id="jetpack-dashboard-root"[^>]*>/;
const OURS = /plugins\/jetpack-dashboard\/[^"']*\.(?:js|css)/;

/** What the entry may wait for (architecture: two speeds). */
const LIGHT_HANDLES = [
	'react',
	'react-dom',
	'react-jsx-runtime',
	'wp-i18n',
	'wp-hooks',
];

const readBuilt = ( name: string ): string =>
	fs.readFileSync(
		path.join( __dirname, '../../plugin/build', name ),
		'utf8'
	);

keepState();
afterAll( () => useScenario( 'local' ) );

describe( 'the page', () => {
	beforeAll( () => useScenario( 'local' ) );

	it.each( [
		'subscriber',
		'contributor',
		'author',
		'editor',
		'admin',
	] as const )(
		'opens for %s, with its mount element and a word for browsers without scripts',
		async ( as ) => {
			const { status, text } = await fetchPath( PAGE, { as } );
			expect( status ).toBe( 200 );
			expect( text ).toMatch( MOUNT );
			expect( text ).toMatch( /<noscript>(?:\s|<[^>]*>)*[^<\s]/ );
			expect( text ).toMatch(
				/href=['"][^'"]*admin\.php\?page=jetpack[^'"]*['"]/
			);
		}
	);

	it( 'leads managers without scripts to the list of modules, and nobody else', async () => {
		const hint = async ( as: Caller ) =>
			/<noscript>([\s\S]*?)<\/noscript>/.exec(
				( await fetchPath( PAGE, { as } ) ).text.split(
					'jetpack-dashboard-root'
				)[ 1 ] ?? ''
			)?.[ 1 ];
		expect( await hint( 'admin' ) ).toContain( 'page=jetpack_modules' );
		expect( await hint( 'editor' ) ).not.toContain( 'href' );
	} );

	it( 'sends a visitor to the log-in form', async () => {
		const { status, headers, text } = await fetchPath( PAGE );
		expect( status ).toBe( 302 );
		expect( headers.location ).toContain( '/wp-login.php' );
		expect( readGlobal( text ) ).toBeNull();
	} );

	it( 'may not be kept by a cache', async () => {
		const { headers } = await fetchPath( PAGE, { as: 'admin' } );
		expect( headers[ 'cache-control' ] ).toMatch( /no-store|no-cache/ );
	} );
} );

describe( 'in offline mode', () => {
	beforeAll( () => useScenario( 'offline' ) );

	it.each( [ 'subscriber', 'contributor', 'author', 'editor' ] as const )(
		'the page does not open for %s',
		async ( as ) => {
			const { status, text } = await fetchPath( PAGE, { as } );
			expect( status ).toBe( 403 );
			expect( text ).not.toMatch( MOUNT );
			expect( readGlobal( text ) ).toBeNull();
		}
	);

	it( 'the page opens for an administrator and says so', async () => {
		const { page } = await openPage( 'admin' );
		expect( page.initialState.connectionStatus.offlineMode.isActive ).toBe(
			true
		);
	} );
} );

describe( 'scripts and styles', () => {
	beforeAll( () => useScenario( 'local' ) );

	it( 'stand on our page: the data first, then the entry', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const data = text.indexOf( 'window.JetpackDashboard=' );
		const entry = text.search(
			/plugins\/jetpack-dashboard\/build\/index\.js/
		);
		expect( data ).toBeGreaterThan( 0 );
		expect( entry ).toBeGreaterThan( data );
	} );

	it( 'the entry stands in the head, and its start right behind its element', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		expect(
			text.search( /plugins\/jetpack-dashboard\/build\/index\.js/ )
		).toBeLessThan( text.indexOf( '</head>' ) );
		const behind = text.slice( text.search( MOUNT ) );
		const start = behind.indexOf( 'JetpackDashboardStart' );
		expect( start ).toBeGreaterThan( 0 );
		// No other script may come between: each would be a wait.
		expect( behind.slice( 0, start ).match( /<script/g ) ).toHaveLength(
			1
		);
	} );

	it( 'the entry is not deferred, the late script comes after it', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const tag =
			/<script[^>]*plugins\/jetpack-dashboard\/build\/index\.js[^>]*>/.exec(
				text
			)?.[ 0 ];
		expect( tag ).not.toMatch( /\s(?:defer|async)/ );
		const late = text.search(
			/plugins\/jetpack-dashboard\/build\/late\.js/
		);
		expect( late ).toBeGreaterThan(
			text.search( /plugins\/jetpack-dashboard\/build\/index\.js/ )
		);
	} );

	it( 'what WordPress brings late is printed after the entry', async () => {
		// Its command palette loads it by itself since 6.9; before, only our late script's list may.
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const isListed = /'wp-components'/.test(
			readBuilt( 'late.asset.php' )
		);
		const components = text.search( /dist\/components(?:\.min)?\.js/ );
		const entry = text.search(
			/plugins\/jetpack-dashboard\/build\/index\.js/
		);
		expect( entry ).toBeGreaterThan( 0 );
		expect( isListed && components === -1 ).toBe( false );
		expect( components === -1 || components > entry ).toBe( true );
	} );

	it( 'the entry waits for light packages only', () => {
		const list = /'dependencies'\s*=>\s*array\(([^)]*)\)/.exec(
			readBuilt( 'index.asset.php' )
		)?.[ 1 ];
		const handles = [ ...( list ?? '' ).matchAll( /'([^']+)'/g ) ].map(
			( match ) => match[ 1 ]
		);
		expect( handles ).toContain( 'react' );
		expect(
			handles.filter(
				( handle ) => ! LIGHT_HANDLES.includes( handle ?? '' )
			)
		).toEqual( [] );
	} );

	it.each( [
		'index.php',
		'plugins.php',
		'options-general.php',
		'edit.php',
		'profile.php',
		'users.php',
		'upload.php',
		'post-new.php',
	] )( 'are not on wp-admin/%s', async ( name ) => {
		const { status, text } = await fetchPath( `/wp-admin/${ name }`, {
			as: 'admin',
		} );
		expect( status ).toBe( 200 );
		expect( text ).not.toMatch( OURS );
		expect( readGlobal( text ) ).toBeNull();
	} );

	it.each( [ '/', '/wp-login.php' ] )( 'are not on %s', async ( where ) => {
		const { text } = await fetchPath( where );
		expect( text ).not.toMatch( OURS );
	} );
} );

describe( 'building the page', () => {
	const log = () => path.join( site().contentDir, 'rest-http-calls.log' );
	let remove = () => {};

	beforeAll( () => {
		// WordPress looks for its own updates on admin pages: only calls with our code below them count.
		remove = dropMustUsePlugin(
			'http-calls',
			`add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
		$name = ( $frame['class'] ?? '' ) . $frame['function'];
		if ( 0 === strpos( $name, 'Jetpack_Dashboard' ) ) {
			file_put_contents( WP_CONTENT_DIR . '/rest-http-calls.log', $url . "\\n", FILE_APPEND );
			break;
		}
	}
	return $answer;
}, 1, 3 );`
		);
	} );

	afterAll( () => {
		remove();
		fs.rmSync( log(), { force: true } );
	} );

	/** What the site is like when the page is asked for. */
	const STATES: Record< string, () => Promise< unknown > > = {
		local: () => useScenario( 'local' ),
		'not connected': () => useScenario( 'not-connected' ),
		'site only': () => useScenario( 'site-only' ),
		connected: () => useScenario( 'connected' ),
		offline: () => useScenario( 'offline' ),
		'identity crisis': async () => {
			await useScenario( 'connected' );
			await moveAway();
		},
		'safe mode': async () => {
			await useScenario( 'connected' );
			await moveAway();
			await post( 'identity-crisis/confirm-safe-mode' );
		},
		'tokens ended long ago': async () => {
			await useScenario( 'connected' );
			await site().setClock( 400 * 24 * 60 * 60 );
		},
		'tokens refused by the service': async () => {
			await useScenario( 'connected' );
			await evalPhp(
				"\\Jetpack_Dashboard\\Plugin::instance()->connection()->errors()->report( new WP_Error( 'invalid_token', 'x', array( 'api_http_code' => 401 ) ) );"
			);
		},
	};

	afterEach( () => site().setClock( 0 ) );

	it.each( Object.entries( STATES ) )(
		'makes no HTTP call in the state: %s',
		async ( _name, prepare ) => {
			await prepare();
			await forgetProvider();
			await evalPhp(
				'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE \'%transient%jetpack%\'" ); wp_cache_flush();'
			);
			fs.rmSync( log(), { force: true } );
			for ( const as of [ 'admin', 'admin2' ] as const ) {
				await openPage( as );
			}
			await fetchPath( '/wp-admin/plugins.php', { as: 'admin' } );
			await fetchPath( '/wp-admin/index.php', { as: 'editor' } );
			await fetchPath( '/' );
			expect(
				fs.existsSync( log() ) ? fs.readFileSync( log(), 'utf8' ) : ''
			).toBe( '' );
		}
	);

	it( 'would be seen to make one', async () => {
		await useScenario( 'connected' );
		await forgetProvider();
		await get( 'connection/test' );
		expect( fs.readFileSync( log(), 'utf8' ) ).toContain(
			site().accountService.url
		);
	} );
} );
