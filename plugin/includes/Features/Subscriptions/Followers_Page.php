<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Lists followers, with search, import and export. */
final class Followers_Page implements Subpage_Body {

	public const SLUG = 'jetpack-followers';

	private const SHOWN = 50;

	private Followers $followers;
	private Module_Registry $modules;

	public function __construct( Followers $followers, Module_Registry $modules ) {
		$this->followers = $followers;
		$this->modules   = $modules;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Followers', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			self::print_result();
			if ( $this->modules->is_active( 'subscriptions' ) ) {
				$this->print_list();
				self::print_forms();
			} else {
				echo '<p><strong>' . esc_html__( 'Subscriptions are off.', 'jetpack-dashboard' ) . '</strong></p>';
			}
			?>
			<p><a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/discussion' ) ); ?>"><?php esc_html_e( 'Subscription settings', 'jetpack-dashboard' ); ?></a></p>
		</div>
		<?php
	}

	private static function print_result(): void {
		$result = ( new Flash( Followers_Actions::FLASH ) )->take();
		$text   = (string) ( $result['error'] ?? $result['text'] ?? '' );

		if ( '' !== $text ) {
			self::print_notice( $text, isset( $result['error'] ) ? 'error' : 'success' );
		}
	}

	/** @param string $text Plain text. */
	private static function print_notice( string $text, string $type ): void {
		wp_admin_notice(
			esc_html( $text ),
			array(
				'type'               => $type,
				'additional_classes' => array( 'inline' ),
			)
		);
	}

	public static function database_error(): string {
		return __( 'The followers couldn’t be read or changed because of a database error. Try again in a few minutes.', 'jetpack-dashboard' );
	}

	private function print_list(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only shows.
		$text = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
		$page = Subpage::list_page();
		// phpcs:enable
		try {
			$rows = $this->followers->search( $text, self::SHOWN + 1, ( $page - 1 ) * self::SHOWN );
		} catch ( Storage_Error $error ) {
			self::print_notice( self::database_error(), 'error' );
			return;
		}
		?>
		<form method="get">
			<input type="hidden" name="page" value="<?php echo esc_attr( self::SLUG ); ?>">
			<p>
				<label for="jp-followers-search"><?php esc_html_e( 'Search email addresses', 'jetpack-dashboard' ); ?></label>
				<input type="search" id="jp-followers-search" name="s" value="<?php echo esc_attr( $text ); ?>" maxlength="254">
				<?php submit_button( __( 'Search', 'jetpack-dashboard' ), '', '', false ); ?>
			</p>
		</form>
		<?php if ( ! $rows ) : ?>
			<p><?php esc_html_e( 'No followers found.', 'jetpack-dashboard' ); ?></p>
			<?php
			return;
		endif;
		?>
		<table class="widefat striped">
			<caption class="screen-reader-text"><?php esc_html_e( 'Followers, newest first', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Email address', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'State', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Since', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Action', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( self::class, 'print_row' ), array_slice( $rows, 0, self::SHOWN ) ); ?></tbody>
		</table>
		<p>
			<?php
			if ( $page > 1 ) {
				self::print_link( __( 'Previous page', 'jetpack-dashboard' ), $text, $page - 1 );
			}
			if ( count( $rows ) > self::SHOWN ) {
				self::print_link( __( 'Next page', 'jetpack-dashboard' ), $text, $page + 1 );
			}
			?>
		</p>
		<?php
	}

	private static function print_link( string $label, string $text, int $page ): void {
		$query = array(
			's'     => $text,
			'paged' => (string) $page,
		);
		printf( '<a class="button" href="%s">%s</a> ', esc_url( Subpage::url( self::SLUG, $query ) ), esc_html( $label ) );
	}

	/** @param array<string, string> $row */
	private static function print_row( array $row ): void {
		$states = array(
			Followers::PENDING      => __( 'Not confirmed yet', 'jetpack-dashboard' ),
			// Signed up again.
			Followers::UNSUBSCRIBED => __( 'Not confirmed yet', 'jetpack-dashboard' ),
			Followers::CONFIRMED    => __( 'Confirmed', 'jetpack-dashboard' ),
			Followers::BOUNCED      => __( 'Emails bounced', 'jetpack-dashboard' ),
		);
		printf( '<tr><td style="overflow-wrap:anywhere">%s</td><td>%s</td><td>%s</td><td>', esc_html( $row['email'] ), esc_html( $states[ $row['state'] ] ?? $row['state'] ), esc_html( (string) wp_date( 'Y-m-d', (int) $row['created'] ) ) );
		self::open_form( Followers_Actions::REMOVE );
		printf(
			'<input type="hidden" name="follower" value="%d"><button type="submit" class="button-link button-link-delete" aria-label="%s">%s</button></form></td></tr>',
			(int) $row['id'],
			/* translators: %s: email address. */
			esc_attr( sprintf( __( 'Remove %s', 'jetpack-dashboard' ), $row['email'] ) ),
			esc_html__( 'Remove', 'jetpack-dashboard' )
		);
	}

	private static function print_forms(): void {
		echo '<h2>' . esc_html__( 'Export', 'jetpack-dashboard' ) . '</h2>';
		self::open_form( Followers_Actions::EXPORT );
		submit_button( __( 'Download CSV', 'jetpack-dashboard' ), 'secondary', 'submit', false, array( 'id' => 'jp-followers-export' ) );
		echo '</form><h2>' . esc_html__( 'Import', 'jetpack-dashboard' ) . '</h2>';
		self::open_form( Followers_Actions::IMPORT );
		?>
			<p>
				<label for="jp-followers-file"><?php esc_html_e( 'CSV file with email addresses in the first column, at most 1 MB and 10,000 addresses', 'jetpack-dashboard' ); ?></label><br>
				<input type="file" id="jp-followers-file" name="file" accept=".csv,text/csv" required>
			</p>
			<p><label><input type="checkbox" name="consent" value="1" required> <?php esc_html_e( 'These people agreed to get emails from this site', 'jetpack-dashboard' ); ?></label></p>
			<?php submit_button( __( 'Import followers', 'jetpack-dashboard' ), 'secondary', 'submit', false, array( 'id' => 'jp-followers-import' ) ); ?>
		</form>
		<?php
	}

	private static function open_form( string $action ): void {
		printf(
			'<form method="post" action="%s" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $action )
		);
		printf( '<input type="hidden" name="_wpnonce" value="%s">', esc_attr( wp_create_nonce( $action ) ) );
	}
}
