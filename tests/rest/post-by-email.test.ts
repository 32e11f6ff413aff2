import { clearProvider } from './support/connection-state';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, get, post, site } from './support/site';
import type { Caller } from './support/site';

const ROUTE = 'POST /v1/sites/{id}/post-by-email';

const change = ( action: string, as: Caller = 'admin' ) =>
	post( 'settings', { post_by_email_address: action }, { as } );

const addressOf = async ( as: Caller = 'admin' ) =>
	( await get( 'settings', { as } ) ).body.post_by_email_address;

/** The email addresses stored at the service. */
const atProvider = async () =>
	Object.values( ( await site().accountService.state() ).site.post_by_email );

restoreStateAfterwards();

beforeEach( async () => {
	const { accountService } = site();
	await accountService.start();
	await accountService.scenario( 'default' );
	await useScenario( 'connected' );
	await clearProvider();
	await evalPhp(
		"delete_metadata( 'user', 0, '_jetpack_dashboard_post_by_email', '', true );"
	);
	await post( 'settings', { 'post-by-email': true } );
} );

afterAll( async () => {
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

it( 'makes an address, another one, and forgets it', async () => {
	expect( await addressOf() ).toBeNull();

	const created = await change( 'create' );
	const first: string = created.body.post_by_email_address;
	expect( [ created.status, first ] ).toEqual( [
		200,
		expect.stringContaining( '@' ),
	] );
	expect( await addressOf() ).toBe( first );

	const again = await change( 'regenerate' );
	const second: string = again.body.post_by_email_address;
	expect( second ).not.toBe( first );
	expect( await addressOf() ).toBe( second );
	expect( await atProvider() ).toEqual( [ second ] );

	expect(
		( await change( 'delete' ) ).body.post_by_email_address
	).toBeNull();
	expect( await addressOf() ).toBeNull();
	expect( await atProvider() ).toEqual( [] );
} );

it( 'keeps the address if requested', async () => {
	await change( 'create' );
	const before = await addressOf();
	expect( ( await change( 'noop' ) ).status ).toBe( 200 );
	expect( await addressOf() ).toBe( before );
} );

it( 'belongs to the user who made it, who must be linked', async () => {
	await change( 'create' );
	expect( await addressOf( 'admin2' ) ).toBeNull();
	const { status, body } = await change( 'create', 'admin2' );
	expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
	expectMessage( body.data.params.post_by_email_address );
	expect( await addressOf( 'admin2' ) ).toBeNull();
} );

it( 'is not in any log', async () => {
	await change( 'create' );
	const address = await addressOf();
	const log = await evalPhp(
		'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}jetpack_dashboard_activity ORDER BY id DESC LIMIT 1" ) );'
	);
	expect( log ).toContain( 'post_by_email_address' );
	expect( log ).not.toContain( String( address ).split( '@' )[ 0 ] );
} );

it.each( FAULTS )(
	'keeps what it has when the provider $name',
	async ( fault ) => {
		await change( 'create' );
		const before = await addressOf();
		const { result } = await withFault( fault, ROUTE, () =>
			change( 'regenerate' )
		);
		expect( [ result.status, result.body.code ] ).toEqual( [
			400,
			'some_updated',
		] );
		expectMessage( result.body.data.params.post_by_email_address );
		expect( await addressOf() ).toBe( before );
	}
);
