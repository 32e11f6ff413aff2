import { textOf } from '../support/admin-form';
import { withQuery } from '../support/approve-consent';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, fetchPath, site } from '../support/site';
import { lockAddress, resetProtection, tryForm } from '../protect/attacks';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import {
	ANN,
	openCallback,
	errorOf,
	fieldsFor,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	setUp,
	startLogin,
	startProvider,
	submit,
	visitProvider,
} from './own-provider';

const HOUR_S = 3600;

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await setUp( provider );
	await provider.set( { person: ANN } );
	await link( 'author' );
} );
beforeEach( async () => {
	await provider.set( { person: ANN } );
	await forgetCached();
} );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
	await useScenario( 'local' );
} );

describe( 'ID tokens', () => {
	const now = () => Math.floor( Date.now() / 1000 );

	it.each( [
		[
			'of another issuer',
			{ iss: 'https://evil.example' },
			'iss_mismatch',
		],
		[ 'for another client', { aud: 'another' }, 'aud_mismatch' ],
		[ 'for several clients', { aud: [ 'the-site', 'b' ] }, 'aud_mismatch' ],
		[ 'of another login', { nonce: 'x'.repeat( 43 ) }, 'nonce_mismatch' ],
		[ 'without a nonce', { nonce: null }, 'nonce_mismatch' ],
		[ 'that have expired', { exp: now() - 120 }, 'id_token_expired' ],
		[ 'of the future', { iat: now() + HOUR_S }, 'id_token_expired' ],
		[ 'without a subject', { sub: '' }, 'sub_missing' ],
		[ 'with a long subject', { sub: 'a'.repeat( 256 ) }, 'sub_missing' ],
		[ 'of more than 32 kB', { filler: 'a'.repeat( 30_000 ) }, 'token' ],
	] )( 'are refused %s', async ( _what, claims, code ) => {
		await provider.set( { person: ANN, claims } );
		const response = await logIn();
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			code,
		] );
	} );

	it( 'are refused with a signature of an unpublished key', async () => {
		await provider.set( { person: ANN, hasForeignKey: true } );
		const response = await logIn();
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'id_token_signature',
		] );
	} );

	it( 'are verified with keys that are fetched once an hour', async () => {
		await logIn();
		expect( loggedIn( await logIn() ) ).toBe( 'author' );
		const fetched = async () =>
			( await provider.calls() ).filter( ( call ) =>
				/jwks|well-known/.test( call )
			).length;
		expect( await fetched() ).toBe( 2 );
	} );
} );

describe( 'responses', () => {
	it( 'must name the issuer, since the provider does', async () => {
		for ( const iss of [ null, '', 'https://evil.example' ] ) {
			const { url, cookie } = await startLogin();
			const back = await visitProvider( url );
			expect( back.searchParams.get( 'iss' ) ).toBe( provider.url );
			const response = await openCallback(
				withQuery( back, { iss } ),
				cookie
			);
			expect( errorOf( response ) ).toBe( 'issuer' );
		}
		expect( await provider.calls() ).not.toContain( 'POST /token Basic' );
	} );

	it( 'need no issuer if the provider sends none', async () => {
		await provider.set( {
			person: ANN,
			discovery: {
				authorization_response_iss_parameter_supported: false,
			},
		} );
		const { url, cookie } = await startLogin();
		const back = withQuery( await visitProvider( url ), { iss: null } );
		expect( loggedIn( await openCallback( back, cookie ) ) ).toBe(
			'author'
		);
	} );

	it( 'work once, in the same browser, for ten minutes', async () => {
		const { url, cookie } = await startLogin();
		const back = await visitProvider( url );
		expect( errorOf( await openCallback( back, '' ) ) ).toBe( 'expired' );
		expect( errorOf( await openCallback( back, `${ cookie }x` ) ) ).toBe(
			'expired'
		);
		const other = await startLogin();
		expect( errorOf( await openCallback( back, other.cookie ) ) ).toBe(
			'expired'
		);
		expect( loggedIn( await openCallback( back, cookie ) ) ).toBe(
			'author'
		);
		expect( loggedIn( await openCallback( back, cookie ) ) ).toBe( '' );

		const late = await startLogin();
		const lateBack = await visitProvider( late.url );
		await site().setClock( 601 );
		const response = await openCallback( lateBack, late.cookie );
		await site().setClock( 0 );
		expect( errorOf( response ) ).toBe( 'expired' );
	} );

	it( 'are refused if the provider was changed meanwhile', async () => {
		const { url, cookie } = await startLogin();
		const back = await visitProvider( url );
		await submit( { ...fieldsFor( provider ), client_id: 'another' } );
		expect( errorOf( await openCallback( back, cookie ) ) ).toBe(
			'expired'
		);
		await submit( fieldsFor( provider ) );
	} );

	it( 'say that the person declined', async () => {
		await provider.set( { person: null } );
		expect( errorOf( await logIn() ) ).toBe( 'access_denied' );
	} );
} );

