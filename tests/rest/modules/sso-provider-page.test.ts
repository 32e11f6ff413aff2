import { hiddenField, noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import { loggedIn } from './provider-login';
import {
	ANN,
	errorOf,
	fieldsFor,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	PAGE,
	startProvider,
	submit,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
} );
beforeEach( async () => {
	await forgetProvider();
	await provider.set( { person: ANN } );
} );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

const stored = () =>
	evalJson(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_sso_provider' ) );"
	);

it( 'stores the secret encrypted and never shows it', async () => {
	const page = await submit( fieldsFor( provider ) );
	expect( noticesOf( page, 'success' ) ).toEqual( [
		'The identity provider was saved.',
	] );
	// The addresses end with the message, so that it gets the focus.
	expect( page ).toContain( 'action="#jp-result"' );
	expect( page ).toMatch( /id="jp-result"[^>]*tabindex="-1"/ );
	expect( noticesOf( page, 'info' )[ 0 ] ).toContain(
		'Secure sign-on is off.'
	);
	expect( page ).toContain( `value="${ provider.url }"` );
	expect( page ).toContain( 'name="secret" value=""' );
	const values = await stored();
	expect( values.secret ).toMatch( /^box1:/ );
	const settings = await get( 'settings' );
	for ( const text of [ page, JSON.stringify( values ), settings.text ] ) {
		expect( text ).not.toContain( CLIENT.client_secret );
	}
} );

it( 'keeps the secret for the same client only', async () => {
	await submit( fieldsFor( provider ) );
	await submit( { ...fieldsFor( provider ), secret: '', name: 'Renamed' } );
	await switchModule( 'sso', true );
	await link( 'author' );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	await submit( {
		...fieldsFor( provider ),
		secret: '',
		client_id: 'another',
	} );
	expect( ( await stored() ).secret ).toBe( '' );
} );

it( 'says on the login form that a login failed when the salts have changed', async () => {
	await submit( fieldsFor( provider ) );
	await switchModule( 'sso', true );
	await evalPhp(
		"update_option( 'jetpack_dashboard_sso_provider', array( 'secret' => 'box1:x' ) + get_option( 'jetpack_dashboard_sso_provider' ) );"
	);
	expect( errorOf( await logIn() ) ).toBe( 'secret' );
	expect( await provider.calls() ).not.toContain( 'POST /token Basic' );
} );

it( 'asks before it removes the provider', async () => {
	const page = await submit( fieldsFor( provider ) );
	expect( page ).not.toContain( 'value="remove"' );
	expect( page ).toContain( `${ PAGE }&#038;remove=1` );
	const question = (
		await fetchPath( `${ PAGE }&remove=1`, { as: 'admin' } )
	).text;
	expect( textOf( question ) ).toContain( 'Remove Example ID?' );
	expect( question ).toContain( 'value="remove"' );
	expect( await stored() ).not.toBe( false );
} );

it( 'removes the provider; links stay for the same one', async () => {
	await submit( fieldsFor( provider ) );
	await switchModule( 'sso', true );
	await link( 'author' );
	const page = await submit( { task: 'remove' } );
	expect( noticesOf( page, 'success' )[ 0 ] ).toContain( 'was removed' );
	expect( await stored() ).toBe( false );
	await submit( fieldsFor( provider ) );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
} );

