<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The list of messages in wp-admin: WordPress's list of posts with other columns and actions. */
class Messages_List {

	private const FORM_FILTER   = 'jp-form-page';
	private const EXCERPT_WORDS = 20;
	/** Messages whose pages the filter offers. */
	private const LATEST = 1000;

	public function register(): void {
		$type = Messages::TYPE;
		add_filter( "manage_{$type}_posts_columns", array( $this, 'columns' ) );
		add_action( "manage_{$type}_posts_custom_column", array( $this, 'print_column' ), 10, 2 );
		add_filter( "manage_edit-{$type}_sortable_columns", array( $this, 'sortable_columns' ) );
		add_filter( 'post_row_actions', array( $this, 'row_actions' ), 10, 2 );
		add_filter( "bulk_actions-edit-$type", array( $this, 'bulk_actions' ) );
		add_filter( "handle_bulk_actions-edit-$type", array( $this, 'handle_bulk_action' ), 10, 3 );
		add_action( 'restrict_manage_posts', array( $this, 'print_filter' ) );
		add_action( 'pre_get_posts', array( $this, 'filter' ) );
		add_filter( 'quick_edit_enabled_for_post_type', static fn( $is_enabled, $name ) => Messages::TYPE === $name ? false : $is_enabled, 10, 2 );
		add_action( 'admin_post_' . Message_Screen::ACTION, array( $this, 'handle_action' ) );
		add_action( 'admin_notices', array( $this, 'print_notice' ) );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function columns( $columns ): array {
		return array(
			'cb'         => $columns['cb'] ?? '',
			'jp-sender'  => __( 'From', 'jetpack-dashboard' ),
			'jp-message' => __( 'Message', 'jetpack-dashboard' ),
			'jp-page'    => __( 'Page', 'jetpack-dashboard' ),
			'jp-date'    => __( 'Received', 'jetpack-dashboard' ),
		);
	}

	/**
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public function sortable_columns( $columns ): array {
		return array( 'jp-date' => array( 'date', true ) ) + (array) $columns;
	}

	/**
	 * @param string $column
	 * @param int    $id
	 */
	public function print_column( $column, $id ): void {
		$post = get_post( $id );
		if ( ! $post ) {
			return;
		}

		$data = Message_Data::of( $post );
		switch ( $column ) {
			case 'jp-sender':
				$email  = (string) get_post_meta( $post->ID, Messages::EMAIL, true );
				$sender = $data['sender'] ?: __( 'Unknown sender', 'jetpack-dashboard' );
				$note   = Messages::UNREAD === $post->post_status ? ' <span class="post-state">— ' . esc_html__( 'Unread', 'jetpack-dashboard' ) . '</span>' : '';
				$name   = 'trash' === $post->post_status ? esc_html( $sender ) : sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html( $sender ) );
				// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				echo "<strong>$name$note</strong>" . ( '' === $email || $email === $sender ? '' : '<br>' . esc_html( $email ) );
				break;
			case 'jp-message':
				$texts = array();
				foreach ( $data['fields'] as list( $label, $text ) ) {
					if ( '' !== $text && $text !== $data['sender'] ) {
						$texts[] = "$label: $text";
					}
				}
				echo esc_html( wp_trim_words( implode( ' · ', $texts ), self::EXCERPT_WORDS ) );
				break;
			case 'jp-page':
				printf( '<a href="%s">%s</a>', esc_url( $data['url'] ), esc_html( self::page_name( $post->post_parent ) ) );
				break;
			case 'jp-date':
				/* translators: 1: date, 2: time. */
				echo esc_html( sprintf( __( '%1$s at %2$s', 'jetpack-dashboard' ), (string) get_the_time( get_option( 'date_format' ), $post ), (string) get_the_time( get_option( 'time_format' ), $post ) ) );
				break;
		}
	}

	/**
	 * @param array<string, string> $actions
	 * @param WP_Post               $post
	 * @return array<string, string>
	 */
	public function row_actions( $actions, $post ): array {
		if ( Messages::TYPE !== $post->post_type ) {
			return $actions;
		}

		$own = array();
		if ( 'trash' !== $post->post_status ) {
			$own['edit'] = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html__( 'View', 'jetpack-dashboard' ) );
			foreach ( Message_Screen::actions_for( $post ) as $status => $label ) {
				$own[ $status ] = sprintf( '<a href="%s">%s</a>', esc_url( Message_Screen::action_url( $post->ID, $status ) ), esc_html( $label ) );
			}
		}

