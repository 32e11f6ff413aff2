import * as fs from 'node:fs';
import * as path from 'node:path';
import { inParallel } from '../support/in-parallel';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, site } from '../support/site';
import { describeNative } from './buffer';
import {
	DAY_S,
	closeEndpoint,
	countTotal,
	merge,
	openEndpoint,
	prepareStatistics,
	rows,
	sendView,
} from './views';

/** Adds views to the buffer: [ sender, host ]. */
function write( views: readonly ( readonly [ number, string ] )[] ): void {
	const folder = path.join( site().contentDir, 'uploads/jetpack-dashboard' );
	const name = fs
		.readdirSync( folder )
		.find( ( file ) => file.startsWith( 'views-' ) );
	const time = Math.floor( Date.now() / 1000 );
	fs.appendFileSync(
		path.join( folder, name ?? '' ),
		views
			.map(
				( [ sender, host ] ) => `\n${ time } 0 ${ sender } ${ host };`
			)
			.join( '' )
	);
}

const hosts = async () =>
	( await rows( 'referrers' ) ).map( ( { host } ) => host );

const many = ( count: number, name: string ) =>
	Array.from(
		{ length: count },
		( _item, index ) => `${ name }${ index }.example`
	);

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( async () => {
	await site().setClock( 0 );
	await closeEndpoint();
} );

describe( 'referrers that are sent to stats/view', () => {
	it( 'are limited to 50 new ones per address, and all views are counted', async () => {
		await inParallel( many( 70, 'made-up-' ), ( referrer ) =>
			sendView( 0, { from: '127.0.0.5', referrer } )
		);
		expect( await hosts() ).toHaveLength( 50 );
		expect( await countTotal() ).toBe( 70 );

		await sendView( 0, { from: '127.0.0.6', referrer: 'real.example' } );
		await sendView( 0, { from: '127.0.0.5', referrer: 'real.example' } );
		expect( await rows( 'referrers', "host = 'real.example'" ) ).toEqual( [
			expect.objectContaining( { views: '2', is_shared: '1' } ),
		] );
	} );

	it( 'store their sender only until the end of the day', async () => {
		await sendView( 0, { referrer: 'a.example' } );
		const [ before ] = await rows( 'referrers' );
		expect( Number( before?.sender ) ).toBeGreaterThan( 0 );
		await site().setClock( DAY_S );
		await evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );
		expect( await rows( 'referrers' ) ).toEqual( [
			expect.objectContaining( { host: 'a.example', sender: '0' } ),
		] );
		await site().setClock( 0 );
	} );
} );

describeNative( 'referrers of the direct endpoint', () => {
	beforeEach( openEndpoint );

	it( 'are limited to 50 new ones per address and day, across buffers', async () => {
		for ( const name of [ 'a', 'b', 'c' ] ) {
			write( many( 40, name ).map( ( host ) => [ 7, host ] ) );
			await merge();
		}
		expect( await hosts() ).toHaveLength( 50 );
		expect( await countTotal() ).toBe( 120 );
	} );

	it( 'are limited to 500 per day; those of several senders replace those of one', async () => {
		for ( let sender = 1; sender <= 15; sender++ ) {
			write(
				many( 50, `s${ sender }-` ).map( ( host ) => [ sender, host ] )
			);
			await merge();
			expect( ( await hosts() ).length ).toBeLessThanOrEqual( 500 );
		}
		expect( await hosts() ).toHaveLength( 500 );

		write( [
			[ 101, 'shared.example' ],
			[ 102, 'shared.example' ],
			[ 103, 'lone.example' ],
			...many( 50, 'late-' ).map( ( host ) => [ 104, host ] as const ),
		] );
		await merge();
		const kept = await hosts();
		expect( kept ).toHaveLength( 500 );
		expect( kept ).toContain( 'shared.example' );
		expect( kept ).toContain( 'lone.example' );

		// Many referrers from single senders don't displace those that several
		// senders sent.
		for ( let sender = 200; sender < 215; sender++ ) {
			write(
				many( 50, `x${ sender }-` ).map( ( host ) => [ sender, host ] )
			);
		}
		await merge();
		expect( await hosts() ).toHaveLength( 500 );
		expect( await hosts() ).toContain( 'shared.example' );
	} );
} );
