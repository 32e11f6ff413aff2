/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { readModules, setModuleActive, updateModuleOptions } from './modules';
import type { Module } from './modules';
import { mockNetwork, json } from './network.fixture';
import { makeModule } from './page-data.fixture';

function read( fields: Readonly< Record< string, unknown > > ): Module {
	const { given } = readModules( { given: makeModule( 'given', fields ) } );
	if ( ! given ) {
		throw new Error( 'It was not read.' );
	}
	return given;
}

describe( 'a module', () => {
	it( 'has what it is searched by, of both fields, and its features (B310, B311)', () => {
		expect(
			read( { search_terms: 'guard', additional_search_queries: 'lock' } )
				.searchTerms
		).toBe( 'guard, lock' );
		expect(
			read( { feature: [ 'Security', 'Recommended' ] } ).feature
		).toEqual( [ 'Security', 'Recommended' ] );
	} );

	it( 'is on or off, and needs a connection or not (B312, B313)', () => {
		expect(
			read( { activated: true, requires_connection: true } )
		).toMatchObject( {
			isActive: true,
			requiresConnection: true,
			requiresUserConnection: false,
		} );
		expect( read( { requires_user_connection: true } ) ).toMatchObject( {
			isActive: false,
			requiresConnection: false,
			requiresUserConnection: true,
		} );
	} );

	it.each( [
		[ 'active', 'active' ],
		[ 'inactive', 'inactive' ],
		[ false, null ],
	] as const )( 'with the override %j has %j (B314)', ( sent, expected ) => {
		expect( read( { override: sent } ).override ).toBe( expected );
	} );
} );

describe( 'what is sent for a module', () => {
	beforeEach( () =>
		configureApi( {
			root: 'http://site.test/wp-json/',
			nonce: 'aaaaaaaaaa',
			userId: 3,
			nonceUrl: '',
			preload: {},
		} )
	);

	it( 'is its activation, or its options (A333, A334)', async () => {
		const calls = mockNetwork( () => json( { code: 'success' } ) );
		await setModuleActive( 'protect', false );
		await updateModuleOptions( 'sharedaddy', { 'button-style': 'icon' } );
		expect(
			calls.map( ( { method, url, body } ) => [
				method,
				url.pathname,
				body,
			] )
		).toEqual( [
			[
				'POST',
				'/wp-json/jetpack/v4/module/protect/active',
				{ active: false },
			],
			[
				'POST',
				'/wp-json/jetpack/v4/module/sharedaddy',
				{ 'button-style': 'icon' },
			],
		] );
	} );
} );
