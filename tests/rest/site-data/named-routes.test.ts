import { readConnection } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { evalJson, get, post, site } from '../support/site';
import {
	PARTS,
	partAt,
	readData,
	startConnected,
	countRequests,
} from './site-parts';

/** Keys of responses other than code, message and a text. */
const ENVELOPES: Record< string, string[] > = {
	'site/products': [ 'code', 'message', 'data' ],
	'site/discount': [ 'code', 'data' ],
	'site/activity': [ 'data' ],
	'intro-offers': [ 'code', 'data' ],
};

/** The service's own response to the site's token. */
async function atService( path: string ): Promise< unknown > {
	return evalJson(
		`echo wp_remote_retrieve_body( wp_remote_get( '${
			site().accountService.url
		}${
			partAt( path ).source
		}', array( 'headers' => array( 'Authorization' => 'Bearer ' . \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Provider\\Site_Token::class )->get() ) ) ) );`.replace(
			'{id}',
			String( ( await readConnection() ).siteId )
		)
	);
}

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	// Clears the service's log of earlier requests.
	await site().accountService.clearCalls();
} );
afterAll( async () => {
	await site().setClock( 0 );
	await useScenario( 'local' );
} );

it.each( [
	[ 'A354 B514 C303', 'site' ],
	[ 'A355 B517 C306', 'site/features' ],
	[ 'A357 B519 C308', 'site/purchases' ],
	[ 'A356', 'site/products' ],
	[ 'A359 B516 C305', 'site/discount' ],
	[ 'activity', 'site/activity' ],
	[ 'A361 B520 C309', 'rewind' ],
	[ 'A362 B521 C310', 'scan' ],
	[ 'A353 B518 C307', 'plans' ],
	[ 'A360 B513 C301', 'products' ],
	[ 'A363 B523 C302', 'intro-offers' ],
	[ 'A372', 'search/plan' ],
	[ 'A374', 'search/stats' ],
	[ 'A375', 'search/pricing' ],
	[ 'C298', 'recommendations/product-suggestions' ],
	[ 'C299', 'recommendations/upsell' ],
] )(
	'%s GET %s returns the service’s data in its envelope',
	async ( _rows, path ) => {
		const { style } = partAt( path );
		const { status, body } = await get( path );
		expect( status ).toBe( 200 );
		if ( style === 'text' ) {
			expect( body ).toEqual( {
				code: 'success',
				message: expect.any( String ),
				data: expect.any( String ),
			} );
		} else if ( style === 'value' ) {
			expect( Object.keys( body ) ).toEqual( ENVELOPES[ path ] );
		}
		expect( readData( style, body ) ).toEqual( await atService( path ) );
	}
);

