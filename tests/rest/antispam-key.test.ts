import { dropMustUsePlugin } from './support/dropped-plugin';
import {
	CHECK,
	FAULTS,
	STATES,
	UNKNOWN_KEY,
	requestsToService,
	store,
	storedKey,
	useAntispam,
} from './support/antispam';
import { expectMessage } from './support/provider-faults';
import { plugins } from './support/site-plugins';
import { get, post, site } from './support/site';
import { ANTISPAM_KEYS } from '../sandbox/public-services/state';

useAntispam();

describe.each( STATES )(
	'a key of an account that is %s',
	( state, isGood ) => {
		const key = ANTISPAM_KEYS[ state ];
		const verdict = isGood
			? { validKey: true }
			: {
					validKey: false,
					invalidKeyCode: 'invalid_key',
					invalidKeyMessage: expect.any( String ),
			  };

		it( `A349 A350 is ${
			isGood ? '' : 'not '
		}good, typed or stored`, async () => {
			const typed = await post( CHECK, { api_key: key } );
			expect( [ typed.status, typed.body ] ).toEqual( [ 200, verdict ] );
			await store( key );
			const stored = await get( CHECK );
			expect( [ stored.status, stored.body ] ).toEqual( [
				200,
				verdict,
			] );
			const empty = await post( CHECK, { api_key: '' } );
			expect( empty.body ).toEqual( verdict );
			if ( ! isGood ) {
				expectMessage( typed.body.invalidKeyMessage );
			}
			expect( typed.text + stored.text ).not.toContain( key );
		} );

		it( `can ${ isGood ? '' : 'not ' }be saved`, async () => {
			await store( UNKNOWN_KEY );
			const { status, body } = await post( 'settings', {
				wordpress_api_key: key,
			} );
			expect( [ status, body.code ] ).toEqual(
				isGood ? [ 200, 'success' ] : [ 400, 'some_updated' ]
			);
			expect( await storedKey() ).toBe( isGood ? key : UNKNOWN_KEY );
			if ( ! isGood ) {
				expectMessage( body.data.params.wordpress_api_key );
			}
		} );
	}
);

describe( 'module/akismet/key/check', () => {
	it( 'says what is missing where there is nothing to check with', async () => {
		for ( const code of [ 'not_active', 'not_installed' ] ) {
			await plugins()[ code === 'not_active' ? 'deactivate' : 'remove' ](
				'akismet'
			);
			for ( const { body } of [
				await get( CHECK ),
				await post( CHECK, { api_key: ANTISPAM_KEYS.active } ),
			] ) {
				expect( body ).toEqual( {
					validKey: false,
					invalidKeyCode: code,
					invalidKeyMessage: expect.any( String ),
				} );
				expectMessage( body.invalidKeyMessage );
			}
		}
	} );

	it( 'checks the key that the site’s configuration gives', async () => {
		const remove = dropMustUsePlugin(
			'configured-key',
			`define( 'WPCOM_API_KEY', '${ ANTISPAM_KEYS.suspended }' );`
		);
		try {
			expect( ( await get( CHECK ) ).body.validKey ).toBe( false );
		} finally {
			remove();
		}
	} );

	it.each( FAULTS )(
		'says so when the service %s: the key is unchecked',
		async ( _name, fault ) => {
			await site().publicServices.antispam.fail( fault );
			const { status, body } = await post( CHECK, {
				api_key: ANTISPAM_KEYS.active,
			} );
			expect( [ status, body ] ).toEqual( [
				200,
				{
					validKey: false,
					invalidKeyCode: 'key_check_failed',
					invalidKeyMessage: expect.any( String ),
				},
			] );
			expectMessage( body.invalidKeyMessage );
			await site().publicServices.reset();
			expect( ( await get( CHECK ) ).body ).toEqual( { validKey: true } );
		}
	);

	it( 'saves no key that could not be checked, and keeps the one that is there', async () => {
		await site().publicServices.antispam.fail( { kind: 'html' } );
		const { status, body } = await post( 'settings', {
			wordpress_api_key: ANTISPAM_KEYS[ 'no-sub' ],
		} );
		expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
		expect( await storedKey() ).toBe( ANTISPAM_KEYS.active );
		const cleared = await post( 'settings', { wordpress_api_key: '' } );
		expect( cleared.status ).toBe( 200 );
		expect( await storedKey() ).toBe( '' );
	} );

	it.each( [
		[ 'abc-def' ],
		[ 'abc def' ],
		[ '<b>' ],
		[ 5 ],
		[ [ 'abc' ] ],
		[ null ],
		[ { key: 'abc' } ],
	] )( 'refuses %j', async ( key ) => {
		const { status, body } = await post( CHECK, { api_key: key } );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( await requestsToService() ).toEqual( [] );
	} );
} );
