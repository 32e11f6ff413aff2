import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import {
	addPhoto,
	deletePhotos,
	imageBlock,
	makeCopies,
	provideImageEditor,
} from './photos';
import type { Photo } from './photos';

const SLUG = 'photon';
const MAKE = 'jetpack_dashboard_images_make';
const CHECK = 'jetpack_dashboard_images_check';
const PHOTON = 'Jetpack_Dashboard\\Features\\Photon\\';

restoreStateAfterwards();
deleteAllPosts( SLUG );

let photo: Photo;
let page = 0;
let removers: ( () => void )[] = [];

const folder = () =>
	path.join( site().contentDir, 'uploads/jetpack-dashboard-images' );

/** The address of the narrowest copy on the page; '' if it has the original. */
const firstCopy = async (): Promise< string > => {
	const [ , url = '' ] =
		/srcset="(\S+) 150w/.exec( await pageAt( postPath( page ) ) ) ?? [];
	return url.replace( /&#0?38;|&amp;/g, '&' );
};

const ask = ( url: string ) => {
	const { pathname, search } = new URL( url );
	return fetchPath( pathname + search, {
		headers: { Accept: 'image/avif,image/webp,*/*' },
	} );
};

const makeFirstCopy = async (): Promise< string > => {
	await post( 'module/photon/empty', { empty: true } );
	await pageAt( postPath( page ) );
	await makeCopies();
	return firstCopy();
};

beforeAll( async () => {
	await useScenario( 'local' );
	removers.push( provideImageEditor() );
	photo = await addPhoto( 'lasting.png', 400, 300 );
	page = await makePost( { post_content: imageBlock( photo ) } );
} );
afterAll( async () => {
	await deletePhotos( [ photo ] );
	await evalPhp( `${ PHOTON }Photon::delete_all();` );
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );
beforeEach( async () => {
	await post( 'module/photon/empty', { empty: true } );
	await switchModule( SLUG, true );
} );

it( 'recovers from the loss of its folder', async () => {
	const url = await makeFirstCopy();
	fs.rmSync( folder(), { recursive: true } );
	expect( ( await ask( url ) ).status ).toBe( 404 );
	expect(
		await evalPhp(
			`echo wp_get_schedule( '${ CHECK }' ); do_action( '${ CHECK }' );`
		)
	).toBe( 'daily' );
	const { status, headers } = await ask( url );
	expect( [ status, headers.location ] ).toEqual( [ 302, photo.url ] );
	expect( await makeFirstCopy() ).toBe( url );
	expect( ( await ask( url ) ).status ).toBe( 200 );
} );

it( 'checks before each run whether image.php can be reached', async () => {
	expect( await makeFirstCopy() ).toContain( '/image.php?' );
	const remove = dropMustUsePlugin(
		'no-direct-images',
		"add_filter( 'jetpack_dashboard_images_direct', '__return_false' );"
	);
	const blocked = await makeFirstCopy();
	remove();
	expect( blocked ).toContain( '/?jetpack_dashboard_image=' );
	expect( await makeFirstCopy() ).toContain( '/image.php?' );
} );

/** PHP that waits until the event is scheduled: that happens after a page was sent. */
const AWAIT_EVENT = `
for ( $i = 0; $i < 60 && ! wp_next_scheduled( '${ MAKE }' ); $i++ ) {
	usleep( 50000 );
	wp_cache_flush();
}`;

it( 'continues with the queue if a run died', async () => {
	await pageAt( postPath( page ) );
	await evalPhp( `${ AWAIT_EVENT } wp_clear_scheduled_hook( '${ MAKE }' );` );
	expect( ( await get( 'module/photon/data' ) ).body.waiting ).toBe( 1 );
	await pageAt( postPath( page ) );
	expect(
		await evalPhp(
			`${ AWAIT_EVENT } echo wp_next_scheduled( '${ MAKE }' ) ? 'scheduled' : 'stuck';`
		)
	).toBe( 'scheduled' );
} );

it( 'keeps no copies of an image that is deleted while they are made', async () => {
	const other = await addPhoto( 'deleted.png', 400, 300 );
	const id = await makePost( { post_content: imageBlock( other ) } );
	await pageAt( postPath( id ) );
	// The filter runs before each copy is made.
	expect(
		await evalPhp( `
for ( $i = 0; $i < 60 && ! glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-images/queue/*.json' ); $i++ ) {
	usleep( 50000 );
}
$file = get_attached_file( ${ other.id } );
$own  = ${ PHOTON }Addresses::copies()->folder_of( get_post_meta( ${ other.id }, '_wp_attached_file', true ) );
$runs = 0;
add_filter( 'jetpack_dashboard_free_space', static function ( $free ) use ( $file, &$runs ) {
	if ( 2 === ++$runs ) {
		wp_delete_file( $file );
	}
	return $free;
} );
do_action( '${ MAKE }' );
echo $runs > 2 ? 'made ' : 'not made ', is_dir( $own ) ? 'kept' : 'gone';` )
	).toBe( 'made gone' );
	expect( ( await get( 'module/photon/data' ) ).body.waiting ).toBe( 0 );
	await deletePhotos( [ other ] );
} );

it( 'doesn’t make again what an earlier run discarded', async () => {
	await pageAt( postPath( page ) );
	// An editor that can't save, and a disk that is full after two widths.
	const saves = await evalPhp( `
for ( $i = 0; $i < 60 && ! glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-images/queue/*.json' ); $i++ ) {
	usleep( 50000 );
}
require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
class Failing_Editor extends WP_Image_Editor {
	public static $saves = array();
	public static function test( $args = array() ) { return true; }
	public static function supports_mime_type( $type ) { return 'image/png' === $type; }
	public function load() { list( $width, $height ) = getimagesize( $this->file ); $this->mime_type = 'image/png'; return $this->update_size( $width, $height ); }
	public function resize( $width, $height, $crop = false ) { return $this->update_size( $width, 100 ); }
	public function save( $file = null, $type = null ) { self::$saves[] = $this->size['width']; return new WP_Error( 'failed', 'Failed.' ); }
	public function multi_resize( $sizes ) { return array(); }
	public function crop( $x, $y, $w, $h, $to_w = null, $to_h = null, $abs = false ) { return true; }
	public function rotate( $angle ) { return true; }
	public function flip( $horizontal, $vertical ) { return true; }
	public function stream( $type = null ) { return true; }
}
add_filter( 'wp_image_editors', static fn() => array( 'Failing_Editor' ), 99 );
$left = 2;
add_filter( 'jetpack_dashboard_free_space', static function () use ( &$left ) { return $left-- > 0 ? 1e12 : 1000.0; } );
do_action( '${ MAKE }' );
$left = 9;
do_action( '${ MAKE }' );
echo implode( ' ', Failing_Editor::$saves );` );
	expect( saves ).toBe( '400 320 150' );
	expect( ( await get( 'module/photon/data' ) ).body.waiting ).toBe( 0 );
} );
