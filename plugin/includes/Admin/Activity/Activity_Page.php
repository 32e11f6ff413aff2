<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Activity;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entries;
use Jetpack_Dashboard\Activity\Filter;
use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The activity log with filters, search, download, and the way back from changes of settings. Works without JavaScript. */
final class Activity_Page implements Subpage_Body {

	public const SLUG  = Dashboard_Page::ACTIVITY_SLUG;
	public const FLASH = 'activity';

	/** Query parameters that choose entries. Dates and names are those of Filter; `s` is the search. */
	public const PARAMETERS = array( 'kind', 'user', 'after', 'before', 's' );

	private const SHOWN = 50;
	private const STYLE = 'jetpack-dashboard-activity';

	private Entries $entries;
	private Activity_Table $table;
	private Restore_View $restore_view;
	private Card_Form $card_form;
	private Plugin_Files $files;

	public function __construct( Entries $entries, Activity_Table $table, Restore_View $restore_view, Card_Form $card_form, Plugin_Files $files ) {
		$this->entries      = $entries;
		$this->table        = $table;
		$this->restore_view = $restore_view;
		$this->card_form    = $card_form;
		$this->files        = $files;
	}

	/** @return array<string, string> The chosen parameters, without empty ones. */
	public static function query(): array {
		$query = array();
		foreach ( self::PARAMETERS as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Reads only; sanitized below.
			$value = wp_unslash( $_REQUEST[ $name ] ?? '' );
			$value = is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, 100 ) : '';
			if ( '' !== $value ) {
				$query[ $name ] = $value;
			}
		}

		return $query;
	}

	public static function filter(): Filter {
		$query           = self::query();
		$query['search'] = $query['s'] ?? '';

		return Filter::of( $query );
	}

	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', fn() => wp_enqueue_style( self::STYLE, $this->files->url( 'includes/Admin/assets/activity.css' ), array(), JETPACK_DASHBOARD_VERSION ) );
	}

	public function render(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Activity', 'jetpack-dashboard' ) . '</h1>';
		self::print_result();
		try {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Shows a preview only.
			$restored = Request_Number::of( absint( $_GET['restore'] ?? 0 ) );
			if ( $restored > 0 ) {
				$this->restore_view->render( $restored );
			} else {
				$this->print_list();
			}
		} catch ( Storage_Error $error ) {
			wp_admin_notice( esc_html__( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'type' => 'error' ) );
		}
		echo '</div>';
	}

	/** @throws Storage_Error */
	private function print_list(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only.
		$cursor = Request_Number::of( absint( $_GET['cursor'] ?? 0 ) );
		$page   = $this->entries->page( self::filter(), $cursor, self::SHOWN );
		$query  = self::query();

		echo '<p>' . esc_html__( 'What happened on your site: logins, users, posts, comments, plugins, themes and settings.', 'jetpack-dashboard' ) . '</p>';
		$this->print_form( $query );
		if ( $page['entries'] ) {
			$this->table->render( $page['entries'] );
		} else {
			echo '<p>' . esc_html( self::empty_text( $query, $page['next'] ) ) . '</p>';
		}
		echo '<p class="jp-activity-log__pages">';
		if ( $cursor > 0 ) {
			self::print_link( __( 'Newest', 'jetpack-dashboard' ), $query );
		}
		if ( $page['next'] > 0 ) {
			self::print_link( isset( $query['s'] ) ? __( 'Search older entries', 'jetpack-dashboard' ) : __( 'Older entries', 'jetpack-dashboard' ), $query + array( 'cursor' => (string) $page['next'] ) );
		}
		echo '</p>';
		$this->card_form->print();
	}

	/** @param array<string, string> $query */
	private static function empty_text( array $query, int $next ): string {
		if ( $next > 0 ) {
			return __( 'Nothing found among the newest entries.', 'jetpack-dashboard' );
		}

		return $query ? __( 'No entries match your filters.', 'jetpack-dashboard' ) : __( 'No activity yet. Events on your site will appear here.', 'jetpack-dashboard' );
	}

	/** @param array<string, string> $query */
	private function print_form( array $query ): void {
		?>
		<form method="get" action="<?php echo esc_url( admin_url( 'admin.php' ) ); ?>" class="jp-activity-log__filters">
			<input type="hidden" name="page" value="<?php echo esc_attr( self::SLUG ); ?>">
			<p>
				<label for="jp-activity-kind"><?php esc_html_e( 'About', 'jetpack-dashboard' ); ?></label>
				<select id="jp-activity-kind" name="kind">
					<option value=""><?php esc_html_e( 'Everything', 'jetpack-dashboard' ); ?></option>
					<?php
					foreach ( Activity_Texts::kinds() as $kind => $label ) {
						printf( '<option value="%s" %s>%s</option>', esc_attr( $kind ), selected( $query['kind'] ?? '', $kind, false ), esc_html( $label ) );
					}
					?>
				</select>
			</p>
			<?php
			self::print_field( 'user', 'text', __( 'User (login or email address)', 'jetpack-dashboard' ), $query );
			self::print_field( 'after', 'date', __( 'From', 'jetpack-dashboard' ), $query );
			self::print_field( 'before', 'date', __( 'To', 'jetpack-dashboard' ), $query );
			self::print_field( 's', 'search', __( 'Search', 'jetpack-dashboard' ), $query );
			?>
			<p class="jp-activity-log__buttons">
				<button class="button"><?php esc_html_e( 'Filter', 'jetpack-dashboard' ); ?></button>
				<?php
				if ( $query ) {
					self::print_link( __( 'Clear filters', 'jetpack-dashboard' ), array() );
				}
				?>
				<button class="button" form="jp-activity-export"><?php esc_html_e( 'Download as CSV', 'jetpack-dashboard' ); ?></button>
			</p>
		</form>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" id="jp-activity-export">
			<input type="hidden" name="action" value="<?php echo esc_attr( Activity_Actions::EXPORT ); ?>">
			<?php
			foreach ( $query as $name => $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
			wp_nonce_field( Activity_Actions::EXPORT, '_wpnonce', false );
			?>
		</form>
		<?php
	}

	/** @param array<string, string> $query */
	private static function print_field( string $name, string $type, string $label, array $query ): void {
		printf(
			'<p><label for="jp-activity-%1$s">%2$s</label> <input id="jp-activity-%1$s" name="%1$s" type="%3$s" value="%4$s" maxlength="100"></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $query[ $name ] ?? '' )
		);
	}

	/** @param array<string, string> $query */
	private static function print_link( string $label, array $query ): void {
		printf( '<a class="button" href="%s">%s</a> ', esc_url( Subpage::url( self::SLUG, $query ) ), esc_html( $label ) );
	}

	private static function print_result(): void {
		$result = ( new Flash( self::FLASH ) )->take();
		foreach ( array( 'success', 'error' ) as $type ) {
			if ( is_string( $result[ $type ] ?? null ) ) {
				Result_Notice::print( $result[ $type ], $type );
			}
		}
	}
}
