import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';
import { deleteAllPosts } from './support';

const SLUG = 'videopress';

export interface Video {
	id: number;
	/** Of the file, while the video is public. */
	url: string;
}

/** The content of the test's video files: 26 000 letters. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat( 1000 );

/** Adds a video to the media library, like an upload. */
export const addVideo = (
	name: string,
	{ author = 'admin', parent = 0 } = {}
): Promise< Video > =>
	evalJson< Video >( `
$upload = wp_upload_bits( '${ name }', null, str_repeat( 'abcdefghijklmnopqrstuvwxyz', 1000 ) );
$id     = wp_insert_attachment( array( 'post_mime_type' => 'video/mp4', 'post_title' => 'Clip', 'post_author' => get_user_by( 'login', '${ author }' )->ID ), $upload['file'], ${ parent } );
apply_filters( 'wp_generate_attachment_metadata', array(), $id, 'create' );
echo wp_json_encode( array( 'id' => $id, 'url' => $upload['url'] ), JSON_UNESCAPED_SLASHES );` );

export const deleteVideos = ( ...ids: number[] ): Promise< string > =>
	evalPhp(
		`foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_attachment( $id, true ); }`
	);

/** Path of a private video below the uploads folder. */
export const CLOSED = /^jetpack-dashboard-videos\/[0-9a-f]{32}\//;

/** Saves the setting for all videos, and moves their files. */
export const setPrivate = async ( isPrivate: boolean ): Promise< void > => {
	await post( 'settings', {
		videopress_private_enabled_for_site: isPrivate,
	} );
	await moveFiles();
};

/**
 * Turns the module on, and restores the site afterwards.
 *
 * @return Adds a video, as addVideo() does, that is deleted after the tests.
 */
export function startWithModule(): typeof addVideo {
	const made: number[] = [];
	restoreStateAfterwards();
	deleteAllPosts( SLUG );
	beforeAll( async () => {
		await useScenario( 'local' );
		await switchModule( SLUG, true );
	} );
	afterAll( async () => {
		await switchModule( SLUG, true );
		await setPrivate( false );
		await deleteVideos( ...made );
	} );
	return async ( ...options ) => {
		const video = await addVideo( ...options );
		made.push( video.id );
		return video;
	};
}

/** Runs the event that moves files. */
export const moveFiles = (): Promise< string > =>
	evalPhp( "do_action( 'jetpack_dashboard_videos_move' );" );

/** Where WordPress says that the file of a video is, below the uploads folder. */
export const pathOf = ( { id }: Video ): Promise< string > =>
	evalPhp( `echo get_post_meta( ${ id }, '_wp_attached_file', true );` );

/** The URL that WordPress gives to a video. */
export const urlOf = ( { id }: Video ): Promise< string > =>
	evalPhp( `echo wp_get_attachment_url( ${ id } );` );

export const ask = (
	url: string,
	as: Caller = 'anonymous',
	headers: Record< string, string > = {},
	method: 'GET' | 'HEAD' | 'POST' = 'GET'
): Promise< HttpResponse > => {
	const { pathname, search } = new URL( url );
	return fetchPath( pathname + search, { as, headers, method } );
};

export const videoBlock = ( { id, url }: Video, inside = '' ): string =>
	`<!-- wp:video {"id":${ id }} --><figure class="wp-block-video"><video controls src="${ url }">${ inside }</video></figure><!-- /wp:video -->`;

/** The attributes of the first video of a page. */
export const videoIn = ( html: string ): Record< string, string > =>
	Object.fromEntries(
		[
			...( /<video\b[^>]*>/.exec( html )?.[ 0 ] ?? '' ).matchAll(
				/\b([\w-]+)="([^"]*)"/g
			),
		].map( ( [ , name, value ] ) => [
			name,
			( value ?? '' ).replace( /&#0?38;|&amp;/g, '&' ),
		] )
	);
