import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp } from '../support/site';

const EDITOR = path.resolve( __dirname, '../support/png-editor.php' );

export interface Photo {
	id: number;
	url: string;
	bytes: number;
}

/**
 * Gives the site an image editor, if its PHP has none; returns a function that
 * removes it.
 */
export const provideImageEditor = (): ( () => void ) =>
	dropMustUsePlugin(
		'image-editor',
		fs.readFileSync( EDITOR, 'utf8' ).replace( '<?php', '' )
	);

/**
 * PHP that returns a PNG, as detailed as a photo: each pixel has a random
 * brightness.
 */
export const PHOTO = `
$photo = static function ( $width, $height ) {
	$raw = '';
	for ( $y = 0; $y < $height; $y++ ) {
		$raw .= "\\0" . implode( '', array_map( static fn( $byte ) => str_repeat( $byte, 3 ), str_split( random_bytes( $width ) ) ) );
	}
	$chunk = static fn( $type, $data ) => pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	return "\\x89PNG\\r\\n\\x1a\\n" . $chunk( 'IHDR', pack( 'NNCCCCC', $width, $height, 8, 2, 0, 0, 0 ) ) . $chunk( 'IDAT', gzcompress( $raw, 1 ) ) . $chunk( 'IEND', '' );
};`;

/** Adds a photo to the media library, without sizes of WordPress. */
export const addPhoto = (
	name: string,
	width = 1200,
	height = 800
): Promise< Photo > =>
	evalJson< Photo >( `${ PHOTO }
$upload = wp_upload_bits( '${ name }', null, $photo( ${ width }, ${ height } ) );
$id     = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Photo', 'post_status' => 'inherit' ), $upload['file'] );
wp_update_attachment_metadata( $id, array( 'width' => ${ width }, 'height' => ${ height }, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
echo wp_json_encode( array( 'id' => $id, 'url' => $upload['url'], 'bytes' => filesize( $upload['file'] ) ), JSON_UNESCAPED_SLASHES );` );

/**
 * Runs the event that makes copies, once there is work: a page adds its images
 * to the queue after it was sent.
 */
export const makeCopies = async (): Promise< void > => {
	await evalPhp( `
for ( $i = 0; $i < 30 && ! glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-images/queue/*.json' ); $i++ ) {
	usleep( 50000 );
}
do_action( 'jetpack_dashboard_images_make' );` );
};

export const deletePhotos = async (
	photos: readonly Photo[]
): Promise< void > => {
	await evalPhp(
		`foreach ( array( ${ photos
			.map( ( { id } ) => id )
			.join() } ) as $id ) { wp_delete_attachment( $id, true ); }`
	);
};

/** An image block with the full size. */
export const imageBlock = ( { id, url }: Photo, more = '' ): string =>
	`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="${ url }" alt="" class="wp-image-${ id }"${ more }/></figure><!-- /wp:image -->`;
