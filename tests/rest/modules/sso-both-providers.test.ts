import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { fetchPath } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { errorOf, loggedIn, logInWith, MARTA, START } from './provider-login';
import {
	ANN,
	forgetProvider,
	link,
	logIn,
	setUp,
	startProvider,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

beforeAll( async () => {
	provider = await startProvider();
} );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
	await useScenario( 'local' );
} );

const serviceButton = async () =>
	( await fetchPath( '/wp-login.php' ) ).text.includes(
		'action=jetpack-sso"'
	);

async function useBoth( scenario: 'connected' | 'site-only' ) {
	await useScenario( scenario );
	await setUp( provider );
	await provider.set( { person: ANN } );
}

it( 'offers both with a connected owner', async () => {
	await useBoth( 'connected' );
	expect( await serviceButton() ).toBe( true );
	expect( loggedIn( await logInWith( MARTA ) ) ).toBe( 'admin' );
	await link( 'author' );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
} );

it( 'opens no login with the account service that the site could not have otherwise', async () => {
	await useBoth( 'site-only' );
	expect( await serviceButton() ).toBe( false );
	const refused = await fetchPath( START );
	expect( errorOf( refused ) ).toBe( 'failed' );
	await link( 'author' );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
} );
