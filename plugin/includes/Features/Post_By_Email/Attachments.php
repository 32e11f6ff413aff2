<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** Adds the files of an email to the media library, with WordPress's checks of types and sizes. */
final class Attachments {

	/** @var array<string, array{url: string, id: int}> Images by content id. */
	private array $inline = array();

	/** @var int[] All added files, in the email's order. */
	private array $ids = array();

	private int $left_out = 0;

	/**
	 * @param Email_File[]     $files
	 * @param int              $post_id    The draft that they belong to.
	 * @param callable(): void $keep_alive Called before each file.
	 */
	public function __construct( array $files, int $post_id, callable $keep_alive ) {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';

		foreach ( $files as $file ) {
			$keep_alive();
			$id = current_user_can( 'upload_files' ) ? self::add( $file, $post_id ) : 0;
			if ( 0 === $id ) {
				++$this->left_out;
				continue;
			}
			$this->ids[] = $id;
			if ( '' !== $file->content_id() && wp_attachment_is_image( $id ) ) {
				$this->inline[ $file->content_id() ] = array(
					'url' => (string) wp_get_attachment_image_url( $id, 'large' ),
					'id'  => $id,
				);
			}
		}
	}

	/** @return array<string, array{url: string, id: int}> */
	public function inline(): array {
		return $this->inline;
	}

	public function left_out(): int {
		return $this->left_out;
	}

	/**
	 * Blocks for the files that the text doesn't show: images as a gallery, then the others as downloads.
	 *
	 * @param string $html Text of the post.
	 */
	public function blocks( string $html ): string {
		$images = array();
		$others = '';

		foreach ( $this->ids as $id ) {
			if ( ! wp_attachment_is_image( $id ) ) {
				$others .= self::file_block( $id );
			} elseif ( ! preg_match( "/\bwp-image-$id\b/", $html ) ) {
				$images[] = self::image_block( $id );
			}
		}

		if ( count( $images ) > 1 ) {
			$images = array( "<!-- wp:gallery {\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">" . implode( "\n\n", $images ) . "</figure>\n<!-- /wp:gallery -->" );
		}

		return trim( implode( '', $images ) . "\n\n" . $others );
	}

	private static function add( Email_File $file, int $post_id ): int {
		$path = wp_tempnam( $file->name() );
		$id   = 0;

		if ( $file->save( $path, (int) wp_max_upload_size() ) ) {
			$added = media_handle_sideload(
				array(
					'name'     => $file->name(),
					'tmp_name' => $path,
				),
				$post_id
			);
			$id    = is_wp_error( $added ) ? 0 : (int) $added;
		}
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}

		return $id;
	}

	private static function image_block( int $id ): string {
		return sprintf(
			"<!-- wp:image {\"id\":%1\$d,\"sizeSlug\":\"large\",\"linkDestination\":\"none\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"%2\$s\" alt=\"\" class=\"wp-image-%1\$d\"/></figure>\n<!-- /wp:image -->",
			$id,
			esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) )
		);
	}

	private static function file_block( int $id ): string {
		$url = (string) wp_get_attachment_url( $id );

		return sprintf(
			"<!-- wp:file %1\$s -->\n<div class=\"wp-block-file\"><a href=\"%2\$s\">%3\$s</a></div>\n<!-- /wp:file -->\n\n",
			(string) wp_json_encode(
				array(
					'id'   => $id,
					'href' => $url,
				),
				JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP
			),
			esc_url( $url ),
			esc_html( wp_basename( $url ) )
		);
	}
}
