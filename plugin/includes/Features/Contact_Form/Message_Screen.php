<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The page of one message in wp-admin. Opening it marks the message as read. */
class Message_Screen {

	public const ACTION = 'jetpack_dashboard_message_status';

	public function register(): void {
		add_action( 'add_meta_boxes_' . Messages::TYPE, array( $this, 'add_boxes' ) );
		add_action( 'load-post.php', array( $this, 'mark_as_read' ) );
	}

	/** @return array<string, string> Labels by status. */
	public static function actions_for( WP_Post $post ): array {
		$labels = array(
			Messages::READ   => Messages::SPAM === $post->post_status ? __( 'Not spam', 'jetpack-dashboard' ) : __( 'Mark as read', 'jetpack-dashboard' ),
			Messages::UNREAD => __( 'Mark as unread', 'jetpack-dashboard' ),
			Messages::SPAM   => __( 'Mark as spam', 'jetpack-dashboard' ),
		);
		if ( Messages::SPAM === $post->post_status ) {
			unset( $labels[ Messages::UNREAD ] );
		}
		unset( $labels[ $post->post_status ] );

		return $labels;
	}

	public static function action_url( int $id, string $status ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'message'  => $id,
				'status'   => $status,
				'_wpnonce' => wp_create_nonce( self::ACTION . "_$id" ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	public function mark_as_read(): void {
		$id   = isset( $_GET['post'] ) ? Request_Number::of( absint( $_GET['post'] ) ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- As in WordPress, opening has no nonce.
		$post = $id ? get_post( $id ) : null;
		if ( $post && Messages::UNREAD === $post->post_status && Messages::TYPE === $post->post_type && current_user_can( 'edit_post', $id ) && 'edit' === sanitize_key( $_GET['action'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- See above.
			Messages::set_status( $id, Messages::READ );
		}
	}

	public function add_boxes(): void {
		remove_meta_box( 'submitdiv', Messages::TYPE, 'side' );
		remove_meta_box( 'slugdiv', Messages::TYPE, 'normal' );
		add_meta_box( 'jp-message', __( 'Message', 'jetpack-dashboard' ), array( $this, 'print_message' ), Messages::TYPE, 'normal', 'high' );
		add_meta_box( 'jp-message-status', __( 'Status', 'jetpack-dashboard' ), array( $this, 'print_status' ), Messages::TYPE, 'side', 'high' );
	}

	/** @param WP_Post $post */
	public function print_message( $post ): void {
		$data = Message_Data::of( $post );
		echo '<table class="widefat striped"><tbody>';
		foreach ( $data['fields'] as $index => list( $label, $text ) ) {
			printf( '<tr><th scope="row" style="width:25%%">%s</th><td style="overflow-wrap:anywhere">%s', esc_html( $label ), wp_kses_post( nl2br( esc_html( $text ) ) ) );
			if ( isset( $data['files'][ $index ] ) ) {
				/* translators: %s: name of a file. */
				printf( ' <a class="button button-small" href="%s" aria-label="%s">%s</a>', esc_url( File_Download::url( $post->ID, $index ) ), esc_attr( sprintf( __( 'Download %s', 'jetpack-dashboard' ), $data['files'][ $index ]['name'] ) ), esc_html__( 'Download', 'jetpack-dashboard' ) );
			}
			echo '</td></tr>';
		}
		if ( $data['files'] ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Note', 'jetpack-dashboard' ), esc_html__( 'Files come from a visitor and aren’t scanned for malware. Open them only if you expect them.', 'jetpack-dashboard' ) );
		}
		printf( '<tr><th scope="row">%s</th><td style="overflow-wrap:anywhere"><a href="%s">%s</a></td></tr>', esc_html__( 'Page', 'jetpack-dashboard' ), esc_url( $data['url'] ), esc_html( $data['url'] ) );
		echo '</tbody></table>';

		$email = (string) get_post_meta( $post->ID, Messages::EMAIL, true );
		if ( '' !== $email ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( 'mailto:' . str_replace( '%40', '@', rawurlencode( $email ) ) ), esc_html__( 'Reply by email', 'jetpack-dashboard' ) );
		}
	}

	/** @param WP_Post $post */
	public function print_status( $post ): void {
		printf( '<p><strong>%s</strong><br>%s</p><p>', esc_html( Messages::status_name( $post->post_status ) ), esc_html( (string) get_the_time( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $post ) ) );
		foreach ( self::actions_for( $post ) as $status => $label ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( self::action_url( $post->ID, $status ) ), esc_html( $label ) );
		}
		printf( '</p><p><a class="submitdelete" href="%s">%s</a></p>', esc_url( (string) get_delete_post_link( $post->ID ) ), esc_html__( 'Move to Trash', 'jetpack-dashboard' ) );
	}
}
