import * as fs from 'node:fs';
import * as path from 'node:path';
import { findViolationsIn } from './support/accessibility';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const CLIP = fs
	.readFileSync( path.resolve( __dirname, 'support/clip.webm' ) )
	.toString( 'base64' );

/** Creates a post with a video that has captions and chapters. */
const MAKE_POST = `
kses_remove_filters();
$tracks = '';
foreach ( array( 'captions' => 'Hello there', 'chapters' => 'Second half' ) as $kind => $text ) {
	$file    = wp_upload_bits( "$kind.vtt", null, "WEBVTT\\n\\n00:00.000 --> 00:01.000\\nBeginning\\n\\n00:01.000 --> 00:09.000\\n$text\\n" );
	$tracks .= sprintf( '<track src="%s" kind="%s" srclang="en" label="English"%s/>', $file['url'], $kind, 'captions' === $kind ? ' default' : '' );
}
$video = wp_upload_bits( 'members.webm', null, base64_decode( '${ CLIP }' ) );
$id    = wp_insert_attachment( array( 'post_mime_type' => 'video/webm', 'post_title' => 'Members' ), $video['file'] );
$post  = wp_insert_post( array( 'post_title' => 'For members', 'post_status' => 'publish', 'post_content' => sprintf( '<!-- wp:video {"id":%1$d} --><figure class="wp-block-video"><video controls muted src="%2$s">%3$s</video></figure><!-- /wp:video -->', $id, $video['url'], $tracks ) ) );
do_action( 'jetpack_dashboard_videos_move' );
echo wp_json_encode( array( 'id' => $id, 'post' => $post, 'link' => get_permalink( $post ), 'file' => $video['url'], 'stream' => wp_get_attachment_url( $id ) ), JSON_UNESCAPED_SLASHES );`;

let made = { id: 0, post: 0, link: '', file: '', stream: '' };

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ videopress: true },
		{ videopress_private_enabled_for_site: true }
	);
	made = JSON.parse( await sandbox.wpEval( MAKE_POST ) );
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`wp_delete_attachment( ${ made.id }, true ); wp_delete_post( ${ made.post }, true ); array_map( 'wp_delete_file', glob( wp_upload_dir()['path'] . '/c*.vtt' ) );`
	);
	await saveSettings(
		sandbox,
		{ videopress: false },
		{ videopress_private_enabled_for_site: false }
	);
} );

test( 'a private video plays for a member, with captions, chapters and speed', async ( {
	openAs,
} ) => {
	const page = await openAs( 'subscriber' );
	await page.goto( made.link );
	const video = page.locator( '.wp-block-video video' );
	await video.evaluate( ( one: HTMLVideoElement ) => one.play() );
	await expect
		.poll( () =>
			video.evaluate( ( one: HTMLVideoElement ) => one.currentTime )
		)
		.toBeGreaterThan( 0.1 );
	await expect
		.poll( () =>
			video.evaluate(
				( one: HTMLVideoElement ) =>
					[ ...one.textTracks ].find(
						( { kind } ) => kind === 'captions'
					)?.cues?.length
			)
		)
		.toBe( 2 );

	const controls = page.getByRole( 'group', { name: 'Video controls' } );
	await controls.getByLabel( 'Speed' ).selectOption( '1.5' );
	expect(
		await video.evaluate( ( one: HTMLVideoElement ) => one.playbackRate )
	).toBe( 1.5 );

	await controls.getByText( 'Chapters' ).click();
	await controls.getByRole( 'button', { name: '0:01 Second half' } ).click();
	await expect
		.poll( () =>
			video.evaluate( ( one: HTMLVideoElement ) => one.currentTime )
		)
		.toBeGreaterThan( 0.9 );
	expect( await findViolationsIn( page, [ '.wp-block-video' ] ) ).toEqual(
		[]
	);

	await page.setViewportSize( { width: 400, height: 800 } );
	const width = await controls.evaluate( ( bar ) => bar.scrollWidth );
	expect( width ).toBeLessThanOrEqual( 400 );
} );

test( 'a visitor gets a note, and the video at none of its addresses', async ( {
	page,
} ) => {
	await page.goto( made.link );
	await expect(
		page.getByText( 'This video is for members of this site.' )
	).toBeVisible();
	await expect( page.locator( 'video' ) ).toHaveCount( 0 );
	const statuses = await page.evaluate(
		( urls ) =>
			Promise.all(
				urls.map( ( url ) => fetch( url ).then( ( r ) => r.status ) )
			),
		[ made.file, made.stream ]
	);
	expect( statuses ).toEqual( [ 404, 403 ] );
} );

test( 'a button shows the video in a window of its own', async ( {
	openAs,
} ) => {
	const page = await openAs( 'subscriber' );
	// Headless browsers have no such window.
	await page.addInitScript( () => {
		let shown: HTMLVideoElement | null = null;
		const show = ( video: HTMLVideoElement | null ) => {
			const [ changed, event ] = video
				? [ video, 'enterpictureinpicture' ]
				: [ shown, 'leavepictureinpicture' ];
			shown = video;
			changed?.dispatchEvent( new Event( event ) );
			return Promise.resolve();
		};
		Object.defineProperties( document, {
			pictureInPictureEnabled: { value: true },
			pictureInPictureElement: { get: () => shown },
			exitPictureInPicture: { value: () => show( null ) },
		} );
		Object.defineProperty(
			HTMLVideoElement.prototype,
			'requestPictureInPicture',
			{
				value( this: HTMLVideoElement ) {
					return show( this );
				},
			}
		);
	} );
	await page.goto( made.link );
	const button = page.getByRole( 'button', { name: 'Picture-in-picture' } );
	for ( const isShown of [ true, false ] ) {
		await button.focus();
		await page.keyboard.press( 'Enter' );
		await expect( button ).toHaveAttribute(
			'aria-pressed',
			String( isShown )
		);
		expect(
			await page.evaluate(
				() => document.pictureInPictureElement?.tagName ?? null
			)
		).toBe( isShown ? 'VIDEO' : null );
	}
} );
