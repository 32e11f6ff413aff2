import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, get, post } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { deleteVideos, setPrivate, videoBlock, videoIn } from './videos';
import type { Video } from './videos';

const SLUG = 'videopress';
const CLIP = join( __dirname, '../../e2e/support/clip.webm' );

restoreStateAfterwards();
deleteAllPosts( SLUG );

let folder = '';
let remove = () => {};
const videos: number[] = [];

/** A program in the place of ffmpeg. */
function installProgram( script: string ): void {
	const path = join( folder, 'ffmpeg' );
	writeFileSync( path, `#!/bin/sh\n${ script }\n` );
	chmodSync( path, 0o755 );
}

/** Copies a video that PHP can read, to the last argument. */
const COPIES = `for last; do :; done; cp '${ CLIP }' "\${last#file:}"; echo out_time_us=1000000; echo progress=end`;

beforeAll( async () => {
	folder = mkdtempSync( join( tmpdir(), 'ffmpeg-' ) );
	installProgram( COPIES );
	remove = dropMustUsePlugin(
		'ffmpeg',
		`add_filter( 'jetpack_dashboard_ffmpeg', static fn() => '${ join(
			folder,
			'ffmpeg'
		) }' );`
	);
	await useScenario( 'local' );
	await switchModule( SLUG, true );
} );
afterAll( async () => {
	await setPrivate( false );
	await deleteVideos( ...videos );
	remove();
	rmSync( folder, { recursive: true } );
} );

async function addMovie( name: string ): Promise< Video > {
	const video = await evalJson< Video >( `
$upload = wp_upload_bits( '${ name }', null, file_get_contents( '${ CLIP }' ) );
$id     = wp_insert_attachment( array( 'post_mime_type' => 'video/quicktime', 'post_title' => 'Clip' ), $upload['file'] );
apply_filters( 'wp_generate_attachment_metadata', array(), $id, 'create' );
echo wp_json_encode( array( 'id' => $id, 'url' => $upload['url'] ), JSON_UNESCAPED_SLASHES );` );
	videos.push( video.id );
	return video;
}

const convert = () =>
	evalPhp( "do_action( 'jetpack_dashboard_videos_convert' );" );
const fileOf = ( { id }: Video ) =>
	evalPhp( `echo get_post_meta( ${ id }, '_wp_attached_file', true );` );

it( 'is offered only where there is ffmpeg', async () => {
	const canConvert = async () =>
		( await get( `module/${ SLUG }` ) ).body.extra.can_convert;
	expect( await canConvert() ).toBe( '1' );
	const none = dropMustUsePlugin(
		'no-ffmpeg',
		"add_filter( 'jetpack_dashboard_ffmpeg', '__return_empty_string', 99 );"
	);
	expect( await canConvert() ).toBe( '' );
	none();
} );

it( 'converts nothing while its setting is off', async () => {
	const video = await addMovie( 'off.mov' );
	await convert();
	expect( await fileOf( video ) ).toMatch( /off\.mov$/ );
	await deleteVideos( video.id );
} );

it( 'shows the copy wherever a page has the uploaded file, which it keeps until the video is deleted', async () => {
	const video = await addMovie( 'holiday.mov' );
	await post( 'settings', { videopress_convert: true } );
	await convert();
	expect( await fileOf( video ) ).toMatch( /holiday\.mp4$/ );
	const state = await evalJson< Record< string, unknown > >(
		`echo wp_json_encode( array( 'type' => get_post_mime_type( ${ video.id } ), 'kept' => count( glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-videos/*/holiday.mov' ) ), 'job' => get_option( 'jetpack_dashboard_video_conversion', null ) ) );`
	);
	expect( state ).toEqual( { type: 'video/mp4', kept: 1, job: null } );

	const html = await pageAt(
		postPath( await makePost( { post_content: videoBlock( video ) } ) )
	);
	expect( videoIn( html )[ 'src' ] ).toBe(
		video.url.replace( /mov$/, 'mp4' )
	);
	const shortcode = await pageAt(
		postPath(
			await makePost( { post_content: `[video src="${ video.url }"]` } )
		)
	);
	expect( shortcode ).toContain( 'holiday.mp4' );

	await deleteVideos( video.id );
	expect(
		await evalPhp(
			"echo count( glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-videos/*/holiday.mov' ) );"
		)
	).toBe( '0' );
} );

