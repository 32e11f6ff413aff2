<?php
/**
 * Adds photos to the media library, and prints the URL of a page that shows them, as the editor inserts them.
 *
 * Variables: `$bench_photos`, how many; `$bench_size`, their width. Each photo is noise of several sizes above each other, with about as much detail at each scale as a photo of a landscape.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- A script that runs once in a test site; always the same numbers.

require_once ABSPATH . 'wp-admin/includes/image.php';
set_time_limit( 0 );
ini_set( 'memory_limit', '512M' );
mt_srand( 42 );

$bench_noise = static function ( int $width, int $height ) {
	$image = imagecreatetruecolor( $width, $height );
	for ( $y = 0; $y < $height; $y++ ) {
		for ( $x = 0; $x < $width; $x++ ) {
			imagesetpixel( $image, $x, $y, mt_rand( 0, 0xffffff ) );
		}
	}
	return $image;
};

$bench_height = intdiv( $bench_size * 2, 3 );
$bench_blocks = '';
for ( $bench_index = 0; $bench_index < $bench_photos; $bench_index++ ) {
	$bench_image = imagescale( $bench_noise( 6, 4 ), $bench_size, $bench_height, IMG_BICUBIC );
	foreach ( array( 24 => 35, 96 => 20, 384 => 10, intdiv( $bench_size, 2 ) => 5 ) as $bench_width => $bench_percent ) {
		$bench_layer = imagescale( $bench_noise( $bench_width, intdiv( $bench_width * 2, 3 ) ), $bench_size, $bench_height, IMG_BICUBIC );
		imagecopymerge( $bench_image, $bench_layer, 0, 0, 0, 0, $bench_size, $bench_height, $bench_percent );
	}
	$bench_upload = wp_upload_bits( "photo-$bench_index.jpg", null, 'x' );
	imagejpeg( $bench_image, $bench_upload['file'], 90 );
	$bench_id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Photo', 'post_status' => 'inherit' ), $bench_upload['file'] );
	wp_update_attachment_metadata( $bench_id, wp_generate_attachment_metadata( $bench_id, $bench_upload['file'] ) );
	// As the editor inserts it.
	$bench_url     = wp_get_attachment_image_url( $bench_id, 'large' );
	$bench_blocks .= "<!-- wp:image {\"id\":$bench_id,\"sizeSlug\":\"large\"} --><figure class=\"wp-block-image size-large\"><img src=\"$bench_url\" alt=\"\" class=\"wp-image-$bench_id\"/></figure><!-- /wp:image -->\n\n";
}

$bench_post = wp_insert_post( array( 'post_title' => 'Photos', 'post_status' => 'publish', 'post_content' => wp_slash( $bench_blocks ) ) );
echo get_permalink( $bench_post );