describe.each( PARTS )( 'GET $path', ( { path, source, freshFor } ) => {
	it( 'refreshes expired data, and with refresh=1; _cacheBuster has no effect', async () => {
		await get( path );
		await get( `${ path }?_cacheBuster=1657000000000` );
		await site().setClock( freshFor - 20 );
		await get( path );
		expect( await countRequests( source ) ).toBe( 1 );
		await get( `${ path }?refresh=1` );
		expect( await countRequests( source ) ).toBe( 2 );
		await site().setClock( 2 * freshFor );
		await get( path );
		expect( await countRequests( source ) ).toBe( 3 );
		await site().setClock( 0 );
	} );

	it( 'rejects an invalid argument and POST', async () => {
		const bad = await get( `${ path }?refresh=maybe` );
		expect( [ bad.status, bad.body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( ( await post( path, {} ) ).status ).toBe( 404 );
		expect( await countRequests( source ) ).toBe( 0 );
	} );
} );

describe( 'what the routes hold', () => {
	const read = async ( path: string ) => {
		const { body } = await get( `${ path }?refresh=1` );
		return readData( partAt( path ).style, body );
	};

	it( 'A241 B388 the site’s name, address and plan', async () => {
		const data = await read( 'site' );
		expect( data.plan.product_slug ).toBe( 'jetpack_security_t1_yearly' );
		expect( data ).toMatchObject( {
			name: 'The Slow Road',
			description: 'Notes from a small garden',
			URL: site().url,
			icon: null,
			options: { videopress_storage_used: 3500 },
		} );
	} );

	it( 'C186 C187 C189 purchases', async () => {
		const [ purchase ] = await read( 'site/purchases' );
		expect( purchase ).toMatchObject( {
			ID: '77001',
			product_slug: 'jetpack_security_t1_yearly',
			product_name: 'Jetpack Security',
			active: '1',
			expiry_date: expect.any( String ),
			subscribed_date: expect.any( String ),
			is_refundable: true,
		} );
	} );

	it( 'A235 B385 C203 the backup’s state', async () => {
		expect( await read( 'rewind' ) ).toMatchObject( {
			state: 'active',
			reason: '',
		} );
		await site().accountService.scenario( 'needs-credentials' );
		expect( ( await read( 'rewind' ) ).state ).toBe(
			'awaiting_credentials'
		);
	} );

	it( 'A236 A237 C204 the scan’s state, threats and credentials', async () => {
		for ( const state of [
			'unavailable',
			'provisioning',
			'idle',
			'scanning',
		] ) {
			await site().accountService.patch( { site: { scan: { state } } } );
			expect( await read( 'scan' ) ).toMatchObject( {
				state,
				threats: [],
				credentials: [ { type: 'managed' } ],
				reason: null,
			} );
		}
		await site().accountService.scenario( 'threats' );
		expect( ( await read( 'scan' ) ).threats ).toHaveLength( 2 );
	} );

	it( 'A238 B386 why there is no scan', async () => {
		await site().accountService.patch( {
			site: {
				scan: { state: 'unavailable', reason: 'vp_active_on_site' },
			},
		} );
		expect( await read( 'scan' ) ).toMatchObject( {
			state: 'unavailable',
			reason: 'vp_active_on_site',
		} );
	} );

	it( 'C195 a discount, or an empty object for none', async () => {
		expect( await read( 'site/discount' ) ).toEqual( {} );
		await site().accountService.scenario( 'free' );
		expect( await read( 'site/discount' ) ).toEqual( {
			code: 'SANDBOX20',
			discount: 20,
			expiry_date: expect.any( String ),
			is_used: false,
		} );
	} );

	it( 'C191 C192 prices by slug, and offers', async () => {
		for ( const path of [ 'products', 'site/products' ] ) {
			expect( ( await read( path ) ).jetpack_scan ).toMatchObject( {
				cost: 120,
				currency_code: 'USD',
			} );
		}
		expect( await read( 'intro-offers' ) ).toContainEqual(
			expect.objectContaining( {
				product_slug: 'jetpack_scan',
				original_price: 120,
				raw_price: 60,
			} )
		);
		expect( await read( 'plans' ) ).toContainEqual(
			expect.objectContaining( { product_slug: 'jetpack_complete' } )
		);
	} );

	it( 'the five latest events, the newest first', async () => {
		const events = Array.from( { length: 8 }, ( _, index ) => ( {
			id: `e${ index }`,
			summary: `Event ${ index }`,
			actor: 'marta',
			published: new Date( 1.7e12 + index * 1e6 ).toISOString(),
		} ) );
		await site().accountService.patch( { site: { activity: events } } );
		const latest = await read( 'site/activity' );
		expect( latest ).toEqual( events.slice( 3 ).reverse() );
	} );

	it( 'empty lists stay lists, and empty objects objects', async () => {
		await site().accountService.scenario( 'nothing-yet' );
		expect( ( await get( 'site/activity' ) ).text ).toBe( '{"data":[]}' );
		expect( ( await get( 'site/discount' ) ).text ).toBe(
			'{"code":"success","data":{}}'
		);
		expect( ( await get( 'site/purchases' ) ).body.data ).toBe( '[]' );
	} );
} );

it( 'every user gets prices, but only a manager can refresh them', async () => {
	await get( 'intro-offers', { as: 'subscriber' } );
	const again = await get( 'intro-offers?refresh=1', { as: 'subscriber' } );
	expect( again.status ).toBe( 200 );
	expect( await countRequests( '/v1/intro-offers' ) ).toBe( 1 );
	await get( 'intro-offers?refresh=1' );
	expect( await countRequests( '/v1/intro-offers' ) ).toBe( 2 );
} );
