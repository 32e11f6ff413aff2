import { callCore, evalPhp, fetchPath, ROLES } from '../support/site';
import { makePost, pageAt, postPath } from './support';
import {
	ask,
	CLOSED,
	LETTERS,
	pathOf,
	setPrivate,
	startWithModule,
	urlOf,
	videoBlock,
} from './videos';
import type { Video } from './videos';

const add = startWithModule();

let video: Video;

beforeAll( async () => {
	video = await add( 'members.mp4' );
	await setPrivate( true );
} );

it.each( ROLES )( 'streams private videos to members: %s', async ( role ) => {
	const response = await ask( await urlOf( video ), role );
	if ( role === 'anonymous' ) {
		expect( response.status ).toBe( 403 );
		expect( response.text ).not.toContain( 'abc' );
	} else {
		expect( response.status ).toBe( 200 );
		expect( response.text ).toBe( LETTERS );
		expect( response.headers ).toMatchObject( {
			'content-type': 'video/mp4',
			'accept-ranges': 'bytes',
			'cache-control': 'private, no-cache',
			'x-content-type-options': 'nosniff',
		} );
	}
} );

it( 'sends byte ranges', async () => {
	const url = await urlOf( video );
	const range = ( value: string, more: Record< string, string > = {} ) =>
		ask( url, 'subscriber', { Range: value, ...more } );
	const part = await range( 'bytes=26-51' );
	expect( part.status ).toBe( 206 );
	expect( part.text ).toBe( 'abcdefghijklmnopqrstuvwxyz' );
	expect( part.headers[ 'content-range' ] ).toBe( 'bytes 26-51/26000' );
	expect( ( await range( 'bytes=-3' ) ).text ).toBe( 'xyz' );
	expect( ( await range( 'bytes=25998-' ) ).text ).toBe( 'yz' );
	const none = await range( 'bytes=26000-' );
	expect( [ none.status, none.text ] ).toEqual( [ 416, '' ] );
	expect( none.headers[ 'content-range' ] ).toBe( 'bytes */26000' );
	const etag = String( part.headers.etag );
	expect( ( await range( 'bytes=0-0', { 'If-Range': etag } ) ).status ).toBe(
		206
	);
	expect(
		( await range( 'bytes=0-0', { 'If-Range': '"old"' } ) ).status
	).toBe( 200 );
	const head = await ask( url, 'subscriber', {}, 'HEAD' );
	expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
	expect( head.headers[ 'content-length' ] ).toBe( '26000' );
	expect( ( await ask( url, 'subscriber', {}, 'POST' ) ).status ).toBe( 405 );
	const refused = await ask( url, 'anonymous', { Range: 'bytes=0-1' } );
	expect( refused.status ).toBe( 403 );
} );

it( 'doesn’t tell visitors which videos exist, and sends no other files', async () => {
	const photo = await evalPhp(
		"echo get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'fields' => 'ids', 'numberposts' => 1 ) )[0] ?? 0;"
	);
	for ( const id of [ '999999', photo, '1', '0', '-1', '../1', '1e3', '' ] ) {
		const path = `/?jetpack_video=${ id }&file=..%2Fwp-config.php`;
		expect( ( await fetchPath( path ) ).status ).toBe( 403 );
		expect( ( await fetchPath( path, { as: 'admin' } ) ).status ).toBe(
			404
		);
	}
	const list = '/?jetpack_video[]=1';
	expect( ( await fetchPath( list ) ).status ).toBe( 403 );
	const odd = await add( 'odd.mp4' );
	for ( const path of [
		'../../wp-config.php',
		'jetpack-dashboard-videos/.htaccess',
	] ) {
		await evalPhp(
			`update_post_meta( ${ odd.id }, '_wp_attached_file', '${ path }' );`
		);
		expect(
			(
				await fetchPath( `/?jetpack_video=${ odd.id }`, {
					as: 'admin',
				} )
			).status
		).toBe( 404 );
	}
	await evalPhp( `delete_post_meta( ${ odd.id }, '_wp_attached_file' );` );
} );

