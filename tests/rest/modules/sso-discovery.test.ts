import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import {
	ANN,
	errorOf,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	prepareOnce,
	setUp,
	startLogin,
	startProvider,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const DISCOVERY = '/.well-known/openid-configuration';

prepareOnce( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await provider.set( { person: ANN } );
	await setUp( provider );
	await link( 'author' );
} );
beforeEach( async () => {
	await provider.set( { person: ANN } );
	// The document is cached, and its loads are counted from here.
	await startLogin();
	await provider.set( { person: ANN } );
} );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

/** Makes the cached document older. */
const age = ( seconds: number ) =>
	evalPhp( `
$copy = get_transient( 'jetpack_dashboard_sso_discovery' );
$copy['loaded_at'] -= ${ seconds };
$copy['fresh_until'] -= ${ seconds };
set_transient( 'jetpack_dashboard_sso_discovery', $copy, 100 );` );
const loads = async () =>
	( await provider.calls() ).filter( ( call ) => call.endsWith( DISCOVERY ) )
		.length;
const fail = () => provider.set( { failures: { [ DISCOVERY ]: 500 } } );

it( 'is loaded once by simultaneous logins', async () => {
	await forgetCached();
	const urls = await Promise.all(
		Array.from( { length: 15 }, async () => ( await startLogin() ).url )
	);
	expect(
		urls.filter( ( url ) => url.startsWith( `${ provider.url }/auth?` ) )
	).toHaveLength( 15 );
	expect( await loads() ).toBe( 1 );
} );

it( 'is used for a day if it can’t be loaded, and tried again once a minute', async () => {
	await fail();
	await age( 3700 );
	for ( let login = 0; login < 3; login++ ) {
		expect( ( await startLogin() ).url ).toContain( '/auth?' );
	}
	expect( await loads() ).toBe( 1 );
	await age( 61 );
	expect( ( await startLogin() ).url ).toContain( '/auth?' );
	expect( await loads() ).toBe( 2 );
	await age( 86_400 );
	expect( ( await startLogin() ).url ).toContain( 'error=discovery' );
} );

it( 'has keys that are used for a day if they can’t be loaded', async () => {
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	const ageKeys = ( seconds: number ) =>
		evalPhp( `
global $wpdb;
foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '\\_transient\\_jetpack\\_dashboard\\_sso\\_keys\\_%'" ) as $name ) {
	$keys = get_option( $name );
	$keys['fetched_at'] -= ${ seconds };
	$keys['fresh_until'] -= ${ seconds };
	update_option( $name, $keys );
}` );
	const keyLoads = async () =>
		( await provider.calls() ).filter( ( call ) => call === 'GET /jwks' )
			.length;
	await provider.set( { person: ANN, failures: { '/jwks': 500 } } );
	await ageKeys( 3700 );
	for ( let login = 0; login < 3; login++ ) {
		expect( loggedIn( await logIn() ) ).toBe( 'author' );
	}
	expect( await keyLoads() ).toBe( 1 );
	await ageKeys( 86_400 );
	expect( loggedIn( await logIn() ) ).toBe( '' );
} );

it( 'is loaded again after a failure', async () => {
	await forgetCached();
	await fail();
	expect(
		errorOf( {
			headers: { location: ( await startLogin() ).url },
		} as never )
	).toBe( 'discovery' );
	await provider.set( { person: ANN } );
	await forgetCached();
	expect( ( await startLogin() ).url ).toContain( '/auth?' );
} );
