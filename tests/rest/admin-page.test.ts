import * as fs from 'node:fs';
import * as path from 'node:path';
import { PAGE, openPage, readGlobal } from './support/admin-page';
import { clearProvider, moveSite } from './support/connection-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post, site } from './support/site';
import type { Caller } from './support/site';

const MOUNT = /<div[^>]*id="jetpack-dashboard-root"[^>]*>/;

restoreStateAfterwards();
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

	it( 'links only managers without JavaScript to the list of modules', async () => {
		const hint = async ( as: Caller ) =>
			/<noscript>([\s\S]*?)<\/noscript>/.exec(
				( await fetchPath( PAGE, { as } ) ).text.split(
					'jetpack-dashboard-root'
				)[ 1 ] ?? ''
			)?.[ 1 ];
		expect( await hint( 'admin' ) ).toContain( 'page=jetpack_modules' );
		expect( await hint( 'editor' ) ).not.toContain( 'href' );
	} );

	it( 'redirects a visitor to the login form', async () => {
		const { status, headers, text } = await fetchPath( PAGE );
		expect( status ).toBe( 302 );
		expect( headers.location ).toContain( '/wp-login.php' );
		expect( readGlobal( text ) ).toBeNull();
	} );

	it( 'must not be cached', async () => {
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

describe( 'building the page', () => {
	const log = () => path.join( site().contentDir, 'rest-http-calls.log' );
	let remove = () => {};

	beforeAll( () => {
		// WordPress checks for its own updates on admin pages, so only count
		// requests with our code in the call stack.
		remove = dropMustUsePlugin(
			'http-calls',
			`add_filter( 'pre_http_request', static function ( $response, $args, $url ) {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
		$name = ( $frame['class'] ?? '' ) . $frame['function'];
		if ( 0 === strpos( $name, 'Jetpack_Dashboard' ) ) {
			file_put_contents( WP_CONTENT_DIR . '/rest-http-calls.log', $url . "\\n", FILE_APPEND );
			break;
		}
	}
	return $response;
}, 1, 3 );`
		);
	} );

	afterAll( () => {
		remove();
		fs.rmSync( log(), { force: true } );
	} );

	/** The site's state when the page is loaded. */
	const STATES: Record< string, () => Promise< unknown > > = {
		local: () => useScenario( 'local' ),
		'not connected': () => useScenario( 'not-connected' ),
		'site only': () => useScenario( 'site-only' ),
		connected: () => useScenario( 'connected' ),
		offline: () => useScenario( 'offline' ),
		'identity crisis': async () => {
			await useScenario( 'connected' );
			await moveSite();
		},
		'safe mode': async () => {
			await useScenario( 'connected' );
			await moveSite();
			await post( 'identity-crisis/confirm-safe-mode' );
		},
		'tokens ended long ago': async () => {
			await useScenario( 'connected' );
			await site().setClock( 400 * 24 * 60 * 60 );
		},
		'tokens refused by the service': async () => {
			await useScenario( 'connected' );
			await evalPhp(
				"\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Provider\\Connection_Errors::class )->report( new WP_Error( 'invalid_token', 'x', array( 'api_http_code' => 401 ) ) );"
			);
		},
	};

	afterEach( () => site().setClock( 0 ) );

	it.each( Object.entries( STATES ) )(
		'makes no HTTP call in the state: %s',
		async ( _name, prepare ) => {
			await prepare();
			await clearProvider();
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
		await clearProvider();
		await get( 'connection/test' );
		expect( fs.readFileSync( log(), 'utf8' ) ).toContain(
			site().accountService.url
		);
	} );
} );
