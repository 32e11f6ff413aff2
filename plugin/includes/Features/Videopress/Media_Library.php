<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Private videos in the media library: the field that makes one private or public, and what uploads and edits do. */
final class Media_Library {

	private const FIELD = 'jetpack_video_privacy';

	private Videos $videos;
	private Container $services;

	public function __construct( Videos $videos, Container $services ) {
		$this->videos   = $videos;
		$this->services = $services;
	}

	/** For videos whose files are in the closed folder, even while the module is off. */
	public function register_files(): void {
		add_filter( 'wp_delete_file', array( $this, 'on_deleted_file' ) );
		add_filter( 'wp_get_attachment_url', array( $this, 'filter_url' ), 10, 2 );
		Backend_Hooks::add(
			function (): void {
				add_filter( 'ajax_query_attachments_args', array( $this, 'include_own' ) );
			}
		);
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_filter( 'attachment_fields_to_edit', array( $this, 'add_field' ), 10, 2 );
				add_filter( 'attachment_fields_to_save', array( $this, 'save_field' ), 10, 2 );
			}
		);
		// After other plugins have read the file.
		add_filter( 'wp_generate_attachment_metadata', array( $this, 'on_upload' ), PHP_INT_MAX, 2 );
		add_action( 'edit_attachment', array( $this, 'on_edit' ) );
		add_action( 'add_attachment', array( Storage::class, 'reset' ) );
		add_action( 'deleted_post', array( $this, 'on_delete' ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param WP_Post              $post
	 * @return array<string, mixed>
	 */
	public function add_field( $fields, $post ): array {
		$fields = (array) $fields;
		if ( ! $this->videos->is_video( $post->ID ) || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $fields;
		}

		$choice  = Videos::meta( $post->ID, Videos::CHOICE );
		$options = array(
			''        => __( 'Site default', 'jetpack-dashboard' ),
			'private' => __( 'Members of this site', 'jetpack-dashboard' ),
			'public'  => __( 'Everyone', 'jetpack-dashboard' ),
		);
		$html    = '';
		foreach ( $options as $value => $label ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $choice, $value, false ), esc_html( $label ) );
		}

		$fields[ self::FIELD ] = array(
			'label' => __( 'Who can watch', 'jetpack-dashboard' ),
			'input' => 'html',
			'html'  => sprintf( '<select name="attachments[%1$d][%2$s]" id="attachments-%1$d-%2$s">%3$s</select>', $post->ID, self::FIELD, $html ),
		);

		return $fields;
	}

	/**
	 * WordPress has checked the nonce and the capability.
	 *
	 * @param array<string, mixed> $post   The post to save.
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	public function save_field( $post, $fields ): array {
		$post   = (array) $post;
		$id     = (int) ( $post['ID'] ?? 0 );
		$choice = is_array( $fields ) ? ( $fields[ self::FIELD ] ?? null ) : null;

		if ( ! in_array( $choice, array( '', 'private', 'public' ), true ) || ! $this->videos->is_video( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return $post;
		}

		if ( '' === $choice ) {
			delete_post_meta( $id, Videos::CHOICE );
		} else {
			update_post_meta( $id, Videos::CHOICE, $choice );
		}
		if ( ! $this->services->get( Video_Files::class )->sync( $id ) ) {
			$post['errors'][ self::FIELD ]['errors'][] = __( 'The file could not be moved. Check that the uploads folder is writable.', 'jetpack-dashboard' );
		}
		// WordPress would store the previous one again.
		$post['post_status'] = get_post_field( 'post_status', $id, 'raw' );

		return $post;
	}

	/**
	 * @param mixed $metadata Returned unchanged.
	 * @param int   $id
	 * @return mixed
	 */
	public function on_upload( $metadata, $id ) {
		$this->on_edit( $id );

		return $metadata;
	}

	/** @param int $id */
	public function on_edit( $id ): void {
		if ( $this->videos->is_video( (int) $id ) ) {
			$this->services->get( Video_Files::class )->sync( (int) $id );
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function on_delete( $id, $post ): void {
		if ( 'attachment' === $post->post_type ) {
			Storage::reset();
		}
	}

	/**
	 * Deletes the secret folder of a file that WordPress deletes.
	 *
	 * @param string $file
	 * @return string
	 */
	public function on_deleted_file( $file ) {
		if ( Videos::FOLDER === wp_basename( dirname( (string) $file, 2 ) ) ) {
			add_action( 'shutdown', static fn() => Video_Files::delete_folder_of( (string) $file ) );
		}

		return $file;
	}

	/**
	 * @param string $url
	 * @param int    $id
	 * @return string
	 */
	public function filter_url( $url, $id ) {
		return $this->videos->is_streamed( (int) $id ) ? $this->videos->stream_url( (int) $id ) : $url;
	}

	/**
	 * Shows authors their own private videos; WordPress lists private attachments only for editors.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function include_own( $query ): array {
		$query = (array) $query;
		if ( 'inherit' === ( $query['post_status'] ?? '' ) ) {
			$query['post_status'] = 'inherit,private';
			$query['perm']        = 'readable';
		}

		return $query;
	}
}
