<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts and media: what the admin pages list. */
class Content_Recorder {

	private const ALT  = '_wp_attachment_image_alt';
	private const FILE = '_wp_attached_file';

	/** Media of which the log shows the text that was deleted for all. */
	private const MAX_TEXTS = 50;

	private Activity_Log $log;

	/** The last upload of this request. */
	private int $uploaded = 0;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/**
	 * @param string  $status
	 * @param string  $old
	 * @param WP_Post $post
	 */
	public function on_status( $status, $old, $post ): void {
		if ( $status === $old || 'auto-draft' === $status || ! self::is_listed( $post ) || ( 'attachment' === $post->post_type && ! in_array( 'trash', array( $status, $old ), true ) ) ) {
			return;
		}
		$this->log->add( self::event( self::action( (string) $status, (string) $old ), $post )->changed( array( 'status' => $old ), array( 'status' => $status ) ) );
	}

	/**
	 * Changes within an hour share a row: the editor saves often.
	 *
	 * @param int     $id
	 * @param WP_Post $post
	 * @param WP_Post $before
	 */
	public function on_updated( $id, $post, $before ): void {
		if ( $post->post_status !== $before->post_status || 'auto-draft' === $post->post_status || ! self::is_listed( $post ) ) {
			return;
		}
		list( $old, $new_values ) = self::changes( $before, $post );
		if ( $new_values ) {
			$this->log->add( self::event( 'updated', $post )->changed( $old, $new_values )->summed() );
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function on_deleted( $id, $post ): void {
		if ( 'auto-draft' === $post->post_status || ! self::is_listed( $post ) ) {
			return;
		}
		// WordPress has deleted the metadata already.
		$updated = $this->log->held( self::event( 'updated', $post ) );
		if ( $updated ) {
			$updated->changed( array(), array() );
		}
		$this->log->add( self::event( 'deleted', $post ) );
	}

	/** @param int $id */
	public function on_upload( $id ): void {
		$post = get_post( (int) $id );
		if ( $post instanceof WP_Post ) {
			$this->uploaded = $post->ID;
			$this->log->add( self::event( 'uploaded', $post ) );
		}
	}

	/**
	 * WordPress fires no other hook when the status of media changes.
	 *
	 * @param int     $id
	 * @param WP_Post $post
	 * @param WP_Post $before
	 */
	public function on_media_updated( $id, $post, $before ): void {
		if ( $post->post_status === $before->post_status ) {
			list( $old, $new_values ) = self::changes( $before, $post );
			$this->add_media( $post, $old, $new_values );
		} else {
			$this->on_status( $post->post_status, $before->post_status, $post );
		}
	}

	/**
	 * Before metadata of media is updated.
	 *
	 * @param int    $meta_id
	 * @param int    $id
	 * @param string $key
	 * @param mixed  $value
	 */
	public function on_meta( $meta_id, $id, $key, $value ): void {
		$post = get_post( (int) $id );
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		$old = get_post_meta( $post->ID, $key, true );
		if ( self::ALT === $key ) {
			$this->add_media( $post, array( 'alt' => $old ), array( 'alt' => $value ) );
			return;
		}
		if ( strtotime( $post->post_date_gmt . ' UTC' ) > time() - MINUTE_IN_SECONDS && self::is_part_of_upload( $key, $old, $value ) ) {
			return;
		}
		if ( self::FILE === $key ) {
			$this->add_media( $post, array( 'file' => self::name( $old ) ), array( 'file' => self::name( $value ) ) );
		} else {
			list( $old, $new_values ) = self::image( (array) $old, (array) $value );
			$this->add_media( $post, array( 'image' => $old ), array( 'image' => $new_values ) );
		}
	}

	/**
	 * @param int    $id
	 * @param string $key
	 * @param mixed  $value
	 */
	public function on_meta_added( $id, $key, $value ): void {
		$post = get_post( (int) $id );
		if ( self::ALT === $key && $post instanceof WP_Post ) {
			$this->add_media( $post, array( 'alt' => '' ), array( 'alt' => $value ) );
		}
	}

	/**
	 * Before metadata of media is deleted, of one post or of all, such as by delete_post_meta_by_key().
	 *
	 * @param string[] $meta_ids
	 * @param int      $id
	 * @param string   $key
	 */
	public function on_meta_deleted( $meta_ids, $id, $key ): void {
		if ( self::ALT !== $key ) {
			return;
		}
		foreach ( array_slice( (array) $meta_ids, 0, self::MAX_TEXTS ) as $meta_id ) {
			$meta = get_metadata_by_mid( 'post', (int) $meta_id );
			$post = $meta ? get_post( (int) $meta->post_id ) : null;
			if ( $post instanceof WP_Post ) {
				$this->add_media( $post, array( 'alt' => $meta->meta_value ), array( 'alt' => '' ) );
			}
		}
		$event         = new Event( Entry::CONTENT, 'alt-deleted' );
		$event->amount = count( (array) $meta_ids ) - self::MAX_TEXTS;
		if ( $event->amount > 0 ) {
			$this->log->add( $event );
		}
	}

	/** Somebody downloads the content of the site. */
	public function on_export(): void {
		$this->log->add( new Event( Entry::CONTENT, 'exported' ) );
	}

	/**
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new_values
	 */
	private function add_media( WP_Post $post, array $old, array $new_values ): void {
		if ( 'attachment' === $post->post_type && $post->ID !== $this->uploaded && $old !== $new_values ) {
			$this->log->hold( self::event( 'updated', $post ) )->merge( $old, $new_values );
		}
	}

	/**
	 * Whether WordPress scales, rotates or converts an image, as it does after an upload, also in further requests. It then remembers the original.
	 *
	 * @param mixed $old
	 * @param mixed $value
	 */
	private static function is_part_of_upload( string $key, $old, $value ): bool {
		if ( self::FILE === $key ) {
			$names = array( pathinfo( self::name( $old ), PATHINFO_FILENAME ), pathinfo( self::name( $value ), PATHINFO_FILENAME ) );

			return in_array( $names[1], array( $names[0], $names[0] . '-scaled', $names[0] . '-rotated' ), true );
		}

		return isset( $value['original_image'] ) && ! isset( $old['original_image'] );
	}

	/** @param mixed $path */
	private static function name( $path ): string {
		return is_string( $path ) ? wp_basename( $path ) : '';
	}

	/**
	 * Pixels, bytes, and the thumbnail, which can be edited alone. What only one of them has is no change.
	 *
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 * @return array{string, string}
	 */
	private static function image( array $before, array $after ): array {
		$texts = array();
		foreach ( array( $before, $after ) as $data ) {
			$texts[] = array_filter(
				array(
					isset( $data['width'], $data['height'] ) ? "{$data['width']} × {$data['height']}" : '',
					isset( $data['filesize'] ) ? (string) size_format( (int) $data['filesize'], 1 ) : '',
					self::name( $data['sizes']['thumbnail']['file'] ?? '' ),
				)
			);
		}

		return array( implode( ', ', array_intersect_key( $texts[0], $texts[1] ) ), implode( ', ', array_intersect_key( $texts[1], $texts[0] ) ) );
	}

	private static function event( string $action, WP_Post $post ): Event {
		$title = '' === $post->post_title && 'attachment' === $post->post_type ? wp_basename( $post->guid ) : $post->post_title;

		$event = ( new Event( Entry::CONTENT, $action ) )->about( $post->ID, $title, $post->post_type );

		// WordPress creates a menu for block themes when the first visitor needs it.
		return 'wp_navigation' === $post->post_type && 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	private static function action( string $status, string $old ): string {
		if ( 'trash' === $status ) {
			return 'trashed';
		}
		if ( 'trash' === $old ) {
			return 'restored';
		}
		if ( 'publish' === $status ) {
			return 'published';
		}
		if ( 'future' === $status ) {
			return 'scheduled';
		}
		if ( 'publish' === $old ) {
			return 'unpublished';
		}

		return in_array( $old, array( 'new', 'auto-draft' ), true ) ? 'created' : 'status';
	}

	/**
	 * Texts are stored as their lengths: revisions have the texts.
	 *
	 * @return array{array<string, string|int>, array<string, string|int>} Old and new values.
	 */
	private static function changes( WP_Post $before, WP_Post $after ): array {
		$old        = array();
		$new_values = array();
		foreach ( array(
			'title'  => 'post_title',
			'slug'   => 'post_name',
			'author' => 'post_author',
			'date'   => 'post_date',
			'parent' => 'post_parent',
		) as $name => $field ) {
			if ( (string) $before->$field !== (string) $after->$field ) {
				$old[ $name ]        = (string) $before->$field;
				$new_values[ $name ] = (string) $after->$field;
			}
		}
		foreach ( array(
			'content' => 'post_content',
			'excerpt' => 'post_excerpt',
		) as $name => $field ) {
			if ( $before->$field !== $after->$field ) {
				$old[ $name ]        = mb_strlen( $before->$field, 'UTF-8' );
				$new_values[ $name ] = mb_strlen( $after->$field, 'UTF-8' );
			}
		}
		if ( $before->post_password !== $after->post_password ) {
			$old['password']        = '' === $before->post_password ? '' : '***';
			$new_values['password'] = '' === $after->post_password ? '' : '***';
		}

		return array( $old, $new_values );
	}

	private static function is_listed( WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );

		// Types that aren't public contain what visitors sent, such as form messages and orders.
		return null !== $type && $type->show_ui && ( $type->public || $type->_builtin ) && ! wp_is_post_revision( $post ) && ! wp_is_post_autosave( $post );
	}
}