		return $own + array_intersect_key( $actions, array_flip( array( 'trash', 'untrash', 'delete' ) ) );
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public function bulk_actions( $actions ): array {
		unset( $actions['edit'] );
		// WordPress offers these in the Trash.
		if ( isset( $actions['untrash'] ) ) {
			return $actions;
		}

		return array(
			Messages::READ   => __( 'Mark as read', 'jetpack-dashboard' ),
			Messages::UNREAD => __( 'Mark as unread', 'jetpack-dashboard' ),
			Messages::SPAM   => __( 'Mark as spam', 'jetpack-dashboard' ),
		) + $actions;
	}

	/**
	 * WordPress has checked the nonce.
	 *
	 * @param string $url
	 * @param string $action
	 * @param int[]  $ids
	 */
	public function handle_bulk_action( $url, $action, $ids ): string {
		$changed = 0;
		foreach ( array_map( 'intval', (array) $ids ) as $id ) {
			$changed += (int) ( current_user_can( 'edit_post', $id ) && Messages::set_status( $id, (string) $action ) );
		}

		return add_query_arg( 'jp-changed', $changed, (string) $url );
	}

	/** An action of one message. */
	public function handle_action(): void {
		$id     = isset( $_GET['message'] ) ? Request_Number::of( absint( $_GET['message'] ) ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below, with the id.
		$status = isset( $_GET['status'] ) ? sanitize_key( $_GET['status'] ) : '';
		check_admin_referer( Message_Screen::ACTION . "_$id" );
		if ( ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}

		wp_safe_redirect( add_query_arg( 'jp-changed', (int) Messages::set_status( $id, $status ), admin_url( 'edit.php?post_type=' . Messages::TYPE ) ) );
		exit;
	}

	public function print_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || 'edit-' . Messages::TYPE !== $screen->id ) {
			return;
		}

		if ( isset( $_GET['jp-changed'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Only a notice.
			$changed = Request_Number::of( absint( $_GET['jp-changed'] ) ); // phpcs:ignore WordPress.Security.NonceVerification -- See above.
			/* translators: %s: number of messages. */
			wp_admin_notice( esc_html( sprintf( _n( '%s message changed.', '%s messages changed.', $changed, 'jetpack-dashboard' ), number_format_i18n( $changed ) ) ), array( 'type' => 'success' ) );
		}
		$warning = Storage_Health::warning();
		if ( '' !== $warning ) {
			wp_admin_notice( esc_html( $warning ), array( 'type' => 'warning' ) );
		}
		if ( current_user_can( 'manage_options' ) ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url() ), esc_html__( 'Contact form settings', 'jetpack-dashboard' ) );
		}
	}

	/** @param string $type */
	public function print_filter( $type ): void {
		if ( Messages::TYPE !== $type ) {
			return;
		}

		$chosen = self::chosen_page();
		$ids    = self::page_ids();
		_prime_post_caches( $ids, false, false );
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s"><option value="">%3$s</option>', esc_attr( self::FORM_FILTER ), esc_html__( 'Filter by page', 'jetpack-dashboard' ), esc_html__( 'All pages', 'jetpack-dashboard' ) );
		foreach ( $ids as $id ) {
			printf( '<option value="%d"%s>%s</option>', absint( $id ), selected( $chosen, (string) $id, false ), esc_html( self::page_name( $id ) ) );
		}
		echo '</select>';
	}

	/** @param WP_Query $query */
	public function filter( $query ): void {
		$page = self::chosen_page();
		if ( '' !== $page && $query->is_main_query() && Messages::TYPE === $query->get( 'post_type' ) ) {
			$query->set( 'post_parent__in', array( Request_Number::of( absint( $page ) ) ) );
		}
	}

	/** @return string The ID of the page whose messages are listed; '' for all. */
	public static function chosen_page(): string {
		return isset( $_GET[ self::FORM_FILTER ] ) && is_string( $_GET[ self::FORM_FILTER ] ) ? sanitize_key( $_GET[ self::FORM_FILTER ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only a filter.
	}

	/** @return int[] IDs of the pages of the latest messages. */
	private static function page_ids(): array {
		$messages = new WP_Query(
			array(
				'post_type'      => Messages::TYPE,
				'post_status'    => array( Messages::UNREAD, Messages::READ, Messages::SPAM ),
				'posts_per_page' => self::LATEST, // phpcs:ignore WordPress.WP.PostsPerPage -- Two numbers of each.
				'fields'         => 'id=>parent',
				'no_found_rows'  => true,
			)
		);

		return array_values( array_unique( array_map( 'intval', array_column( $messages->posts, 'post_parent' ) ) ) );
	}

	private static function page_name( int $id ): string {
		return $id ? ( wp_specialchars_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES ) ?: "#$id" ) : __( 'Other', 'jetpack-dashboard' );
	}
}
