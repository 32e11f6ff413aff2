import { openPage } from './support/admin-page';
import { attach, FREE, licensing, useLicensing } from './support/licensing';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { evalPhp, get, post, site } from './support/site';
import type { Caller } from './support/site';

/** WordPress treats null as a missing argument. */
const BAD_ARGUMENT = expect.stringMatching(
	/^rest_(?:invalid_param|missing_callback_param)$/
);

useLicensing();

describe( 'the owner’s licenses', () => {
	it( 'A379 B527 C283 are counted, and the page contains the last counts', async () => {
		expect( ( await licensing() ).userCounts ).toEqual( {} );
		const counts = { attached: 1, detached: 2, revoked: 1, not_revoked: 3 };
		const { status, body } = await get( 'licensing/user/counts' );
		expect( [ status, body ] ).toEqual( [ 200, counts ] );
		expect( ( await licensing() ).userCounts ).toEqual( counts );
		for ( const as of [ 'admin2', 'editor', 'subscriber' ] as const ) {
			expect( ( await licensing( as ) ).userCounts ).toEqual( {} );
		}
		await attach( [ FREE ] );
		expect( ( await licensing() ).userCounts ).toEqual( {} );
		expect( ( await get( 'licensing/user/counts' ) ).body ).toMatchObject( {
			attached: 2,
			detached: 1,
		} );
	} );

	it( 'are counted in the background, at most once an hour', async () => {
		const hook = 'jetpack_dashboard_count_licenses';
		/** Opens the page, and returns whether the count is scheduled. */
		const opens = async ( as: Caller = 'admin' ) => {
			await openPage( as );
			return evalPhp(
				`echo wp_next_scheduled( '${ hook }' ) ? 'scheduled' : ''; wp_clear_scheduled_hook( '${ hook }' );`
			);
		};
		const count = () => evalPhp( `do_action( '${ hook }' );` );
		const ageCounts = () =>
			evalPhp(
				"$option = 'jetpack_dashboard_license_counts'; update_option( $option, array( 'counted_at' => time() - 3601 ) + get_option( $option ), false );"
			);
		const counted = async () =>
			( await site().accountService.calls() ).filter(
				( { path } ) => path === '/v1/users/me/licenses'
			).length;

		expect( await opens( 'admin2' ) ).toBe( '' );
		expect( await opens() ).toBe( 'scheduled' );
		await count();
		await count();
		expect( await counted() ).toBe( 1 );
		expect( ( await licensing() ).userCounts ).toMatchObject( {
			detached: 2,
		} );
		expect( await opens() ).toBe( '' );

		await ageCounts();
		expect( await opens() ).toBe( 'scheduled' );
		await withFault(
			{ fault: { kind: 'status', status: 500 } },
			'/v1/users/me/licenses',
			async () => {
				await count();
				await count();
			}
		);
		expect( await counted() ).toBe( 2 );
		expect( ( await licensing() ).userCounts ).toMatchObject( {
			detached: 2,
		} );
	} );

	it( 'A380 B528 are listed with their keys, for the owner only', async () => {
		const { status, body } = await get( 'licensing/user/licenses' );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( {
			current_page: 1,
			current_items: 4,
			items_per_page: 50,
			total_items: 4,
			total_pages: 1,
		} );
		expect( body.items[ 0 ] ).toEqual( {
			license_id: 1,
			license_key: FREE,
			product_id: 2112,
			product: 'Backup 10GB',
			user_id: 90210,
			username: 'marta',
			blog_id: null,
			siteurl: null,
			issued_at: expect.any( String ),
			attached_at: null,
			revoked_at: null,
		} );
		const page = await openPage( 'admin' );
		expect( page.response.text ).not.toContain( FREE );
		for ( const path of [ 'counts', 'licenses' ] ) {
			const refused = await get( `licensing/user/${ path }`, {
				as: 'admin2',
			} );
			expect( [ refused.status, refused.body.code ] ).toEqual( [
				403,
				'invalid_permission_manage_user_licenses',
			] );
		}
	} );

	it( 'are loaded with a new token if the service rejects the old one', async () => {
		await evalPhp(
			"$store = new \\Jetpack_Dashboard\\Provider\\Connection_Store(); $id = get_user_by( 'login', 'admin' )->ID; $store->save_tokens( $id, array( 'access_token' => 'ended' ) + $store->tokens( $id ) );"
		);
		expect( ( await get( 'licensing/user/counts' ) ).status ).toBe( 200 );
		expect(
			( await site().accountService.calls() )
				.filter( ( { path } ) => path === '/v1/users/me/licenses' )
				.map( ( { status } ) => status )
		).toEqual( [ 401, 200 ] );
	} );

	it.each( FAULTS )(
		'return an error message when the service $name',
		async ( fault ) => {
			for ( const path of [
				'licensing/user/counts',
				'licensing/user/licenses',
			] ) {
				const { result } = await withFault(
					fault,
					'/v1/users/me/licenses',
					() => get( path )
				);
				expect( [ path, result.status, result.body.code ] ).toEqual( [
					path,
					fault.status,
					fault.code.replace( '{step}', '' ),
				] );
				expectMessage( result.body.message );
			}
		}
	);
} );