it( 'checks the post to which the video is attached', async () => {
	const draft = await makePost( { post_status: 'draft' } );
	const secret = await makePost( { post_password: 'secret' } );
	for ( const parent of [ draft, secret ] ) {
		const attached = await add( `attached-${ parent }.mp4`, { parent } );
		const url = await urlOf( attached );
		expect( ( await ask( url, 'subscriber' ) ).status ).toBe( 403 );
		expect( ( await ask( url, 'editor' ) ).status ).toBe( 200 );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ parent }, 'post_status' => 'publish', 'post_password' => '' ) );`
		);
		expect( ( await ask( url, 'subscriber' ) ).status ).toBe( 200 );
	}
} );

it( 'shows visitors a note instead, in blocks, shortcodes and feeds', async () => {
	const stream = await urlOf( video );
	for ( const url of [ video.url, stream ] ) {
		for ( const post_content of [
			videoBlock( { id: video.id, url } ),
			`[video src="${ url }"]`,
			`[video mp4="${ url }"]`,
		] ) {
			const path = postPath( await makePost( { post_content } ) );
			const html = await pageAt( path );
			expect( html ).toContain(
				'This video is for members of this site.'
			);
			expect( html ).toContain( 'wp-login.php?redirect_to=' );
			expect( html ).not.toMatch( /<video|jetpack_video=|members\.mp4/ );
			const member = await pageAt( path, 'subscriber' );
			expect( member ).toContain( '<video' );
			expect( member.replace( /&#0?38;|&amp;/g, '&' ) ).toMatch(
				new RegExp( `jetpack_video=${ video.id }&file=members\\.mp4` )
			);
		}
	}
	expect( await pageAt( '/?feed=rss2' ) ).not.toMatch(
		/<video|jetpack_video=|jetpack-dashboard-videos|members\.mp4/
	);
} );

it( 'gives visitors nothing in the REST API, at its page or in a search', async () => {
	const path = `wp/v2/media/${ video.id }`;
	expect(
		( await callCore( 'GET', path, { as: 'anonymous' } ) ).status
	).toBe( 401 );
	const all = await callCore( 'GET', 'wp/v2/media?per_page=100', {
		as: 'anonymous',
	} );
	expect( JSON.stringify( all.body ) ).not.toMatch(
		/jetpack_video|members\.mp4|jetpack-dashboard-videos/
	);
	const page = await fetchPath( `/?attachment_id=${ video.id }` );
	expect( page.text ).not.toMatch( /jetpack_video=|members\.mp4/ );
	const mine = await callCore( 'GET', path );
	expect( mine.body.source_url ).toBe( await urlOf( video ) );
	expect( JSON.stringify( mine.body ) ).not.toContain(
		'jetpack-dashboard-videos'
	);
} );

it( 'lets those who may edit a video choose who watches it', async () => {
	const own = await add( 'own.mp4', { author: 'author' } );
	const choose = ( id: number, value: string ) =>
		evalPhp( `
wp_set_current_user( get_user_by( 'login', 'author' )->ID );
apply_filters( 'attachment_fields_to_save', array( 'ID' => ${ id } ), array( 'jetpack_video_privacy' => '${ value }' ) );` );
	await choose( own.id, 'public' );
	expect( ( await ask( await urlOf( own ) ) ).text ).toBe( LETTERS );
	expect( await pathOf( own ) ).not.toMatch( CLOSED );
	await choose( own.id, 'nobody' );
	expect( await pathOf( own ) ).not.toMatch( CLOSED );
	await choose( own.id, 'private' );
	expect( await pathOf( own ) ).toMatch( CLOSED );
	await choose( video.id, 'public' );
	expect( await pathOf( video ) ).toMatch( CLOSED );
} );

it( 'doesn’t redirect visitors to videos of unpublished posts', async () => {
	const parent = await makePost( { post_status: 'draft' } );
	const draft = await add( 'draft.mp4', { parent } );
	const stream = await urlOf( draft );
	await setPrivate( false );
	expect( ( await ask( stream ) ).status ).toBe( 403 );
	expect( ( await ask( stream, 'subscriber' ) ).status ).toBe( 403 );
	expect( ( await ask( stream, 'editor' ) ).status ).toBe( 302 );
	await setPrivate( true );
} );
