import { linkUser } from './support/consent';
import {
	respondWith,
	attach,
	ATTACH_ROUTE,
	attachCalls,
	FREE,
	IN_USE,
	NOT_A_KEY,
	OTHER_SITE,
	purchases,
	refusal,
	REVOKED,
	useLicensing,
} from './support/licensing';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { get } from './support/site';

/** WordPress treats null as a missing argument. */
const BAD_ARGUMENT = expect.stringMatching(
	/^rest_(?:invalid_param|missing_callback_param)$/
);

useLicensing();

describe( 'POST licensing/attach-licenses', () => {
	it( 'A382 A225 A226 returns a result for each key, in the same order', async () => {
		const { status, body } = await attach( [
			'no-such-key',
			` ${ FREE }\n`,
			IN_USE,
			REVOKED,
			OTHER_SITE,
		] );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( [
			refusal( 'license_not_found', 'No license has this key.' ),
			[ { activatedProductId: 2112 } ],
			refusal(
				'license_in_use',
				'This license is already used on another site.'
			),
			refusal( 'license_revoked', 'This license was revoked.' ),
			refusal(
				'license_other_site',
				'This license was issued for another site.'
			),
		] );
		expect( await purchases() ).toEqual( [ 'jetpack_backup_t1_yearly' ] );
	} );

	it( 'attaches a key once, even if it is sent several times', async () => {
		const success = [ { activatedProductId: 2112 } ];
		expect( ( await attach( [ FREE, FREE ] ) ).body ).toEqual( [
			success,
			success,
		] );
		expect( ( await attach( [ FREE ] ) ).body ).toEqual( [ success ] );
		const together = await Promise.all( [
			attach( [ FREE ] ),
			attach( [ FREE ] ),
		] );
		expect( together.map( ( { body } ) => body ) ).toEqual( [
			[ success ],
			[ success ],
		] );
		expect( await purchases() ).toEqual( [ 'jetpack_backup_t1_yearly' ] );
	} );

	it( 'refuses malformed keys without calling the service', async () => {
		const { status, body } = await attach( [
			'',
			'two words',
			'<b>key</b>',
			'ключ',
			'k'.repeat( 1_000_000 ),
		] );
		expect( status ).toBe( 200 );
		expect( body ).toEqual(
			Array( 5 ).fill( refusal( 'invalid_license', NOT_A_KEY ) )
		);
		expect( await attachCalls() ).toBe( 0 );
		expect( ( await attach( [] ) ).body ).toEqual( [] );
	} );

	it.each( [
		[ null ],
		[ { key: FREE } ],
		[ [ 5 ] ],
		[ [ [ FREE ] ] ],
		[ Array( 21 ).fill( FREE ) ],
	] )(
		'rejects anything but a list of up to 20 strings: %#',
		async ( licenses ) => {
			const { status, body } = await attach( licenses );
			expect( [ status, body.code ] ).toEqual( [ 400, BAD_ARGUMENT ] );
			expect( await attachCalls() ).toBe( 0 );
		}
	);

	it( 'is for the connection’s owner only', async () => {
		await linkUser( 'editor', { account: '90211' } );
		for ( const as of [
			'admin2',
			'editor',
			'subscriber',
			'anonymous',
		] as const ) {
			const { status, body } = await attach( [ FREE ], as );
			expect( [ status, body.code ] ).toEqual( [
				as === 'anonymous' ? 401 : 403,
				'invalid_permission_manage_user_licenses',
			] );
		}
		expect( await attachCalls() ).toBe( 0 );
	} );

	it.each( FAULTS )(
		'returns an error when the service $name',
		async ( fault ) => {
			const { result, ms } = await withFault( fault, ATTACH_ROUTE, () =>
				attach( [ FREE ] )
			);
			const step = fault.fault === 'down' ? 'token_' : '';
			expect( [ result.status, result.body.code ] ).toEqual( [
				fault.status,
				fault.code.replace( '{step}', step ),
			] );
			expectMessage( result.body.message );
			expect( ms ).toBeLessThan( 8500 );
			expect( result.text ).not.toContain( FREE );
		}
	);

	it.each( [
		[ 'no result for the key', [] ],
		[ 'another key', [ { license_key: 'x', attached: true } ] ],
		[ 'no product', [ { license_key: FREE, attached: true } ] ],
	] )( 'rejects a response with %s', async ( _name, response ) => {
		const remove = respondWith( response );
		try {
			const { status, body } = await attach( [ FREE ] );
			expect( [ status, body.code ] ).toEqual( [
				502,
				'wpcom_bad_response',
			] );
		} finally {
			remove();
		}
	} );

	it( 'sanitizes the service’s code and message', async () => {
		const remove = respondWith( [
			{
				license_key: FREE,
				attached: false,
				code: '<b>',
				message: `<img src=x onerror=alert(1)>Not ${ 'so '.repeat(
					500
				) }`,
			},
		] );
		try {
			const [ { errors } ] = ( await attach( [ FREE ] ) ).body;
			expect( Object.keys( errors ) ).toEqual( [ 'invalid_license' ] );
			expect( errors.invalid_license[ 0 ] ).toMatch( /^Not so/ );
			expect( errors.invalid_license[ 0 ].length ).toBeLessThan( 301 );
		} finally {
			remove();
		}
	} );

	it( 'invalidates the cached site data', async () => {
		const features = async () =>
			JSON.parse( ( await get( 'site/features' ) ).body.data ).active;
		expect( await features() ).toEqual( [] );
		await attach( [ FREE ] );
		expect( await features() ).toContain( 'site-backups-jetpack' );
	} );
} );