/** Names of all options, and the number of rows of all other tables. */
const countRows = () =>
	evalJson< { options: string[]; rows: number } >( `
global $wpdb;
$rows = 0;
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	$rows += $wpdb->options === $table ? 0 : (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" );
}
echo wp_json_encode( array(
	'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%doing_cron%' ORDER BY option_name" ),
	'rows'    => $rows,
) );` );

describe( 'when the provider is down', () => {
	it.each( [ '/.well-known/openid-configuration', '/token', '/jwks' ] )(
		'at %s, passwords go on working',
		async ( path ) => {
			await provider.set( { person: ANN, failures: { [ path ]: 503 } } );
			const { url, cookie } = await startLogin();
			const response = url.startsWith( provider.url )
				? await openCallback( await visitProvider( url ), cookie )
				: null;
			expect( response ? loggedIn( response ) : '' ).toBe( '' );
			const { text } = await fetchPath(
				`${
					new URL(
						response ? String( response.headers.location ) : url
					).pathname
				}?jetpack-sign-on-error=failed`
			);
			expect( textOf( text ) ).toContain(
				'Could not log you in with Example ID.'
			);
			expect( text ).toContain( 'name="pwd"' );
		}
	);

	it( 'asks it once a minute, however many visitors try', async () => {
		const path = '/.well-known/openid-configuration';
		await provider.set( { person: ANN, failures: { [ path ]: 503 } } );
		for ( let time = 0; time < 3; time++ ) {
			await startLogin();
		}
		expect( await provider.calls() ).toEqual( [ `GET ${ path }` ] );
	} );

	it( 'limits how often a visitor can ask, and stores no login that is never finished', async () => {
		const seen = new Set< boolean >();
		const start = async () => {
			const { url } = await startLogin();
			seen.add( url.startsWith( provider.url ) );
		};
		// It loads the document.
		await start();
		const before = await countRows();
		for ( let time = 1; time < 45; time++ ) {
			await start();
		}
		expect( [ ...seen ] ).toEqual( [ true, false ] );
		const after = await countRows();
		expect( after.options ).toEqual( before.options );
		// The visitor's counter of the next minute, and one entry of the activity log.
		expect( after.rows - before.rows ).toBeLessThanOrEqual( 2 );
	} );

	it( 'counts no starts and no strangers’ responses against who finishes', async () => {
		const { url, cookie } = await startLogin();
		const back = await visitProvider( url );
		for ( let time = 0; time < 25; time++ ) {
			await startLogin();
			await openCallback( back, '' );
		}
		expect( loggedIn( await openCallback( back, cookie ) ) ).toBe(
			'author'
		);
	} );
} );

it( 'lets in who is locked out of the password form', async () => {
	await resetProtection();
	await lockAddress( '127.0.0.1' );
	expect(
		(
			await tryForm( 'author', {
				from: '127.0.0.1',
				password: 'password',
			} )
		).status
	).toBe( 429 );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	await resetProtection();
} );
