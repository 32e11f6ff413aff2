import { saveSettings } from './settings';
import { test } from './test';

/** Number of photos in each gallery. */
export const PHOTOS = 7;

/** Defines the PHP function `$photo( $width, $height, $hue )`, which returns a PNG. */
export const PHOTO = `
$photo = static function ( $width, $height, $hue ) {
	$raw = '';
	for ( $y = 0; $y < $height; $y++ ) {
		$shade = (int) ( 55 + 200 * $y / $height );
		$raw  .= "\\0" . str_repeat( chr( $hue ) . chr( $shade ) . chr( 255 - $hue ), $width );
	}
	$chunk = static fn( $type, $data ) => pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	return "\\x89PNG\\r\\n\\x1a\\n" . $chunk( 'IHDR', pack( 'NNCCCCC', $width, $height, 8, 2, 0, 0, 0 ) ) . $chunk( 'IDAT', gzcompress( $raw ) ) . $chunk( 'IEND', '' );
};`;

/** Creates photos in two formats, and a page with each layout. */
const MAKE_PAGE = `
${ PHOTO }
$ids = array();
for ( $i = 1; $i <= ${ PHOTOS }; $i++ ) {
	list( $width, $height ) = $i % 3 ? array( 900, 600 ) : array( 600, 900 );
	$upload = wp_upload_bits( "gallery-$i.png", null, $photo( $width, $height, 30 * $i ) );
	$id     = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => "Photo $i", 'post_excerpt' => $i % 2 ? "Caption $i" : '', 'post_status' => 'inherit' ), $upload['file'] );
	wp_update_attachment_metadata( $id, array( 'width' => $width, 'height' => $height, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
	$ids[] = $id;
}
$images = '';
foreach ( $ids as $index => $id ) {
	$images .= sprintf( '<!-- wp:image {"id":%1$d,"linkDestination":"none"} --><figure class="wp-block-image size-large"><img src="%2$s" alt="A field, %3$d" class="wp-image-%1$d"/>%4$s</figure><!-- /wp:image -->', $id, wp_get_attachment_url( $id ), $index + 1, $index % 2 ? '' : '<figcaption class="wp-element-caption">Caption ' . ( $index + 1 ) . '</figcaption>' );
}
$content = '';
foreach ( array( 'mosaic', 'square', 'circle', 'columns' ) as $layout ) {
	$class    = "is-style-tiled-$layout";
	$content .= '<!-- wp:gallery {"linkTo":"none","className":"' . $class . '"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped ' . $class . '">' . $images . '<figcaption class="blocks-gallery-caption">All of ' . $layout . '</figcaption></figure><!-- /wp:gallery -->';
}
$content .= '<!-- wp:shortcode -->[gallery type="rectangular" link="file" ids="' . implode( ',', array_slice( $ids, 0, 4 ) ) . '"]<!-- /wp:shortcode -->';
$content .= sprintf( '<!-- wp:image {"id":%1$d,"linkDestination":"media"} --><figure class="wp-block-image"><a class="single" href="%2$s"><img src="%2$s" alt="Alone" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->', $ids[0], wp_get_attachment_url( $ids[0] ) );
kses_remove_filters();
$id = wp_insert_post( array( 'post_title' => 'Galleries', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) );
echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ), 'photos' => $ids ) );`;

interface GalleryPage {
	readonly id: number;
	readonly path: string;
	/** IDs of the photos. */
	readonly photos: readonly number[];
}

/**
 * Before the tests of a file: turns on the modules of galleries and creates a
 * page with a gallery of each layout, a shortcode and a single image. Returns a
 * function that returns the page.
 */
export function useGalleryPage(): () => GalleryPage {
	let made: GalleryPage = { id: 0, path: '', photos: [] };

	test.beforeAll( async ( { sandbox } ) => {
		await saveSettings( sandbox, {
			carousel: true,
			'tiled-gallery': true,
		} );
		made = JSON.parse( await sandbox.wpEval( MAKE_PAGE ) ) as GalleryPage;
	} );
	test.afterAll( async ( { sandbox } ) => {
		await saveSettings( sandbox, {
			carousel: false,
			'tiled-gallery': false,
		} );
		await sandbox.wpEval(
			`wp_delete_post( ${
				made.id
			}, true ); foreach ( array( ${ made.photos.join() } ) as $id ) { wp_delete_attachment( $id, true ); }`
		);
	} );
	return () => made;
}
