<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Settings\Kind;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Received messages: posts of a private type. Editors and administrators can read them. */
class Messages {

	public const TYPE = 'jetpack-message';

	public const UNREAD = 'jp-unread';
	public const READ   = 'jp-read';
	public const SPAM   = 'jp-spam';

	/** One row per email address that the visitor entered. */
	public const EMAIL = '_jetpack_dashboard_form_email';

	/** JSON: page address, and label and text of each field. */
	public const DATA = '_jetpack_dashboard_form_data';

	public const CAPABILITY = 'edit_others_pages';

	private const MAX_MESSAGES = 10000;
	private const MAX_SPAM     = 1000;
	private const TITLE_LENGTH = 100;

	/** Registers the type and its statuses. Does nothing if they are registered already. */
	public function register_type(): void {
		if ( post_type_exists( self::TYPE ) ) {
			return;
		}

		register_post_type(
			self::TYPE,
			array(
				'labels'              => array(
					'name'               => __( 'Messages', 'jetpack-dashboard' ),
					'singular_name'      => __( 'Message', 'jetpack-dashboard' ),
					'edit_item'          => __( 'Message', 'jetpack-dashboard' ),
					'search_items'       => __( 'Search messages', 'jetpack-dashboard' ),
					'not_found'          => __( 'No messages found.', 'jetpack-dashboard' ),
					'not_found_in_trash' => __( 'No messages found in Trash.', 'jetpack-dashboard' ),
					'all_items'          => __( 'All messages', 'jetpack-dashboard' ),
					'items_list'         => __( 'List of messages', 'jetpack-dashboard' ),
				),
				'public'              => false,
				'show_ui'             => true,
				'show_in_admin_bar'   => false,
				'menu_icon'           => 'dashicons-email',
				'menu_position'       => 26,
				'supports'            => false,
				'rewrite'             => false,
				'query_var'           => false,
				'exclude_from_search' => true,
				'delete_with_user'    => false,
				'map_meta_cap'        => true,
				'capabilities'        => array( 'create_posts' => 'do_not_allow' ) + array_fill_keys(
					array( 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read_private_posts', 'delete_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts' ),
					self::CAPABILITY
				),
			)
		);

		$counts = array(
			/* translators: %s: number of messages. */
			self::UNREAD => _n_noop( 'Unread <span class="count">(%s)</span>', 'Unread <span class="count">(%s)</span>', 'jetpack-dashboard' ),
			/* translators: %s: number of messages. */
			self::READ   => _n_noop( 'Read <span class="count">(%s)</span>', 'Read <span class="count">(%s)</span>', 'jetpack-dashboard' ),
			/* translators: %s: number of messages. */
			self::SPAM   => _n_noop( 'Spam <span class="count">(%s)</span>', 'Spam <span class="count">(%s)</span>', 'jetpack-dashboard' ),
		);
		foreach ( $counts as $status => $count ) {
			register_post_status(
				$status,
				array(
					'label'                     => self::status_name( $status ),
					'label_count'               => $count,
					'protected'                 => true,
					'exclude_from_search'       => true,
					'show_in_admin_all_list'    => self::SPAM !== $status,
					'show_in_admin_status_list' => true,
				)
			);
		}
	}

	public static function status_name( string $status ): string {
		$names = array(
			self::UNREAD => __( 'Unread', 'jetpack-dashboard' ),
			self::READ   => __( 'Read', 'jetpack-dashboard' ),
			self::SPAM   => __( 'Spam', 'jetpack-dashboard' ),
			'trash'      => __( 'Trash', 'jetpack-dashboard' ),
		);

		return $names[ $status ] ?? $status;
	}

	/**
	 * Call make_room() before.
	 *
	 * @return int 0 if it couldn't be stored.
	 */
	public function add( Form $form, Submission $submission, string $status, string $url ): int {
		$fields = array();
		$emails = array();
		$files  = array();
		foreach ( $form->fields as $index => $field ) {
			$text     = $submission->text( $field );
			$fields[] = array( $field->label, $text );
			if ( 'email' === $field->type && '' !== $text ) {
				$emails[] = strtolower( $text );
			}
			$file = $submission->files[ $field->name ] ?? array();
			if ( isset( $file['stored'] ) ) {
				$files[ $index ] = array(
					'name'   => $file['name'],
					'stored' => $file['stored'],
				);
			}
		}

		$sender = $submission->first( $form, 'name' ) ?: $submission->first( $form, 'email' );
		$lines  = array_map( static fn( array $field ): string => implode( ': ', $field ), $fields );
		$data   = wp_json_encode(
			array(
				'url'    => $url,
				'sender' => $sender,
				'fields' => $fields,
			)
			+ ( $files ? array( 'files' => $files ) : array() )
			// For the email that is sent if it turns out not to be spam.
			+ ( self::SPAM === $status ? array( 'mail' => Message_Mail::headers( $form, $submission ) ) : array() )
		);
		// Title and content are only searched. Escaped, in case other code prints them.
		$id = wp_insert_post(
			array(
				'post_type'      => self::TYPE,
				'post_status'    => $status,
				// Not the user who is logged in: only what is entered is stored.
				'post_author'    => 0,
				// Otherwise, WordPress makes a query per message of the same sender to find a name that isn't taken.
				'post_name'      => wp_generate_uuid4(),
				'post_parent'    => $form->post_id,
				'post_title'     => wp_slash( self::escape( mb_substr( $sender, 0, self::TITLE_LENGTH ) ?: __( 'Message', 'jetpack-dashboard' ) ) ),
				'post_content'   => wp_slash( self::escape( implode( "\n", $lines ) ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'meta_input'     => array( self::DATA => wp_slash( (string) $data ) ),
			)
		);
		foreach ( $id ? array_unique( $emails ) : array() as $email ) {
			add_post_meta( $id, self::EMAIL, wp_slash( $email ) );
		}
		foreach ( $id ? $files : array() as $file ) {
			add_post_meta( $id, Uploaded_Files::META, $file['stored'] );
		}
		// Old messages are deleted even after the module is turned off.
		if ( $id && '1' !== get_option( Kind::KEEP_PREFIX . 'contact-form' ) ) {
			update_option( Kind::KEEP_PREFIX . 'contact-form', '1', true );
		}

		return $id;
	}

	/** Returns whether there is such a message and status. */
	public static function set_status( int $id, string $status ): bool {
		$post = get_post( $id );
		if ( ! $post || self::TYPE !== $post->post_type || ! in_array( $status, array( self::UNREAD, self::READ, self::SPAM ), true ) ) {
			return false;
		}
		if ( $status !== $post->post_status ) {
			wp_update_post(
				array(
					'ID'          => $id,
					'post_status' => $status,
				)
			);
			if ( self::SPAM === $post->post_status ) {
				self::mail_once( $post );
			}
		}

		return true;
	}

	/**
	 * @param string $status
	 * @param int    $id
	 * @param string $previous
	 */
	public function untrashed_status( $status, $id, $previous ): string {
		return self::TYPE === get_post_type( $id ) ? (string) $previous : (string) $status;
	}

	/**
	 * Deletes the oldest messages with a status.
	 *
	 * @param string[] $statuses
	 * @param string   $before   Date in GMT; '' for any.
	 * @return int How many were deleted.
	 */
	public function delete_oldest( array $statuses, int $limit, string $before = '' ): int {
		$this->register_type();
		$query = new WP_Query(
			array(
				'post_type'              => self::TYPE,
				'post_status'            => $statuses,
				'posts_per_page'         => $limit,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'fields'                 => 'ids',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'date_query'             => '' === $before ? array() : array(
					array(
						'column' => 'post_date_gmt',
						'before' => $before,
					),
				),
			)
		);

		return count( array_filter( $query->posts, static fn( $id ): bool => (bool) wp_delete_post( is_int( $id ) ? $id : $id->ID, true ) ) );
	}

	/** Mails a message that was taken for spam. Not again if it is marked as spam and as not spam another time. */
	private static function mail_once( WP_Post $post ): void {
		Message_Mail::send_stored( $post );
		$data = json_decode( (string) get_post_meta( $post->ID, self::DATA, true ), true );
		if ( is_array( $data ) && isset( $data['mail'] ) ) {
			unset( $data['mail'] );
			update_post_meta( $post->ID, self::DATA, wp_slash( (string) wp_json_encode( $data ) ) );
		}
	}

	/**
	 * Keeps the numbers of messages and of spam limited. Only spam and trash make room: a flood must not delete what the owner keeps
	 * (docs/decisions/047).
	 *
	 * @return bool Whether there is room for a message with this status.
	 */
	public function make_room( string $status ): bool {
		$counts = self::counts();
		if ( self::SPAM === $status && $counts[ self::SPAM ] >= self::MAX_SPAM ) {
			return $this->delete_oldest( array( self::SPAM ), 1 ) > 0;
		}

		return array_sum( $counts ) < self::limit()
			|| ( $counts[ self::SPAM ] > 0 && $this->delete_oldest( array( self::SPAM ), 1 ) > 0 )
			|| ( $counts['trash'] > 0 && $this->delete_oldest( array( 'trash' ), 1 ) > 0 );
	}

	/** How many messages can be stored. */
	public static function limit(): int {
		/**
		 * Filters how many messages are stored. If there are more, the oldest spam and trash are deleted. If there is none, new messages are refused.
		 *
		 * @since 1.0.0
		 *
		 * @param int $limit
		 */
		return max( 1, (int) apply_filters( 'jetpack_dashboard_contact_form_messages', self::MAX_MESSAGES ) );
	}

	/** How many messages are stored that don't make room for others. */
	public static function kept(): int {
		$counts = self::counts();

		return $counts[ self::UNREAD ] + $counts[ self::READ ];
	}

	/** @return array<string, int> By status. */
	private static function counts(): array {
		$none = array_fill_keys( array( self::UNREAD, self::READ, self::SPAM, 'trash' ), 0 );

		return array_map( 'intval', array_intersect_key( (array) wp_count_posts( self::TYPE ), $none ) ) + $none;
	}

	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_NOQUOTES, 'UTF-8' );
	}
}
