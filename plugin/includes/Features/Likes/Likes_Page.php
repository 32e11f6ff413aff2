<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Likes\Count_Link;
use Jetpack_Dashboard\Kernel\Likes\Counts;
use Jetpack_Dashboard\Kernel\Likes\Like_Reports;
use Jetpack_Dashboard\Kernel\Likes\Subject;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Who liked a post or comment. Without one: the most liked ones. */
final class Likes_Page implements Subpage_Body {

	private const PER_PAGE = 50;

	private Like_Reports $reports;

	public function __construct( Like_Reports $reports ) {
		$this->reports = $reports;
	}

	public function prepare(): void {
	}

	public function render(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Only shows data.
		$post_id    = Request_Number::of( absint( $_GET['post'] ?? 0 ) );
		$comment_id = Request_Number::of( absint( $_GET['comment'] ?? 0 ) );
		$page       = Subpage::list_page();
		// phpcs:enable WordPress.Security.NonceVerification
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Likes', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			if ( $post_id ) {
				$this->print_likers( Subject::POST, $post_id, $page );
			} elseif ( $comment_id ) {
				$this->print_likers( Subject::COMMENT, $comment_id, $page );
			} else {
				$this->print_most_liked( Subject::POST, __( 'Most liked posts', 'jetpack-dashboard' ) );
				$this->print_most_liked( Subject::COMMENT, __( 'Most liked comments', 'jetpack-dashboard' ) );
			}
			?>
			<p><a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/sharing' ) ); ?>"><?php esc_html_e( 'Like settings', 'jetpack-dashboard' ); ?></a></p>
		</div>
		<?php
	}

	private function print_likers( int $kind, int $id, int $page ): void {
		$users  = $this->reports->count_likers( $kind, $id );
		$total  = Counts::of( Counts::type( $kind ), $id );
		$likers = $this->reports->likers( $kind, $id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		$name   = self::name( $kind, $id );
		$url    = Subject::COMMENT === $kind ? get_comment_link( $id ) : (string) get_permalink( $id );
		cache_users( array_column( $likers, 'user_id' ) );

		if ( '' === $url ) {
			printf( '<h2>%s</h2>', esc_html( $name ) );
		} else {
			printf( '<h2><a href="%s">%s</a></h2>', esc_url( $url ), esc_html( $name ) );
		}
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: number of likes, 2: how many of them are from users, 3: how many of them are from visitors. */
					__( 'Likes: %1$s. From users who were logged in: %2$s. From visitors: %3$s.', 'jetpack-dashboard' ),
					number_format_i18n( $total ),
					number_format_i18n( $users ),
					number_format_i18n( max( 0, $total - $users ) )
				)
			)
		);

		$rows = array();
		foreach ( $likers as $like ) {
			$user   = get_userdata( $like['user_id'] );
			$rows[] = array(
				$user ? sprintf( '<a href="%s">%s</a>', esc_url( get_edit_user_link( $user->ID ) ), esc_html( $user->display_name ) ) : esc_html__( 'Deleted user', 'jetpack-dashboard' ),
				esc_html( (string) mysql2date( (string) get_option( 'date_format' ), Report_Range::date( $like['day'] ) ) ),
			);
		}
		if ( $rows ) {
			self::print_table( __( 'Users who like it, latest first', 'jetpack-dashboard' ), array( __( 'User', 'jetpack-dashboard' ), __( 'Date', 'jetpack-dashboard' ) ), $rows );
		}

		$links = paginate_links(
			array(
				'base'    => Count_Link::url( array( Counts::type( $kind ) => $id ) ) . '&paged=%#%',
				'format'  => '',
				'current' => $page,
				'total'   => (int) ceil( $users / self::PER_PAGE ),
			)
		);
		if ( $links ) {
			echo '<nav class="tablenav" aria-label="' . esc_attr__( 'Pages', 'jetpack-dashboard' ) . '">' . wp_kses_post( $links ) . '</nav>';
		}
		printf( '<p><a href="%s">%s</a></p>', esc_url( Count_Link::url( array() ) ), esc_html__( 'Most liked posts and comments', 'jetpack-dashboard' ) );
	}

	private function print_most_liked( int $kind, string $title ): void {
		try {
			$top = $this->reports->top( $kind, 0, 0, self::PER_PAGE );
		} catch ( Storage_Error $error ) {
			$top = array();
		}
		if ( Subject::POST === $kind ) {
			_prime_post_caches( array_column( $top, 'id' ), false, false );
		} else {
			_prime_comment_caches( array_column( $top, 'id' ), false );
		}

		$rows = array_map(
			static fn( array $row ): array => array(
				esc_html( self::name( $kind, $row['id'] ) ),
				Count_Link::html( Counts::type( $kind ), $row['id'], $row['likes'] ),
			),
			$top
		);

		echo '<h2>' . esc_html( $title ) . '</h2>';
		if ( $rows ) {
			self::print_table( $title, array( Subject::POST === $kind ? __( 'Post', 'jetpack-dashboard' ) : __( 'Comment', 'jetpack-dashboard' ), __( 'Likes', 'jetpack-dashboard' ) ), $rows );
		} else {
			echo '<p>' . esc_html__( 'No likes yet.', 'jetpack-dashboard' ) . '</p>';
		}
	}

	/**
	 * @param string[]                 $columns Labels.
	 * @param array<int, list<string>> $rows    Escaped HTML.
	 */
	private static function print_table( string $caption, array $columns, array $rows ): void {
		echo '<table class="widefat striped"><caption class="screen-reader-text">' . esc_html( $caption ) . '</caption><thead><tr>';
		foreach ( $columns as $column ) {
			echo '<th scope="col">' . esc_html( $column ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as list( $name, $value ) ) {
			echo '<tr><th scope="row" style="overflow-wrap:anywhere">' . $name . '</th><td>' . $value . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the callers.
		}
		echo '</tbody></table>';
	}

	/** @return string Plain text: the title of the post, or the beginning of the comment. */
	private static function name( int $kind, int $id ): string {
		if ( Subject::POST === $kind ) {
			return Most_Liked_Table::post_title( $id );
		}
		$text = trim( html_entity_decode( get_comment_excerpt( $id ), ENT_QUOTES, 'UTF-8' ) );

		/* translators: 1: author of a comment, 2: beginning of the comment. */
		return get_comment( $id ) ? sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), get_comment_author( $id ), $text ) : __( 'Deleted comment', 'jetpack-dashboard' );
	}
}
