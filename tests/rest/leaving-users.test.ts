import { callsTo } from './support/approve-consent';
import { idOf, readConnection, status } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { evalPhp, site } from './support/site';

const LOGIN = 'leaving';

/** Creates a linked user who will be deleted; returns the ID. */
async function someoneLinked( role: string ): Promise< number > {
	return Number(
		await evalPhp( `
$id = wp_insert_user( array( 'user_login' => '${ LOGIN }', 'user_pass' => wp_generate_password(), 'role' => '${ role }' ) );
( new \\Jetpack_Dashboard\\Provider\\Connection_Store() )->save_user( $id, array( 'sub' => '555', 'ID' => 555 ), array( 'access_token' => 'leaving-access', 'refresh_token' => 'leaving-refresh', 'expires_at' => time() + 3600 ) );
echo $id;` )
	);
}

const leave = ( id: number ) =>
	evalPhp(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ id } );`
	);

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'connected' );
	await site().accountService.clearCalls();
} );
afterEach( () =>
	evalPhp(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; $user = get_user_by( 'login', '${ LOGIN }' ); $user && wp_delete_user( $user->ID );`
	)
);
afterAll( () => useScenario( 'local' ) );

it( 'a user who is deleted is unlinked, here and at the service', async () => {
	const id = await someoneLinked( 'editor' );
	expect( ( await readConnection() ).linked ).toContain( id );

	await leave( id );
	expect( await callsTo( '/revoke' ) ).toBe( 1 );
	expect( await readConnection() ).toMatchObject( {
		ownerId: await idOf( 'admin' ),
		linked: [ await idOf( 'admin' ) ],
	} );
} );

it( 'a user who is deleted while the service is away is unlinked here', async () => {
	const id = await someoneLinked( 'editor' );
	await withFault(
		{ fault: { kind: 'status', status: 500 } },
		'/revoke',
		() => leave( id )
	);
	expect( await callsTo( '/revoke' ) ).toBe( 1 );
	expect( ( await readConnection() ).linked ).toEqual( [
		await idOf( 'admin' ),
	] );
} );

it( 'the owner who is deleted is followed by a linked administrator (A011)', async () => {
	const id = await someoneLinked( 'administrator' );
	await evalPhp(
		`( new \\Jetpack_Dashboard\\Provider\\Connection_Store() )->set_owner_id( ${ id } );`
	);

	await leave( id );
	expect( ( await readConnection() ).ownerId ).toBe( await idOf( 'admin' ) );
	expect( ( await status( 'editor' ) ).hasConnectedOwner ).toBe( true );
} );

it( 'the service gets no request for a user who was never linked', async () => {
	const id = Number(
		await evalPhp(
			`echo wp_insert_user( array( 'user_login' => '${ LOGIN }', 'user_pass' => wp_generate_password() ) );`
		)
	);
	await leave( id );
	expect( await callsTo( '/revoke' ) ).toBe( 0 );
} );
