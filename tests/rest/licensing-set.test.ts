import { dropMustUsePlugin } from './support/dropped-plugin';
import { readState } from './support/saved-state';
import {
	attach,
	attachCalls,
	FREE,
	IN_USE,
	isLogged,
	licensing,
	OTHER_SITE,
	purchases,
	REVOKED,
	setLicense,
	useLicensing,
} from './support/licensing';
import { expectMessage } from './support/provider-faults';
import { fetchPath } from './support/site';

/** WordPress treats null as a missing argument. */
const BAD_ARGUMENT = expect.stringMatching(
	/^rest_(?:invalid_param|missing_callback_param)$/
);

useLicensing();

describe( 'POST licensing/set-license', () => {
	it( 'A378 C282 accepts a key', async () => {
		const { status, body } = await setLicense( FREE );
		expect( [ status, body ] ).toEqual( [ 200, { code: 'success' } ] );
		expect( await purchases() ).toEqual( [ 'jetpack_backup_t1_yearly' ] );
	} );

	it( 'attaches a subscriber’s key', async () => {
		const { status, body } = await setLicense( FREE, 'subscriber' );
		expect( [ status, body ] ).toEqual( [ 200, { code: 'success' } ] );
		expect( await purchases() ).toEqual( [ 'jetpack_backup_t1_yearly' ] );
	} );

	it.each( [
		[ 'no-such-key', 'license_not_found' ],
		[ IN_USE, 'license_in_use' ],
		[ REVOKED, 'license_revoked' ],
		[ OTHER_SITE, 'license_other_site' ],
		[ '', 'invalid_license' ],
		[ 'k'.repeat( 1_000_000 ), 'invalid_license' ],
	] )( 'returns why a key was not accepted: %#', async ( key, reason ) => {
		const { status, body } = await setLicense( key );
		expect( [ status, body.code, body.data.reason ] ).toEqual( [
			400,
			'setting_license_key_failed',
			reason,
		] );
		expectMessage( body.message );
		expect( await purchases() ).toEqual( [] );
	} );

	it( 'limits the keys of all users who aren’t managers together', async () => {
		const statuses: number[] = [];
		for ( let guess = 0; guess < 21; guess++ ) {
			const { status } = await setLicense(
				`guess-${ guess }`,
				guess % 2 === 0 ? 'subscriber' : 'contributor'
			);
			statuses.push( status );
		}
		expect( statuses ).toEqual( [ ...Array( 20 ).fill( 400 ), 429 ] );
		const { body, headers } = await setLicense( FREE, 'editor' );
		expect( body.code ).toBe( 'too_many_license_keys' );
		expectMessage( body.message );
		expect( Number( headers[ 'retry-after' ] ) ).toBeGreaterThan( 800 );
		expect( await attachCalls() ).toBe( 20 );
		expect( ( await setLicense( FREE ) ).status ).toBe( 200 );
	} );

	it( 'limits the keys of each manager, also of parallel requests and accepted keys', async () => {
		const answers = await Promise.all(
			Array.from( { length: 24 }, ( _none, guess ) =>
				setLicense(
					guess % 2 === 0 ? FREE : `guess-${ guess }`,
					'admin2'
				)
			)
		);
		const refused = answers.filter( ( { status } ) => status === 429 );
		expect( refused ).toHaveLength( 4 );
		expect( await attachCalls() ).toBe( 20 );
		expect( ( await setLicense( FREE ) ).status ).toBe( 200 );
	} );

	it( 'has a limit with attach-licenses together', async () => {
		const guesses = ( count: number ) =>
			Array.from(
				{ length: count },
				( _none, guess ) => `no-${ guess }`
			);
		expect( ( await attach( guesses( 12 ) ) ).status ).toBe( 200 );
		for ( const guess of guesses( 5 ) ) {
			expect( ( await setLicense( guess ) ).status ).toBe( 400 );
		}
		const refused = await attach( guesses( 4 ) );
		expect( [ refused.status, refused.body.code ] ).toEqual( [
			429,
			'too_many_license_keys',
		] );
		expectMessage( refused.body.message );
		expect( Number( refused.headers[ 'retry-after' ] ) ).toBeGreaterThan(
			800
		);
		expect( await attachCalls() ).toBe( 6 );
		expect( ( await attach( guesses( 3 ) ) ).status ).toBe( 200 );
		expect( ( await setLicense( FREE ) ).status ).toBe( 429 );
		expect( ( await setLicense( FREE, 'admin2' ) ).status ).toBe( 200 );
	} );

	it.each( [ [ 5 ], [ null ], [ [ FREE ] ], [ { key: FREE } ] ] )(
		'rejects anything but a string: %j',
		async ( key ) => {
			const { status, body } = await setLicense( key );
			expect( [ status, body.code ] ).toEqual( [ 400, BAD_ARGUMENT ] );
		}
	);

	it.each( [ '_method=POST&', '_method=POST&_jsonp=read&', '' ] )(
		'ignores a link without a nonce: %s',
		async ( query ) => {
			const { status } = await fetchPath(
				`/wp-json/jetpack/v4/licensing/set-license?${ query }license=${ FREE }`,
				{ as: 'admin' }
			);
			expect( [ 400, 401, 404 ] ).toContain( status );
			expect( await attachCalls() ).toBe( 0 );
		}
	);

	it( 'stores the key nowhere', async () => {
		await setLicense( FREE );
		await setLicense( REVOKED );
		await attach( [ OTHER_SITE ] );
		const kept = Buffer.from( JSON.stringify( await readState() ) );
		const values = JSON.stringify(
			Object.values( JSON.parse( kept.toString() ).options ).map(
				( row ) =>
					Buffer.from(
						( row as [ string ] )[ 0 ],
						'base64'
					).toString()
			)
		);
		for ( const key of [ FREE, REVOKED, OTHER_SITE ] ) {
			expect( values ).not.toContain( key );
			expect( await isLogged( key ) ).toBe( false );
		}
	} );
} );

it( 'B403 license keys can be entered, unless a filter disables it', async () => {
	expect( ( await licensing( 'subscriber' ) ).showLicensingUi ).toBe( true );
	const remove = dropMustUsePlugin(
		'no-licensing',
		"add_filter( 'jetpack_licensing_ui_enabled', '__return_false' );"
	);
	try {
		expect( ( await licensing() ).showLicensingUi ).toBe( false );
		expect( ( await setLicense( FREE ) ).status ).toBe( 403 );
	} finally {
		remove();
	}
} );
