import {
	lockAddress,
	newAddress,
	resetProtection,
	tryForm,
} from '../protect/attacks';
import { prepareStatistics, sendView } from '../stats/views';
import { PAGE, openPage } from '../support/admin-page';
import { clearProvider } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import type { Caller } from '../support/site';
import { startConnected, countRequests } from './site-parts';

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await site().accountService.clearCalls();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'GET site/benefits', () => {
	const benefits = async () =>
		JSON.parse( ( await get( 'site/benefits' ) ).body.data );

	it( 'A358 C200 C304 says what the site itself has, and nothing that is zero', async () => {
		await prepareStatistics();
		await resetProtection();
		expect( await benefits() ).toEqual( [] );
		await sendView( 0 );
		await sendView( 0, { from: newAddress() } );
		const from = newAddress();
		await lockAddress( from );
		await tryForm( 'nobody', { from } );
		const [ refusals, views, ...others ] = await benefits();
		expect( views ).toEqual( {
			name: 'jetpack-stats',
			title: 'Site Stats',
			description: expect.any( String ),
			value: 2,
		} );
		expect( refusals ).toMatchObject( { name: 'protect', value: 1 } );
		expect( others ).toEqual( [] );
		await switchModule( 'stats', false );
		expect( await benefits() ).toEqual( [ refusals ] );
		expect( await countRequests( '/v1/sites/{id}/benefits' ) ).toBe( 0 );
		await resetProtection();
	} );

	it( 'counts the messages of the contact form, without spam', async () => {
		await switchModule( 'contact-form', true );
		const ids = await evalJson< number[] >(
			`echo wp_json_encode( array_map( static fn( $status ) => wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_title' => 'A', 'post_status' => $status ) ), array( 'jp-unread', 'jp-read', 'jp-spam' ) ) );`
		);
		try {
			expect( await benefits() ).toContainEqual(
				expect.objectContaining( {
					name: 'contact-form-feedback',
					value: 2,
				} )
			);
		} finally {
			await evalPhp(
				`array_map( 'wp_delete_post', array( ${ ids } ) );`
			);
		}
	} );

	it( 'B515 C304 also works in local mode', async () => {
		await useScenario( 'local' );
		const { status, body } = await get( 'site/benefits' );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
	} );
} );

describe( 'GET site', () => {
	it( 'passes the plan and its features to the next page', async () => {
		const plan = async () =>
			( await openPage( 'admin' ) ).page.initialState.siteData.plan;
		expect( ( await plan() ).product_slug ).toBe( 'jetpack_free' );
		await get( 'site' );
		const kept = await plan();
		expect( kept.product_slug ).toBe( 'jetpack_security_t1_yearly' );
		expect( kept.class ).toBe( 'security' );
		expect( kept.supports ).toContain( 'wordads' );
		expect( kept.features.active ).toContain( 'site-backups-jetpack' );
		const editors = ( await openPage( 'editor' ) ).page.initialState;
		expect( editors.siteData.plan.product_slug ).toBe( 'jetpack_free' );
	} );

	it( 'B332 beside it are features, benefits, discount, plugins, plans and purchases', async () => {
		const { body } = await get(
			'dashboard?parts[]=features&parts[]=benefits&parts[]=discount&parts[]=purchases'
		);
		const read = ( part: string ) => {
			const { data } = body[ part ];
			return typeof data === 'string' ? JSON.parse( data ) : data;
		};
		expect( read( 'features' ).active ).toContain( 'site-backups-jetpack' );
		expect( read( 'benefits' ) ).toEqual( expect.any( Array ) );
		expect( read( 'discount' ) ).toEqual( expect.any( Object ) );
		expect( read( 'purchases' )[ 0 ] ).toMatchObject( {
			product_slug: 'jetpack_security_t1_yearly',
		} );
		expect( ( await get( 'plans' ) ).body[ 0 ] ).toHaveProperty(
			'product_slug'
		);
		const { connectedPlugins } = ( await openPage( 'admin' ) ).page
			.initialState;
		expect( connectedPlugins ).toHaveProperty( 'jetpack.name' );
	} );

	it( 'is requested again when a manager returns from the service, where they may have made a purchase', async () => {
		await get( 'site' );
		await site().accountService.scenario( 'complete' );
		const open = ( as: Caller, from: string ) =>
			fetchPath( PAGE, { as, headers: { Referer: from } } );
		const planNow = async () =>
			JSON.parse( ( await get( 'site' ) ).body.data ).plan.product_slug;
		await open( 'admin', `${ site().url }/wp-admin/` );
		await open( 'editor', `${ site().accountService.url }/checkout` );
		expect( await planNow() ).toBe( 'jetpack_security_t1_yearly' );
		await open( 'admin', `${ site().accountService.url }/checkout` );
		expect( await planNow() ).toBe( 'jetpack_complete' );
	} );

	it( 'forgets with the connection what the service said', async () => {
		await get( 'site' );
		await get( 'scan' );
		expect(
			( await post( 'connection', { isActive: false } ) ).status
		).toBe( 200 );
		const { status, body } = await get( 'scan' );
		expect( [ status, body.code, body.data.last ] ).toEqual( [
			400,
			'site_id_missing',
			undefined,
		] );
		const left = await evalPhp(
			`global $wpdb; echo implode( ' ', $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\_dashboard\\_data%' OR option_name = 'jetpack_dashboard_plan'" ) );`
		);
		expect( left ).toBe( '' );
		await clearProvider();
	} );
} );
