<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Csv;
use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Sends the messages, without spam and trash, as a CSV file with a column per question. */
class Messages_Export {

	private const ACTION = 'jetpack_dashboard_export_messages';

	/** Messages that are read at once. */
	private const CHUNK = 50;

	/** Questions with a column of their own. Answers to further questions share the last column. */
	private const MAX_COLUMNS = 100;

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
		add_action( 'manage_posts_extra_tablenav', array( $this, 'print_link' ) );
	}

	/** @param string $which 'top' or 'bottom'. */
	public function print_link( $which ): void {
		$screen = get_current_screen();
		if ( 'top' !== $which || ! $screen || 'edit-' . Messages::TYPE !== $screen->id || ! have_posts() ) {
			return;
		}

		$url = add_query_arg(
			array(
				'action'   => self::ACTION,
				'page_id'  => Messages_List::chosen_page(),
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
		printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( $url ), esc_html__( 'Download as CSV', 'jetpack-dashboard' ) );
	}

	public function send(): void {
		$type = get_post_type_object( Messages::TYPE );
		check_admin_referer( self::ACTION );
		if ( ! $type || ! current_user_can( $type->cap->edit_others_posts ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}

		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="messages-' . gmdate( 'Y-m-d' ) . '.csv"' );

		$page = isset( $_GET['page_id'] ) && is_string( $_GET['page_id'] ) ? sanitize_key( $_GET['page_id'] ) : '';
		foreach ( $this->rows( '' === $page ? null : Request_Number::of( absint( $page ) ) ) as $row ) {
			echo Csv::row( $row ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
		}
		exit;
	}

	/**
	 * @param int|null $page Post of the form; null for all.
	 * @return \Generator<int, string[]>
	 */
	private function rows( ?int $page ): \Generator {
		$labels = array();
		foreach ( self::messages( $page ) as $message ) {
			foreach ( Message_Data::of( $message )['fields'] as list( $label ) ) {
				if ( count( $labels ) < self::MAX_COLUMNS ) {
					$labels[ $label ] = '';
				}
			}
		}

		yield array_merge( array( __( 'Received', 'jetpack-dashboard' ), __( 'Status', 'jetpack-dashboard' ), __( 'Page', 'jetpack-dashboard' ) ), array_map( 'strval', array_keys( $labels ) ), array( __( 'Other answers', 'jetpack-dashboard' ) ) );

		foreach ( self::messages( $page ) as $message ) {
			$data  = Message_Data::of( $message );
			$cells = $labels;
			$other = array();
			foreach ( $data['fields'] as list( $label, $text ) ) {
				if ( isset( $cells[ $label ] ) && '' === $cells[ $label ] ) {
					$cells[ $label ] = $text;
				} elseif ( '' !== $text ) {
					$other[] = "$label: $text";
				}
			}
			yield array_merge( array( $message->post_date, Messages::status_name( $message->post_status ), $data['url'] ), array_values( $cells ), array( implode( "\n", $other ) ) );
		}
	}

	/** @return \Generator<int, WP_Post> Oldest first; few are in memory at a time. */
	private static function messages( ?int $page ): \Generator {
		$offset = 0;
		do {
			$query = new WP_Query(
				array(
					'post_type'              => Messages::TYPE,
					'post_status'            => array( Messages::UNREAD, Messages::READ ),
					'post_parent__in'        => null === $page ? array() : array( $page ),
					'posts_per_page'         => self::CHUNK, // phpcs:ignore WordPress.WP.PostsPerPage -- They are exported.
					'offset'                 => $offset,
					'orderby'                => 'ID',
					'order'                  => 'ASC',
					'no_found_rows'          => true,
					'cache_results'          => false,
					'update_post_term_cache' => false,
				)
			);
			foreach ( $query->posts as $message ) {
				if ( $message instanceof WP_Post ) {
					yield $message;
					wp_cache_delete( $message->ID, 'post_meta' );
				}
			}
			$offset += self::CHUNK;
		} while ( $query->posts );
	}
}
