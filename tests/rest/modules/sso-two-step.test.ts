import { noticesOf } from '../support/admin-form';
import { withQuery } from '../support/approve-consent';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, post } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import {
	ANN,
	errorOf,
	fieldsFor,
	forgetProvider,
	link,
	logIn,
	openCallback,
	prepareOnce,
	problemsWith,
	setUp,
	startLogin,
	startProvider,
	submit,
	visitProvider,
} from './own-provider';

const MULTI_FACTOR =
	'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
const VALUES = `gold 2 ${ MULTI_FACTOR }`;

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const requireTwoSteps = ( isRequired: boolean ) =>
	post( 'settings', { jetpack_sso_require_two_step: isRequired } );
const saveValues = ( acr: string ) =>
	submit( { ...fieldsFor( provider ), acr } );
const requested = async () =>
	new URL( ( await startLogin() ).url ).searchParams.get( 'acr_values' );

prepareOnce( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await setUp( provider );
	await provider.set( { person: ANN } );
	await link( 'author' );
	await saveValues( VALUES );
	await requireTwoSteps( true );
} );
beforeEach( () => provider.set( { person: ANN } ) );
afterAll( async () => {
	await requireTwoSteps( false );
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

// More claims are in tests/php/Features/Sso/IdentityTest.php.
it( 'B185 lets in who has a value of “acr”, and nobody else', async () => {
	for ( const [ acr, user, error ] of [
		[ MULTI_FACTOR, 'author', '' ],
		[ 'Gold', '', 'two_step' ],
		[ null, '', 'two_step' ],
	] ) {
		await provider.set( { person: ANN, claims: { acr } } );
		const response = await logIn();
		expect( loggedIn( response ) ).toBe( user );
		expect( errorOf( response ) ).toBe( error );
	}
} );

it( 'still lets in with “mfa” in “amr”, but with no other value there', async () => {
	await provider.set( { person: ANN, claims: { acr: '1', amr: [ 'mfa' ] } } );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	await provider.set( { person: ANN, claims: { amr: [ 'gold', '2' ] } } );
	expect( errorOf( await logIn() ) ).toBe( 'two_step' );
} );

it( 'counts no acr that userinfo adds to an ID token without one', async () => {
	await provider.set( { person: { ...ANN, acr: 'gold' } } );
	expect( errorOf( await logIn() ) ).toBe( 'two_step' );
} );

it( 'counts no acr without values', async () => {
	await saveValues( '' );
	await provider.set( { person: ANN, claims: { acr: '' } } );
	expect( errorOf( await logIn() ) ).toBe( 'two_step' );
} );

it( 'asks the provider for the values, if they are needed', async () => {
	expect( await requested() ).toBe( VALUES );
	await requireTwoSteps( false );
	expect( await requested() ).toBe( null );
	await requireTwoSteps( true );
	await saveValues( '' );
	expect( await requested() ).toBe( null );
} );

it( 'keeps out a person who removes the values from the request', async () => {
	await provider.set( { person: ANN, claims: { acr: '1' } } );
	const { url, cookie } = await startLogin();
	const changed = withQuery( new URL( url ), { acr_values: null } );
	const back = await visitProvider( changed.href );
	expect( errorOf( await openCallback( back, cookie ) ) ).toBe( 'two_step' );
} );

it( 'shows the values, and stores them as one line', async () => {
	const page = await saveValues( '  gold \n 2  ' );
	expect( page ).toContain( 'name="acr" value="gold 2"' );
	const stored = await evalJson< Record< string, string > >(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_sso_provider' ) );"
	);
	expect( stored[ 'acr' ] ).toBe( 'gold 2' );
} );

it( 'refuses other characters and long values', async () => {
	const text = 'Enter the values for two-step authentication';
	const page = await saveValues( 'gült' );
	expect( noticesOf( page, 'error' )[ 0 ] ).toContain( text );
	expect( await requested() ).toBe( VALUES );
	expect(
		await problemsWith( provider, 'acr', [
			'a\u0000b',
			'gült',
			'a'.repeat( 501 ),
			VALUES,
		] )
	).toEqual( [ ...Array( 3 ).fill( expect.stringContaining( text ) ), '' ] );
} );

it( 'works with a provider that was stored before there were values', async () => {
	await evalPhp(
		"$stored = get_option( 'jetpack_dashboard_sso_provider' ); unset( $stored['acr'] ); update_option( 'jetpack_dashboard_sso_provider', $stored );"
	);
	expect( await requested() ).toBe( null );
	await provider.set( { person: ANN, claims: { amr: [ 'mfa' ] } } );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
} );

describe( 'the test of sign-on', () => {
	const step = async () => {
		const { body } = await post( 'module/sso/test', {} );
		return (
			body as { steps: { id: string; status: string; text: string }[] }
		 ).steps.find( ( { id } ) => id === 'two_step' );
	};

	it( 'passes if the provider lists all values', async () => {
		for ( const [ status, acr_values_supported ] of [
			[ 'passed', [ 'gold', '2', '1', MULTI_FACTOR ] ],
			[ 'unknown', [ 'gold', 2 ] ],
			[ 'unknown', 'gold' ],
			[ 'unknown', null ],
		] ) {
			await provider.set( { discovery: { acr_values_supported } } );
			expect( ( await step() )?.status ).toBe( status );
		}
	} );

	it( 'names the values that the provider doesn’t list', async () => {
		await provider.set( {
			discovery: { acr_values_supported: [ '2', MULTI_FACTOR ] },
		} );
		expect( ( await step() )?.text ).toContain( 'values of “acr”: gold.' );
	} );

	it( 'has no such step without values', async () => {
		await saveValues( '' );
		expect( await step() ).toBe( undefined );
	} );
} );
