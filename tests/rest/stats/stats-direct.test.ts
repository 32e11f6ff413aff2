import * as fs from 'node:fs';
import * as path from 'node:path';
import { inParallel } from '../support/in-parallel';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath } from '../support/site';
import {
	bufferPath,
	buffers,
	describeNative,
	folder,
	openEndpointForEachTest,
	send,
} from './buffer';
import { ENDPOINT, countTotal, merge, publishedPost, rows } from './views';

const lines = () =>
	fs.readFileSync( bufferPath(), 'utf8' ).split( '\n' ).slice( 1 );

restoreStateAfterwards();

openEndpointForEachTest();

describeNative( 'the endpoint that doesn’t load WordPress', () => {
	it( 'writes a view down, which cron counts', async () => {
		const post = await publishedPost();
		expect(
			( await send( `post=${ post }&from=example.org` ) ).status
		).toBe( 204 );
		expect( await countTotal() ).toBe( 0 );
		expect( lines() ).toEqual( [
			expect.stringMatching(
				new RegExp( `^\\d{10} ${ post } \\d+ example\\.org;$` )
			),
		] );

		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( await rows( 'hours', `subject = ${ post }` ) ).toHaveLength(
			1
		);
		expect( await rows( 'referrers' ) ).toEqual( [
			expect.objectContaining( { host: 'example.org', views: '1' } ),
		] );
		expect( buffers( 'merge' ) ).toEqual( [] );
		expect( await rows( 'marks', "name LIKE 'merge-%'" ) ).toEqual( [] );
		expect( lines() ).toEqual( [] );
	} );

	it( 'loses none of a burst of 1 000 views while merges run', async () => {
		const statuses: number[] = [];
		let isOver = false;
		const merging = ( async () => {
			while ( ! isOver ) {
				await merge();
			}
		} )();
		await inParallel( Array.from( { length: 1000 } ), async () => {
			statuses.push( ( await send( 'post=0' ) ).status );
		} );
		isOver = true;
		await merging;
		await merge();
		expect( new Set( statuses ) ).toEqual( new Set( [ 204 ] ) );
		expect( await countTotal() ).toBe( 1000 );
	} );

	it.each( [
		'',
		'post=',
		'post=-1',
		'post=01',
		'post=1.5',
		'post=99999999999',
		'post=1&post=2',
		'post=1&from=a b',
		'post=1&from=<?php',
		'post=1&from=example.org;\n1700000000 1 1 x;',
		'post=1%0A&from=example.org',
		'post=1\n',
		'post=1&from=EXAMPLE.org',
		'post=1&from=.org',
		`post=1&from=${ 'a'.repeat( 101 ) }`,
		`post=1&from=a.org${ '&x=y'.repeat( 100_000 ) }`,
		'{"post":1}',
	] )( 'refuses %j and writes nothing', async ( body ) => {
		const { status, text } = await send( body );
		expect( [ status, text ] ).toEqual( [ 400, '' ] );
		expect( lines() ).toEqual( [] );
	} );

	it( 'takes POST alone', async () => {
		for ( const method of [ 'GET', 'PUT', 'DELETE' ] as const ) {
			const { status, text } = await fetchPath( ENDPOINT, { method } );
			expect( [ status, text ] ).toEqual( [ 405, '' ] );
		}
	} );

	it( 'counts no robot, no fetching ahead, and nothing that another site sends', async () => {
		for ( const headers of [
			{ 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
			{ 'User-Agent': 'Mozilla/5.0 HeadlessChrome/140.0 Safari/537.36' },
			{ 'User-Agent': 'curl/8.5.0' },
			{ 'User-Agent': '' },
			{ 'Sec-Purpose': 'prefetch;prerender' },
			{ Purpose: 'prefetch' },
			{ 'Sec-Fetch-Site': 'cross-site' },
		] ) {
			expect( ( await send( 'post=0', { headers } ) ).status ).toBe(
				204
			);
		}
		expect( lines() ).toEqual( [] );
	} );

	it( 'counts no post that isn’t public', async () => {
		const draft = await evalPhp(
			"echo wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );"
		);
		await send( `post=${ draft }` );
		await send( 'post=999999' );
		await send( 'post=0' );
		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( await rows( 'hours', 'subject >= 0' ) ).toEqual( [
			expect.objectContaining( { subject: '0', views: '1' } ),
		] );
		await evalPhp( `wp_delete_post( ${ draft }, true );` );
	} );

	it( 'never makes a file, nor writes past its limit', async () => {
		const file = bufferPath();
		fs.appendFileSync( file, `\n${ 'x'.repeat( 2 * 1024 * 1024 ) }` );
		const { size } = fs.statSync( file );
		expect( ( await send( 'post=0' ) ).status ).toBe( 503 );
		expect( fs.statSync( file ).size ).toBe( size );

		fs.rmSync( file );
		const names = fs.readdirSync( folder() );
		expect( ( await send( 'post=0' ) ).status ).toBe( 503 );
		expect( fs.readdirSync( folder() ) ).toEqual( names );

		fs.writeFileSync(
			path.join( folder(), 'views-of-a-stranger.php' ),
			'something else of more than forty-six bytes altogether'
		);
		await send( 'post=0' );
		expect( fs.readFileSync( bufferPath(), 'utf8' ) ).not.toContain( '\n' );
		fs.rmSync( bufferPath() );
	} );

	it( 'counts what is whole in a damaged buffer', async () => {
		await send( 'post=0' );
		fs.appendFileSync( bufferPath(), '\n1700000000 0 12 exam' );
		await send( 'post=0' );
		fs.appendFileSync( bufferPath(), '\n<?php evil(); ?>\n12 12\n' );
		await merge();
		expect( await countTotal() ).toBe( 2 );
	} );
} );
