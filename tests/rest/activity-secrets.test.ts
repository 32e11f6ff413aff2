import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, get, post } from './support/site';
import { clear, read, sql, TABLE } from './activity';

const stored = async () =>
	JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) );

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

it( 'no value of any secret setting is stored', async () => {
	const keys = await evalJson< string[] >( `
$settings = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Settings\\Settings_Registry::class )->all();
$keys = array_values( wp_list_pluck( array_filter( $settings, static fn( $setting ) => $setting->is_secret ), 'key' ) );
foreach ( $keys as $key ) {
	do_action( 'jetpack_dashboard_setting_changed', $key, 'hush-before', 'hush-after' );
}
echo wp_json_encode( $keys );` );
	expect( [ ...keys ].sort() ).toEqual( [
		'monitor_health_address',
		'monitor_ping_address',
		'post_by_email_address',
		'wordpress_api_key',
	] );
	expect(
		( await read( 'kind=settings' ) ).map( ( { name } ) => name ).sort()
	).toEqual( [ ...keys ].sort() );
	expect( await stored() ).not.toContain( 'hush' );
} );

it( 'the addresses of the monitor are not stored', async () => {
	const save = async ( body: object ) => {
		const response = await post( 'settings', body );
		expect( response.status ).toBe( 200 );
		return response.body;
	};
	await save( { monitor_ping_address: 'https://hush.example/ping/one' } );
	await save( { monitor_ping_address: 'https://hush.example/ping/two' } );
	const { monitor_health_address: first } = await save( {
		monitor_health_address: 'create',
	} );
	const { monitor_health_address: second } = await save( {
		monitor_health_address: 'regenerate',
	} );
	await save( {
		monitor_ping_address: '',
		monitor_health_address: 'delete',
	} );

	expect(
		( await read( 'kind=settings' ) ).map( ( { name } ) => name )
	).toEqual(
		expect.arrayContaining( [
			'monitor_ping_address',
			'monitor_health_address',
		] )
	);
	const rows = await stored();
	expect( rows ).not.toContain( 'hush.example' );
	for ( const address of [ first, second ] ) {
		const key = new URL( address ).search;
		expect( key.length ).toBeGreaterThan( 20 );
		expect( rows ).not.toContain( key.slice( -20 ) );
	}
} );

it( 'passwords of posts are not stored', async () => {
	await evalPhp( `
wp_set_current_user( 1 );
$id = wp_insert_post( array( 'post_title' => 'Closed', 'post_status' => 'publish' ) );
wp_update_post( array( 'ID' => $id, 'post_password' => 'hush-one' ) );
wp_update_post( array( 'ID' => $id, 'post_password' => 'hush-two' ) );
wp_delete_post( $id, true );` );
	expect(
		( await read( 'kind=content&search=Closed' ) ).map(
			( { summary } ) => summary
		)
	).toContain( 'Updated: Closed (Post) (2 times)' );
	expect( await stored() ).not.toContain( 'hush' );
} );
