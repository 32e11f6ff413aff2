/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from '../../api/client';
import { mockNetwork, json } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { getNotices } from '../notices/selectors';
import { toPreloadedState } from '../preloaded-state';
import { getSettingText } from '../settings/selectors';
import { createAppStore } from '../store';
import {
	checkGoogleVerification,
	getGoogleAttempt,
	getGoogleCheck,
	getGoogleVerification,
	verifyGoogle,
} from './google-verification';

const UNVERIFIED = { verified: false, token: 'abc123', is_owner: false };
const VERIFIED = { verified: true, is_owner: true };

/** A store with Google's response; the fake settings keep what is saved. */
function makeStore( google: {
	check?: () => Response;
	verify?: () => Response;
} ) {
	const { api, initialState } = makePageData( {
		settings: { google: 'old' },
	} );
	configureApi( { ...api, nonceUrl: '', preload: {} } );
	let stored: Record< string, unknown > = { google: 'old' };
	const seen: string[] = [];
	const store = createAppStore( toPreloadedState( initialState ) );
	const texts = () =>
		getNotices( store.getState() ).map( ( { text } ) => text );
	const getResponse = ( { method, url, body }: SentRequest ) => {
		const path = url.pathname.replace( '/wp-json/jetpack/v4', '' );
		seen.push( `${ method } ${ path } (${ texts().join() })` );
		if ( path === '/settings' ) {
			stored = { ...stored, ...( body ?? {} ) };
			return json( method === 'POST' ? { code: 'success' } : stored );
		}
		return method === 'POST'
			? ( google.verify ?? ( () => json( VERIFIED ) ) )()
			: ( google.check ?? ( () => json( UNVERIFIED ) ) )();
	};
	mockNetwork( getResponse );
	return {
		store,
		texts,
		seen,
		google: () => getSettingText( store.getState(), 'google' ),
		verification: () => getGoogleVerification( store.getState() ),
	};
}

const failure = ( code: string, message: string ) => () =>
	json( { code, message }, 500 );

it( 'B456 B533: the check is under way, then known', async () => {
	const { store, verification } = makeStore( {} );
	expect( verification() ).toBeNull();
	const done = store.dispatch( checkGoogleVerification() );
	expect( getGoogleCheck( store.getState() ).kind ).toBe( 'pending' );
	await done;
	expect( getGoogleCheck( store.getState() ).kind ).toBe( 'succeeded' );
	expect( verification()?.isVerified ).toBe( false );
} );

it( 'B566 B567: the token is printed first, then Google looks for it; said while it runs, and in the end', async () => {
	const { store, seen, texts, google, verification } = makeStore( {} );
	await store.dispatch( verifyGoogle( 501 ) );
	expect( seen ).toEqual( [
		'GET /verify-site/google/501 (Verifying…)',
		'POST /settings (Verifying…)',
		'GET /settings ()',
		'POST /verify-site/google (Verifying…)',
	] );
	expect( google() ).toBe( 'abc123' );
	expect( verification()?.isVerified ).toBe( true );
	expect( getGoogleAttempt( store.getState() ).kind ).toBe( 'succeeded' );
	expect( texts() ).toEqual( [ 'Site is verified' ] );
} );

it( 'B568 B456: shows a failure for five seconds, and keeps the token', async () => {
	const { store, google } = makeStore( {
		verify: failure( 'odd', 'No tag was found.' ),
	} );
	await store.dispatch( verifyGoogle( 501 ) );
	expect( getNotices( store.getState() ) ).toEqual( [
		expect.objectContaining( {
			status: 'error',
			text: 'Site failed to verify: No tag was found. (Status 500)',
			duration: 5000,
		} ),
	] );
	expect( getGoogleAttempt( store.getState() ).kind ).toBe( 'failed' );
	expect( google() ).toBe( 'abc123' );
} );

it( 'B570: unverify-site-error clears the stored value and checks again, once', async () => {
	const { store, seen, google, texts } = makeStore( {
		verify: failure( 'unverify-site-error', 'It is gone.' ),
	} );
	await store.dispatch( verifyGoogle( 501 ) );
	expect( google() ).toBe( '' );
	expect( seen.slice( 4 ).map( ( one ) => one.split( ' (' )[ 0 ] ) ).toEqual(
		[ 'POST /settings', 'GET /settings', 'GET /verify-site/google' ]
	);
	expect( texts() ).toEqual( [
		'Site failed to verify: It is gone. (Status 500)',
	] );
} );

it( 'B569: a map of errors in the check is one, and nothing is stored', async () => {
	const { store, seen, texts, google } = makeStore( {
		check: () => json( { errors: { forbidden: 'Coming soon.' } } ),
	} );
	await store.dispatch( verifyGoogle( 501 ) );
	expect( seen ).toHaveLength( 1 );
	expect( google() ).toBe( 'old' );
	expect( texts() ).toEqual( [ 'Site failed to verify: Coming soon.' ] );
} );