describe( 'POST licensing/user/activation-notice-dismiss', () => {
	const dismiss = ( count: unknown ) =>
		post( 'licensing/user/activation-notice-dismiss', {
			last_detached_count: count,
		} );

	it( 'A381 B529 stores the count and the time', async () => {
		expect( ( await licensing() ).activationNoticeDismiss ).toEqual( {
			last_detached_count: null,
			last_dismissed_time: null,
		} );
		const { status, body } = await dismiss( 2 );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( {
			last_detached_count: 2,
			last_dismissed_time: expect.stringMatching(
				/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/
			),
		} );
		expect( ( await licensing() ).activationNoticeDismiss ).toEqual( body );
		expect(
			( await licensing( 'admin2' ) ).activationNoticeDismiss
		).toEqual( {
			last_detached_count: null,
			last_dismissed_time: null,
		} );
	} );

	it.each( [ [ '' ], [ -1 ], [ 1.5 ], [ 'two' ], [ null ], [ [ 1 ] ] ] )(
		'rejects anything but an integer from 0: %j',
		async ( count ) => {
			const { status, body } = await dismiss( count );
			expect( [ status, body.code ] ).toEqual( [ 400, BAD_ARGUMENT ] );
		}
	);

	it( 'is deleted when the site is disconnected', async () => {
		await dismiss( 2 );
		await evalPhp( "do_action( 'jetpack_site_disconnected', 4242 );" );
		expect(
			( await licensing() ).activationNoticeDismiss.last_detached_count
		).toBeNull();
	} );
} );

describe( 'POST licensing/error', () => {
	const setError = ( error: unknown ) => post( 'licensing/error', { error } );

	it( 'A377 B526 B530 stores and deletes an error', async () => {
		const { status, body } = await setError( 'The key has <b>ended</b>.' );
		expect( [ status, body ] ).toEqual( [ 200, true ] );
		expect( ( await licensing() ).error ).toBe( 'The key has ended.' );
		expect( ( await licensing( 'editor' ) ).error ).toBe( '' );
		await setError( 'x'.repeat( 1_000_000 ) );
		expect( ( await licensing() ).error ).toBe( 'x'.repeat( 1024 ) );
		await setError( '' );
		expect( ( await licensing() ).error ).toBe( '' );
	} );

	it.each( [ [ 5 ], [ null ], [ [ 'a' ] ] ] )(
		'rejects anything but a string: %j',
		async ( error ) => {
			const { status } = await setError( error );
			expect( status ).toBe( 400 );
		}
	);
} );