describe( 'refuses and stores nothing', () => {
	it.each( [
		[ 'issuer', '' ],
		[ 'issuer', 'id.example.com' ],
		[ 'issuer', 'http://id.example.com' ],
		[ 'issuer', 'https://user:word@id.example.com' ],
		[ 'issuer', 'https://id.example.com/?realm=1' ],
		[ 'issuer', 'https://id.example.com/#a' ],
		[ 'issuer', `https://id.example.com/${ 'a'.repeat( 500 ) }` ],
		[ 'issuer', 'https://127.0.0.1' ],
		[ 'issuer', 'https://169.254.169.254' ],
		[ 'issuer', 'https://[::1]' ],
		[ 'issuer', 'file:///etc/passwd' ],
		[ 'client_id', '' ],
		[ 'client_id', 'a b' ],
		[ 'client_id', 'a'.repeat( 501 ) ],
		[ 'secret', 'a\nb' ],
		[ 'secret', 'a'.repeat( 2001 ) ],
		[ 'scopes', 'email profile' ],
		[ 'scopes', 'openid "email"' ],
		[ 'name', 'a'.repeat( 61 ) ],
	] )( '%s: %j', async ( field, value ) => {
		const page = await submit( {
			...fieldsFor( provider ),
			[ field ]: value,
		} );
		expect( noticesOf( page, 'error' )[ 0 ] ).toMatch(
			/^Nothing was saved\. ./
		);
		expect( await stored() ).toBe( false );
		expect( page ).not.toContain( CLIENT.client_secret );
		expect( noticesOf( page, 'error' )[ 0 ] ).toMatch(
			/ Enter the client secret again\.$/
		);
	} );

	it( 'an invalid value, and asks for no secret if none was entered', async () => {
		const page = await submit( {
			...fieldsFor( provider ),
			secret: '',
			client_id: '',
		} );
		expect( noticesOf( page, 'error' ) ).toEqual( [
			'Nothing was saved. Enter the client ID.',
		] );
		expect( page ).toMatch(
			/<textarea[^>]*readonly[^>]*>[^<]*action=jetpack-sign-on-callback</
		);
	} );

	it( 'loopback, unless WordPress’s filter allows it', async () => {
		const remove = dropMustUsePlugin(
			'refuse-loopback',
			"add_filter( 'http_request_host_is_external', '__return_false', 99 );"
		);
		const page = await submit( fieldsFor( provider ) );
		remove();
		expect( noticesOf( page, 'error' )[ 0 ] ).toContain( 'https://' );
		expect( await provider.calls() ).toEqual( [] );
	} );

	it.each( [
		[ 'another issuer', { issuer: 'https://evil.example' } ],
		[ 'no token_endpoint', { token_endpoint: null } ],
		[ 'http', { token_endpoint: 'http://id.example.com/token' } ],
		[ 'javascript', { authorization_endpoint: 'javascript:alert(1)' } ],
		[ 'a fragment', { jwks_uri: 'https://id.example.com/#jwks' } ],
		[ 'a list', { userinfo_endpoint: [ 'https://id.example.com/' ] } ],
	] )( 'a document that names %s', async ( _what, discovery ) => {
		await provider.set( { person: ANN, discovery } );
		const page = await submit( fieldsFor( provider ) );
		expect( noticesOf( page, 'error' )[ 0 ] ).toMatch(
			/The provider (names another issuer|’s document has no valid)|The provider’s document/
		);
		expect( await stored() ).toBe( false );
	} );

	it( 'a provider that responds with an error or not at all', async () => {
		await provider.set( {
			failures: { '/.well-known/openid-configuration': 404 },
		} );
		const failed = await submit( fieldsFor( provider ) );
		expect( noticesOf( failed, 'error' )[ 0 ] ).toContain(
			'The provider responded with status 404 (made_up).'
		);
		const gone = await submit( {
			...fieldsFor( provider ),
			issuer: `${ provider.url }/elsewhere`,
		} );
		expect( noticesOf( gone, 'error' )[ 0 ] ).toContain( 'status 404' );
		expect( await stored() ).toBe( false );
		await forgetCached();
	} );
} );

it( 'is for administrators, with a nonce', async () => {
	await submit( fieldsFor( provider ) );
	const post = ( as: 'admin' | 'editor', nonce: string ) =>
		fetchPath( PAGE, {
			as,
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( {
				_wpnonce: nonce,
				task: 'remove',
			} ).toString(),
		} );
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	const nonce = hiddenField( text, '_wpnonce' );
	expect( ( await post( 'editor', nonce ) ).status ).toBe( 403 );
	expect( ( await post( 'admin', 'x' ) ).status ).toBe( 403 );
	expect( await stored() ).not.toBe( false );
	expect( textOf( text ) ).toContain( 'Remove the identity provider' );
} );