it( 'keeps a private video private', async () => {
	await setPrivate( true );
	const video = await addMovie( 'secret.mov' );
	await convert();
	expect( await fileOf( video ) ).toMatch(
		/^jetpack-dashboard-videos\/[0-9a-f]{32}\/secret\.mp4$/
	);
	await setPrivate( false );
	expect( await fileOf( video ) ).toMatch( /^[^j].*secret\.mp4$/ );
} );

/** Runs PHP during a conversion, and restores the caches, as if another request had run it. */
const changeDuringConversion = ( { id }: Video, php: string ) =>
	dropMustUsePlugin(
		'during-conversion',
		`
add_action( 'add_option_jetpack_dashboard_video_conversion', static function () {
	$id    = ${ id };
	$cache = array( 'posts' => wp_cache_get( $id, 'posts' ), 'post_meta' => wp_cache_get( $id, 'post_meta' ) );
	${ php }
	foreach ( $cache as $group => $value ) {
		wp_cache_set( $id, $value, $group );
	}
} );`
	);

const filesOf = ( name: string ) =>
	evalJson< string[] >(
		`$base = wp_upload_dir()['basedir']; echo wp_json_encode( str_replace( "$base/", '', array_merge( glob( "$base/*/*/*${ name }*" ), glob( "$base/*/*/*.part" ), glob( "$base/*mp4*" ) ) ), JSON_UNESCAPED_SLASHES );`
	);

it( 'keeps a video private that is made private while it is converted', async () => {
	installProgram( `sleep 1; ${ COPIES }` );
	const video = await addMovie( 'later.mov' );
	const restore = changeDuringConversion(
		video,
		"update_post_meta( $id, '_jetpack_dashboard_video_privacy', 'private' ); do_action( 'edit_attachment', $id );"
	);
	await convert();
	restore();
	const closed = /^jetpack-dashboard-videos\/[0-9a-f]{32}\/later\.(mov|mp4)$/;
	expect( await filesOf( 'later' ) ).toEqual( [
		expect.stringMatching( closed ),
		expect.stringMatching( closed ),
	] );
	expect( await fileOf( video ) ).toMatch( closed );
} );

it( 'leaves nothing of a video that is deleted while it is converted', async () => {
	const video = await addMovie( 'gone.mov' );
	const restore = changeDuringConversion(
		video,
		'wp_delete_attachment( $id, true );'
	);
	await convert();
	restore();
	expect( await filesOf( 'gone' ) ).toEqual( [] );
	expect( await fileOf( video ) ).toBe( '' );
	installProgram( COPIES );
} );

it( 'deletes what an interrupted conversion left with the video', async () => {
	const video = await addMovie( 'killed.mov' );
	await evalPhp(
		`$folder = wp_upload_dir()['basedir'] . '/jetpack-dashboard-videos/' . wp_hash( 'jetpack_dashboard_video ${ video.id }' ); wp_mkdir_p( $folder ); touch( "$folder/copy.mp4.part" );`
	);
	await deleteVideos( video.id );
	expect( await filesOf( 'killed' ) ).toEqual( [] );
} );

it( 'gives up after two attempts, and leaves the uploaded file as it is', async () => {
	installProgram( 'exit 1' );
	const video = await addMovie( 'broken.mov' );
	for ( let attempt = 0; attempt < 3; attempt++ ) {
		await convert();
	}
	expect( await fileOf( video ) ).toMatch( /broken\.mov$/ );
	expect(
		await evalPhp(
			`echo get_post_meta( ${ video.id }, '_jetpack_dashboard_video_attempts', true );`
		)
	).toBe( '2' );
	expect(
		await evalPhp(
			"echo count( glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-videos/*/*.part' ) );"
		)
	).toBe( '0' );
	installProgram( COPIES );
} );
