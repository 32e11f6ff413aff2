import { dropMustUsePlugin } from '../support/dropped-plugin';
import { callCore, evalPhp, post } from '../support/site';
import { makePost, pageAt, postPath } from './support';
import {
	ask,
	CLOSED,
	deleteVideos,
	LETTERS,
	moveFiles,
	pathOf,
	setPrivate,
	startWithModule,
	urlOf,
	videoBlock,
	videoIn,
} from './videos';
import type { Video } from './videos';

const SLUG = 'videopress';

const add = startWithModule();

let video: Video;

beforeAll( async () => {
	video = await add( 'members.mp4' );
	await setPrivate( true );
} );

it( 'moves the files of private videos, and those of public ones back', async () => {
	expect( await pathOf( video ) ).toMatch( CLOSED );
	expect( ( await ask( video.url, 'admin' ) ).status ).toBe( 404 );
	await setPrivate( false );
	expect( await urlOf( video ) ).toBe( video.url );
	expect( ( await ask( video.url ) ).text ).toBe( LETTERS );
	await setPrivate( true );
	expect( await pathOf( video ) ).toMatch( CLOSED );
} );

it( 'moves an upload at once, and deletes its folder with it', async () => {
	const upload = await add( 'upload.mp4' );
	const path = await pathOf( upload );
	expect( path ).toMatch( CLOSED );
	await deleteVideos( upload.id );
	expect(
		await evalPhp(
			`echo file_exists( dirname( wp_upload_dir()['basedir'] . '/${ path }' ) ) ? 'exists' : 'gone';`
		)
	).toBe( 'gone' );
} );

it( 'finishes a move that was interrupted, and reports one that fails', async () => {
	const path = await pathOf( video );
	const base = "wp_upload_dir()['basedir'] . '/'";
	await evalPhp(
		`rename( ${ base } . '${ path }', ${ base } . get_post_meta( ${ video.id }, '_jetpack_dashboard_video_home', true ) );`
	);
	await setPrivate( true );
	await evalPhp( "do_action( 'jetpack_dashboard_videos_daily' );" );
	await moveFiles();
	expect( ( await ask( video.url ) ).status ).toBe( 404 );
	expect( ( await ask( await urlOf( video ), 'subscriber' ) ).text ).toBe(
		LETTERS
	);
	// The same, with the other path stored.
	await evalPhp(
		`update_post_meta( ${ video.id }, '_wp_attached_file', get_post_meta( ${ video.id }, '_jetpack_dashboard_video_home', true ) );`
	);
	await setPrivate( true );
	await evalPhp( "do_action( 'jetpack_dashboard_videos_daily' );" );
	await moveFiles();
	expect( await pathOf( video ) ).toBe( path );
	expect( ( await ask( await urlOf( video ), 'subscriber' ) ).text ).toBe(
		LETTERS
	);
	const lost = await add( 'lost.mp4' );
	await evalPhp( `wp_delete_file( get_attached_file( ${ lost.id } ) );` );
	await evalPhp( "do_action( 'jetpack_dashboard_videos_daily' );" );
	await moveFiles();
	expect(
		await evalPhp(
			'echo Jetpack_Dashboard\\Features\\Videopress\\Storage::summary();'
		)
	).toMatch( /The files? of \d+ videos? could not be moved/ );
	await deleteVideos( lost.id );
} );

it( 'redirects from the stream of a video that is public now', async () => {
	const stream = await urlOf( video );
	await setPrivate( false );
	const response = await ask( stream );
	expect( [ response.status, response.headers.location ] ).toEqual( [
		302,
		video.url,
	] );
	const remove = dropMustUsePlugin(
		'cdn',
		"add_filter( 'wp_get_attachment_url', static fn() => 'https://cdn.test/members.mp4' );"
	);
	expect( ( await ask( stream ) ).headers.location ).toBe(
		'https://cdn.test/members.mp4'
	);
	remove();
	const html = await pageAt(
		postPath(
			await makePost( {
				post_content: videoBlock( { id: video.id, url: stream } ),
			} )
		)
	);
	expect( videoIn( html ).src ).toBe( video.url );
	await setPrivate( true );
} );

