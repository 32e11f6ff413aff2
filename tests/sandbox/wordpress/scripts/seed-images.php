<?php
/**
 * Pictures drawn here, so that none has to be shipped and no image library is
 * needed.
 */

// phpcs:disable -- runs on a sandbox's site only.

/**
 * A landscape of $width × $height: a sky, a sun and two ranges of hills, as PNG.
 */
function sandbox_landscape( int $width, int $height, int $seed ): string {
	$skies = array( array( 250, 214, 165 ), array( 176, 214, 240 ), array( 232, 190, 208 ), array( 198, 226, 196 ), array( 247, 233, 180 ), array( 190, 196, 232 ) );
	list( $r, $g, $b ) = $skies[ $seed % count( $skies ) ];

	$far  = array();
	$near = array();
	for ( $x = 0; $x < $width; $x++ ) {
		$far[]  = $height * ( 0.55 + 0.08 * sin( $x / 70 + $seed ) + 0.03 * sin( $x / 23 ) );
		$near[] = $height * ( 0.75 + 0.06 * sin( $x / 110 + $seed * 2 ) );
	}
	$sun_x = $width * ( 0.2 + 0.1 * $seed );
	$sun_y = $height * 0.3;
	$sun_r = $height * 0.09;

	$raw = '';
	for ( $y = 0; $y < $height; $y++ ) {
		$fade = 1 - 0.25 * $y / $height;
		$sky  = pack( 'C3', (int) ( $r * $fade ), (int) ( $g * $fade ), (int) ( $b * $fade ) );
		$row  = '';
		for ( $x = 0; $x < $width; $x++ ) {
			if ( $y > $near[ $x ] ) {
				$row .= "\x3c\x5a\x46";
			} elseif ( $y > $far[ $x ] ) {
				$row .= "\x6b\x8a\x78";
			} elseif ( ( $x - $sun_x ) ** 2 + ( $y - $sun_y ) ** 2 < $sun_r ** 2 ) {
				$row .= "\xff\xf4\xd8";
			} else {
				$row .= $sky;
			}
		}
		$raw .= "\0" . $row;
	}

	$chunk = static function ( string $type, string $data ): string {
		return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	};
	return "\x89PNG\r\n\x1a\n"
		. $chunk( 'IHDR', pack( 'NNCCCCC', $width, $height, 8, 2, 0, 0, 0 ) )
		. $chunk( 'IDAT', gzcompress( $raw, 6 ) )
		. $chunk( 'IEND', '' );
}

/**
 * Attachments in the media library; their ids.
 */
function sandbox_seed_images( int $count ): array {
	$ids = array();
	for ( $i = 0; $i < $count; $i++ ) {
		$upload = wp_upload_bits( sprintf( 'hills-%d.png', $i + 1 ), null, sandbox_landscape( 480, 300, $i ) );
		$id     = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => sprintf( 'Hills %d', $i + 1 ),
				'post_status'    => 'inherit',
			),
			$upload['file']
		);
		update_post_meta( $id, '_wp_attachment_image_alt', 'Hills under a low sun' );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 480,
				'height' => 300,
				'file'   => _wp_relative_upload_path( $upload['file'] ),
				'sizes'  => array(),
			)
		);
		$ids[] = $id;
	}
	return $ids;
}
