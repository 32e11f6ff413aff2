import * as fs from 'node:fs';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath } from '../support/site';
import {
	bufferPath,
	describeNative,
	openEndpointForEachTest,
	send,
} from './buffer';
import {
	ENDPOINT,
	countTotal,
	merge,
	openEndpoint,
	rows,
	sendBeacon,
} from './views';

restoreStateAfterwards();

openEndpointForEachTest();

describeNative( 'a server without a buffer of its own', () => {
	it( 'refuses a view, which is counted once when the page sends it to WordPress', async () => {
		const { text: page } = await fetchPath( '/' );
		const { u, v, p } = JSON.parse(
			/navigator,window,(\{.*?\})\);/.exec( page )?.[ 1 ] ?? '{}'
		);
		expect( [ new URL( u ).pathname, v ] ).toEqual( [
			ENDPOINT,
			'/wp-json/jetpack/v4/stats/view',
		] );
		const body = `post=${ p }&from=news.example`;
		fs.rmSync( bufferPath() );
		const refused = await send( body );
		expect( [
			refused.status,
			refused.headers[ 'x-jetpack-dashboard-stats' ],
		] ).toEqual( [ 503, 'none' ] );
		expect( ( await sendBeacon( v, body ) ).status ).toBe( 204 );
		await openEndpoint();
		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( await rows( 'referrers' ) ).toEqual( [
			expect.objectContaining( { host: 'news.example', views: '1' } ),
		] );
	} );

	it( 'also if the endpoint was turned off since the page was cached', async () => {
		await evalPhp(
			"add_filter( 'jetpack_dashboard_stats_direct', '__return_false' ); do_action( 'jetpack_dashboard_stats_check' );"
		);
		const { status, headers } = await send( 'post=0' );
		expect( [ status, headers[ 'x-jetpack-dashboard-stats' ] ] ).toEqual( [
			503,
			'none',
		] );
	} );

	it( 'is no server whose buffer is full, or that stored the view', async () => {
		const { status, headers } = await send( 'post=0' );
		expect( status ).toBe( 204 );
		expect( headers ).not.toHaveProperty( 'x-jetpack-dashboard-stats' );
		fs.appendFileSync(
			bufferPath(),
			`\n${ 'x'.repeat( 2 * 1024 * 1024 ) }`
		);
		const full = await send( 'post=0' );
		expect( full.status ).toBe( 503 );
		expect( full.headers ).not.toHaveProperty(
			'x-jetpack-dashboard-stats'
		);
	} );
} );
