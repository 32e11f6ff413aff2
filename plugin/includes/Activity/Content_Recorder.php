<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts and media: what the admin pages list. */
class Content_Recorder {

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/**
	 * @param string  $status
	 * @param string  $old
	 * @param WP_Post $post
	 */
	public function on_status( $status, $old, $post ): void {
		if ( $status === $old || 'auto-draft' === $status || 'attachment' === $post->post_type || ! self::is_listed( $post ) ) {
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

	/** @param int $id */
	public function on_upload( $id ): void {
		$post = get_post( (int) $id );
		if ( $post instanceof WP_Post ) {
			$this->log->add( self::event( 'uploaded', $post ) );
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function on_deleted( $id, $post ): void {
		if ( 'auto-draft' !== $post->post_status && self::is_listed( $post ) ) {
			$this->log->add( self::event( 'deleted', $post ) );
		}
	}

	/** Somebody downloads the content of the site. */
	public function on_export(): void {
		$this->log->add( new Event( Entry::CONTENT, 'exported' ) );
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