it( 'publishes nothing when it is turned off, and still plays for members', async () => {
	const path = await pathOf( video );
	const stream = await urlOf( video );
	const gone = await add( 'gone.mp4' );
	const goneFolder = ( await pathOf( gone ) ).replace( /\/[^/]*$/, '' );
	await post( 'settings', { [ SLUG ]: false } );
	expect( await pathOf( video ) ).toBe( path );
	expect( await urlOf( video ) ).toBe( stream );
	const all = await callCore( 'GET', 'wp/v2/media?per_page=100', {
		as: 'anonymous',
	} );
	expect( JSON.stringify( all.body ) ).not.toMatch(
		/jetpack-dashboard-videos|members\.mp4/
	);
	expect( ( await ask( video.url, 'admin' ) ).status ).toBe( 404 );
	expect( ( await ask( stream ) ).status ).toBe( 403 );
	expect( ( await ask( stream, 'subscriber' ) ).text ).toBe( LETTERS );

	const post_content = videoBlock( video );
	const page = postPath( await makePost( { post_content } ) );
	const html = await pageAt( page );
	expect( html ).toContain( 'This video is for members of this site.' );
	expect( html ).not.toMatch( /<video|jetpack_video=|members\.mp4/ );
	const member = await pageAt( page, 'subscriber' );
	expect( videoIn( member ).src ).toBe( stream );
	expect( member ).not.toContain( 'jetpack-dashboard-video-player' );

	const later = await add( 'later.mp4' );
	expect( await urlOf( later ) ).toBe( later.url );
	await deleteVideos( gone.id );
	expect(
		await evalPhp(
			`echo file_exists( wp_upload_dir()['basedir'] . '/${ goneFolder }' ) ? 'exists' : 'gone';`
		)
	).toBe( 'gone' );

	await post( 'settings', { [ SLUG ]: true } );
	await moveFiles();
	expect( await pathOf( later ) ).toMatch( CLOSED );
} );

it( 'keeps URLs of its stream working after it was turned off', async () => {
	const stream = await urlOf( video );
	await setPrivate( false );
	await post( 'settings', { [ SLUG ]: false } );
	expect( ( await ask( stream ) ).headers.location ).toBe( video.url );
	await post( 'settings', { [ SLUG ]: true } );
	await setPrivate( true );
} );

it( 'tells apart files that have the same name', async () => {
	const first = await add( 'same.mp4' );
	expect( await pathOf( first ) ).toMatch( CLOSED );
	const second = await add( 'same.mp4' );
	expect( second.url ).toBe( first.url );
	const choose = ( { id }: Video, value: string ) =>
		evalPhp( `
wp_set_current_user( 1 );
apply_filters( 'attachment_fields_to_save', array( 'ID' => ${ id } ), array( 'jetpack_video_privacy' => '${ value }' ) );` );
	await choose( second, 'public' );
	const post_content = `[video src="${ second.url }"]`;
	const page = postPath( await makePost( { post_content } ) );
	expect( await pageAt( page ) ).toContain( `src="${ second.url }` );
	await choose( first, 'public' );
	expect( await urlOf( first ) ).not.toBe( await urlOf( second ) );
	for ( const one of [ first, second ] ) {
		expect( ( await ask( await urlOf( one ) ) ).text ).toBe( LETTERS );
	}
} );

it( 'streams a large file with little memory', async () => {
	const MEGABYTE = 1024 * 1024;
	const large = await add( 'large.mp4' );
	await evalPhp(
		`$file = fopen( get_attached_file( ${
			large.id
		} ), 'c' ); ftruncate( $file, ${ 64 * MEGABYTE } );`
	);
	const remove = dropMustUsePlugin(
		'peak',
		"isset( $_GET['jetpack_video'] ) && register_shutdown_function( static fn() => file_put_contents( WP_CONTENT_DIR . '/peak.txt', memory_get_peak_usage( true ) ) );"
	);
	const peakOf = async ( range: Record< string, string > ) => {
		const { text } = await ask( await urlOf( large ), 'subscriber', range );
		const peak = await evalPhp(
			"$file = WP_CONTENT_DIR . '/peak.txt'; echo file_get_contents( $file ); wp_delete_file( $file );"
		);
		return { length: text.length, peak: Number( peak ) };
	};
	const byte = await peakOf( { Range: 'bytes=0-0' } );
	expect( byte.length ).toBe( 1 );
	expect( byte.peak ).toBeGreaterThan( MEGABYTE );
	const whole = await peakOf( {} );
	expect( whole.length ).toBe( 64 * MEGABYTE );
	expect( whole.peak - byte.peak ).toBeLessThan( 4 * MEGABYTE );
	remove();
} );
