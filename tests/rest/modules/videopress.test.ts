import { evalPhp, get, post } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { addVideo, deleteVideos, videoBlock, videoIn } from './videos';
import type { Video } from './videos';

const SLUG = 'videopress';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const TRACK = '<track kind="captions" src="/captions.vtt" srclang="en"/>';

let video: Video;
let block = 0;
let shortcode = 0;

beforeAll( async () => {
	await useScenario( 'local' );
	video = await addVideo( 'public.mp4' );
	block = await makePost( { post_content: videoBlock( video, TRACK ) } );
	shortcode = await makePost( {
		post_content: `[video src="${ video.url }"]${ TRACK }[/video]`,
	} );
} );
afterAll( () => deleteVideos( video.id ) );
beforeEach( () => switchModule( SLUG, true ) );

it( 'leaves pages as they are while it is off, byte for byte', async () => {
	for ( const id of [ block, shortcode ] ) {
		await switchModule( SLUG, false );
		const before = await pageAt( postPath( id ) );
		expect( before ).not.toContain( 'jetpack-dashboard-video-player' );
		await switchModule( SLUG, true );
		expect( await pageAt( postPath( id ) ) ).toContain( 'video-player.js' );
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ) ) ).toBe( before );
	}
} );

it( 'loads its script on pages with a video, and on no other', async () => {
	const none = await makePost();
	const silent = await makePost( {
		post_content: videoBlock( video ).replace( 'controls ', 'autoplay ' ),
	} );
	for ( const id of [ none, silent ] ) {
		expect( await pageAt( postPath( id ) ) ).not.toContain(
			'jetpack-dashboard-video-player'
		);
	}
	expect( await pageAt( '/?feed=rss2' ) ).not.toContain(
		'jetpack-dashboard-video-player'
	);
} );

it( 'plays public videos from their own URLs, with their tracks', async () => {
	for ( const id of [ block, shortcode ] ) {
		const html = await pageAt( postPath( id ) );
		expect( html ).toContain( `src="${ video.url }` );
		expect( html ).toContain( '<track kind="captions"' );
	}
} );

it( 'needs WordPress’s player only for videos of other sites', async () => {
	expect( await pageAt( postPath( shortcode ) ) ).not.toContain(
		'mediaelement'
	);
	const hosted = await makePost( {
		post_content: '[video src="https://youtu.be/abcdefghijk"]',
	} );
	expect( await pageAt( postPath( hosted ) ) ).toContain( 'mediaelement' );
} );

it( 'shows the featured image of a video that has no poster', async () => {
	const posterOf = async ( id: number ) =>
		videoIn( await pageAt( postPath( id ) ) ).poster;
	expect( await posterOf( block ) ).toBeUndefined();
	const url = await evalPhp(
		`$images = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'numberposts' => 1 ) ); update_post_meta( ${ video.id }, '_thumbnail_id', $images[0]->ID ); echo wp_get_attachment_image_url( $images[0]->ID, 'large' );`
	);
	expect( url ).toMatch( /^http/ );
	expect( await posterOf( block ) ).toBe( url );
	const withPoster = await makePost( {
		post_content: videoBlock( video ).replace(
			'<video ',
			'<video poster="/own.jpg" '
		),
	} );
	expect( await posterOf( withPoster ) ).toBe( '/own.jpg' );
	await switchModule( SLUG, false );
	expect( await posterOf( block ) ).toBeUndefined();
	await evalPhp( `delete_post_meta( ${ video.id }, '_thumbnail_id' );` );
} );

it( 'moves no files of an empty media library', async () => {
	await deleteVideos( video.id );
	await evalPhp( 'do_action( "jetpack_dashboard_videos_daily" );' );
	const { videos } = ( await get( `module/${ SLUG }` ) ).body.extra;
	expect( videos ).toContain( 'no videos yet' );
	expect( videos ).not.toContain( 'moved' );
	video = await addVideo( 'public.mp4' );
} );

it( 'says how much space the videos use', async () => {
	const { body } = await get( `module/${ SLUG }` );
	expect( body.has_behavior ).toBe( true );
	expect( body.extra.videos ).toMatch(
		/^1 video uses 25 KB on this server\./
	);
	const second = await addVideo( 'second.mp4' );
	const more = await get( `module/${ SLUG }` );
	expect( more.body.extra.videos ).toMatch( /^2 videos use 51 KB/ );
	await deleteVideos( second.id );
	const less = await get( `module/${ SLUG }` );
	expect( less.body.extra.videos ).toMatch( /^1 video uses/ );
	await post( 'settings', { [ SLUG ]: false } );
	expect( ( await get( `module/${ SLUG }` ) ).body.extra.videos ).toBe( '' );
} );
