import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { inParallel } from '../support/in-parallel';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption } from '../support/site-state';
import { site } from '../support/site';
import { describeNative } from './buffer';
import {
	ENDPOINT,
	closeEndpoint,
	countTotal,
	merge,
	openEndpoint,
	prepareStatistics,
	sendBeacon,
	sendView,
} from './views';
import type { Sender } from './views';

const folder = () =>
	path.join( site().contentDir, 'uploads', 'jetpack-dashboard' );
const bufferPath = () =>
	path.join(
		folder(),
		fs
			.readdirSync( folder() )
			.find( ( name ) => name.startsWith( 'views' ) ) ?? ''
	);

const ENDPOINTS = {
	'the direct endpoint': ( sender: Sender ) =>
		sendBeacon( ENDPOINT, 'post=0', sender ),
	'stats/view': ( sender: Sender ) => sendView( 0, sender ),
};

let removeLimit = () => {};

/**
 * Sets the limit of views per address, and updates the endpoint's copy like
 * cron does.
 */
async function setLimit( views: number ): Promise< void > {
	removeLimit();
	removeLimit = dropMustUsePlugin(
		'view-limit',
		`add_filter( 'jetpack_dashboard_stats_views_per_address', fn() => ${ views } );`
	);
	await merge();
}

restoreStateAfterwards();

beforeEach( async () => {
	await prepareStatistics();
	await openEndpoint();
} );

afterEach( () => removeLimit() );

afterAll( closeEndpoint );

describeNative.each( Object.entries( ENDPOINTS ) )(
	'the limit of %s',
	( _name, send ) => {
		it.each( [
			[ 'X-Forwarded-For', ( count: number ) => `203.0.113.${ count }` ],
			[ 'X-Real-IP', ( count: number ) => `203.0.113.${ count }` ],
			[ 'Forwarded', ( count: number ) => `for=203.0.113.${ count }` ],
			[
				'CF-Connecting-IP',
				( count: number ) => `198.51.100.${ count }`,
			],
			[ 'True-Client-IP', ( count: number ) => `198.51.100.${ count }` ],
		] )(
			'applies per connection, regardless of %s',
			async ( header, value ) => {
				await setLimit( 3 );
				const statuses = [];
				for ( let count = 1; count <= 5; count++ ) {
					const { status } = await send( {
						from: '127.0.0.5',
						headers: { [ header ]: value( count ) },
					} );
					statuses.push( status );
				}
				expect( statuses ).toEqual( [ 204, 204, 204, 429, 429 ] );
				expect( ( await send( { from: '127.0.0.6' } ) ).status ).toBe(
					204
				);
				await merge();
				expect( await countTotal() ).toBe( 4 );
			}
		);

		it( 'distinguishes visitors behind a declared proxy by its header', async () => {
			await setOption(
				'jetpack_dashboard_jetpack_protect_trusted_proxies',
				'127.0.0.5'
			);
			await setLimit( 2 );
			const sendFor = async ( forwarded: string ) =>
				(
					await send( {
						from: '127.0.0.5',
						headers: { 'X-Forwarded-For': forwarded },
					} )
				).status;
			const statuses = [];
			for ( const forwarded of [
				'203.0.113.1',
				'9.9.9.9, 203.0.113.1',
				'8.8.8.8, 203.0.113.1',
				'203.0.113.2',
			] ) {
				statuses.push( await sendFor( forwarded ) );
			}
			expect( statuses ).toEqual( [ 204, 204, 429, 204 ] );
			await setOption(
				'jetpack_dashboard_jetpack_protect_trusted_proxies',
				''
			);
		} );
	}
);

describeNative( 'the direct endpoint', () => {
	const send = ENDPOINTS[ 'the direct endpoint' ];

	it( 'applies the limit before it writes, also to views that arrive at once', async () => {
		await setLimit( 20 );
		const responses = await inParallel(
			Array.from( { length: 100 } ),
			() => send( { from: '127.0.0.5' } ),
			6
		);
		const refused = responses.filter( ( { status } ) => status === 429 );
		expect( refused ).toHaveLength( 80 );
		expect(
			Number( refused[ 0 ]?.headers[ 'retry-after' ] )
		).toBeGreaterThan( 0 );
		expect(
			fs.readFileSync( bufferPath(), 'utf8' ).split( '\n' )
		).toHaveLength( 21 );
	} );

	it( 'keeps counting a sender after the buffer was merged', async () => {
		await setLimit( 2 );
		const statuses = [];
		for ( let count = 0; count < 4; count++ ) {
			statuses.push( ( await send( { from: '127.0.0.5' } ) ).status );
			await merge();
		}
		expect( statuses ).toEqual( [ 204, 204, 429, 429 ] );
		expect( await countTotal() ).toBe( 2 );
	} );

	it( 'reserves the end of the buffer for senders with few views', async () => {
		await setLimit( 100 );
		for ( let count = 0; count < 10; count++ ) {
			await send( { from: '127.0.0.5' } );
		}
		fs.appendFileSync(
			bufferPath(),
			`\n${ 'x'.repeat( 1.8 * 1024 * 1024 ) }`
		);
		const { status, headers } = await send( { from: '127.0.0.5' } );
		expect( [ status, headers[ 'retry-after' ] ] ).toEqual( [ 503, '60' ] );
		expect( ( await send( { from: '127.0.0.6' } ) ).status ).toBe( 204 );
	} );

	it.each( [
		[ 'the buffer', bufferPath ],
		[ 'the senders', () => path.join( folder(), 'senders.php' ) ],
		[ 'the settings', () => path.join( folder(), 'settings.php' ) ],
	] )( 'says 503 when %s is missing', async ( _what, file ) => {
		fs.rmSync( file() );
		const { status, headers, text } = await send( {} );
		expect( [ status, headers[ 'retry-after' ], text ] ).toEqual( [
			503,
			'60',
			'',
		] );
		await merge();
		expect( ( await send( {} ) ).status ).toBe( 204 );
	} );

	it.each( [
		[ 'the buffer', bufferPath ],
		[ 'the senders', () => path.join( folder(), 'senders.php' ) ],
	] )( 'says 503 when %s stays locked', async ( _what, file ) => {
		const holder = spawn( 'flock', [ '-o', file(), 'sleep', '4' ] );
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		const { status, headers } = await send( {} );
		holder.kill();
		expect( [ status, headers[ 'retry-after' ] ] ).toEqual( [ 503, '60' ] );
	} );

	it( 'reveals nothing in the files next to the buffer', async () => {
		await send( { from: '127.0.0.7' } );
		for ( const name of [ 'settings.php', 'senders.php' ] ) {
			const text = fs.readFileSync(
				path.join( folder(), name ),
				'latin1'
			);
			expect( text.startsWith( '<?php exit; ?>' ) ).toBe( true );
			expect( text ).not.toContain( '127.0.0' );
		}
		expect(
			fs.statSync( path.join( folder(), 'senders.php' ) ).size
		).toBeLessThanOrEqual( 18 + 2 * 4 * 2 ** 15 );
	} );
} );
