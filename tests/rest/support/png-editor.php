<?php
/**
 * An image editor for machines whose PHP has neither GD nor Imagick: reads and
 * writes unfiltered 8-bit RGB PNG.
 */

// phpcs:disable -- runs on a sandbox's site only.

require_once ABSPATH . WPINC . '/class-wp-image-editor.php';

final class Sandbox_Png_Editor extends WP_Image_Editor {
	private $rows = array();

	public static function test( $args = array() ) {
		return ! extension_loaded( 'gd' ) && ! extension_loaded( 'imagick' );
	}

	public static function supports_mime_type( $mime_type ) {
		return 'image/png' === $mime_type;
	}

	public function load() {
		$data = (string) file_get_contents( $this->file );
		list( $width, $height ) = getimagesize( $this->file );
		$packed = '';
		for ( $at = 8; $at < strlen( $data ); $at += 12 + $length ) {
			$length  = unpack( 'N', $data, $at )[1];
			$packed .= 'IDAT' === substr( $data, $at + 4, 4 ) ? substr( $data, $at + 8, $length ) : '';
		}
		$raw = (string) @gzuncompress( $packed );
		if ( strlen( $raw ) !== $height * ( 1 + 3 * $width ) ) {
			return new WP_Error( 'invalid_image', 'No PNG of the tests.' );
		}
		foreach ( str_split( $raw, 1 + 3 * $width ) as $row ) {
			$this->rows[] = substr( $row, 1 );
		}
		$this->mime_type = 'image/png';
		return $this->update_size( $width, $height );
	}

	public function resize( $max_w, $max_h, $crop = false ) {
		list( $width, $height ) = array_values( $this->size );
		$new_height = max( 1, (int) round( $height * $max_w / $width ) );
		$rows = array();
		for ( $y = 0; $y < $new_height; $y++ ) {
			$from = $this->rows[ (int) ( $y * $height / $new_height ) ];
			$row  = '';
			for ( $x = 0; $x < $max_w; $x++ ) {
				$row .= substr( $from, 3 * (int) ( $x * $width / $max_w ), 3 );
			}
			$rows[] = $row;
		}
		$this->rows = $rows;
		return $this->update_size( $max_w, $new_height );
	}

	public function save( $file = null, $mime_type = null ) {
		$chunk = static function ( $type, $data ) {
			return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
		};
		$png = "\x89PNG\r\n\x1a\n"
			. $chunk( 'IHDR', pack( 'NNCCCCC', $this->size['width'], $this->size['height'], 8, 2, 0, 0, 0 ) )
			. $chunk( 'IDAT', gzcompress( "\0" . implode( "\0", $this->rows ), 1 ) )
			. $chunk( 'IEND', '' );
		return strlen( $png ) === @file_put_contents( $file, $png )
			? array( 'path' => $file, 'file' => basename( $file ), 'width' => $this->size['width'], 'height' => $this->size['height'], 'mime-type' => 'image/png', 'filesize' => strlen( $png ) )
			: new WP_Error( 'image_save_error', 'Could not save.' );
	}

	public function multi_resize( $sizes ) {
		return array();
	}

	public function crop( $src_x, $src_y, $src_w, $src_h, $dst_w = null, $dst_h = null, $src_abs = false ) {
		return new WP_Error( 'no', 'Not here.' );
	}

	public function rotate( $angle ) {
		return new WP_Error( 'no', 'Not here.' );
	}

	public function flip( $horz, $vert ) {
		return new WP_Error( 'no', 'Not here.' );
	}

	public function stream( $mime_type = null ) {
		return false;
	}
}

add_filter( 'wp_image_editors', static function ( $editors ) {
	return array_merge( $editors, array( 'Sandbox_Png_Editor' ) );
} );
