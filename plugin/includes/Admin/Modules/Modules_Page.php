<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;

defined( 'ABSPATH' ) || exit;

/** A list of all modules that works without JavaScript: whether each is active, and why not if it can't be. */
final class Modules_Page implements Subpage_Body {

	public const SLUG = Dashboard_Page::MODULES_SLUG;

	private Module_Registry $modules;

	private Flash $flash;
	private Changes_List $changes;
	private Modules_Per_Page $per_page;

	private ?Modules_Table $table = null;

	public function __construct( Module_Registry $modules, Changes_List $changes, Modules_Per_Page $per_page ) {
		$this->modules  = $modules;
		$this->flash    = new Flash( 'modules' );
		$this->changes  = $changes;
		$this->per_page = $per_page;
	}

	public function prepare(): void {
		$this->per_page->add_to_screen();
		$this->table = new Modules_Table( Module_Row::all( $this->modules ), $this->per_page );
		$this->table->prepare_items();
	}

	public function render(): void {
		if ( null === $this->table ) {
			return;
		}

		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Modules', 'jetpack-dashboard' ) . '</h1>';
		$this->print_search_words();
		echo '<hr class="wp-header-end">';
		$this->print_result();
		echo '<p>' . esc_html__( 'All Jetpack modules, and whether they are active on this site.', 'jetpack-dashboard' ) . '</p>';
		$this->table->views();
		$this->print_search_form();
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Module_Switching::ACTION ); ?>">
			<?php
			// Returns to the same view and search after the form is handled. The table has a field for the page.
			foreach ( array_diff_key( $this->table->query(), array( 'paged' => 0 ) ) as $name => $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
			printf( '<input type="hidden" name="shown_page" value="%d">', esc_attr( (string) $this->table->get_pagenum() ) );
			wp_nonce_field( Module_Switching::ACTION );
			$this->table->display();
			?>
		</form>
		<?php
		printf( '<p><a href="%s">%s</a></p>', esc_url( Subpage::url( Dashboard_Page::SETTINGS_FILE_SLUG ) ), esc_html__( 'Import and export settings', 'jetpack-dashboard' ) );
		$this->changes->render();
		echo '</div>';
	}

	private function print_search_words(): void {
		$term = $this->table ? $this->table->query()['s'] ?? '' : '';

		if ( '' !== $term ) {
			echo '<span class="subtitle">' . esc_html(
				sprintf(
					/* translators: %s: what was looked for. */
					__( 'Search results for: %s', 'jetpack-dashboard' ),
					$term
				)
			) . '</span>';
		}
	}

	/** A form of its own, since searching is a GET. */
	private function print_search_form(): void {
		if ( null === $this->table ) {
			return;
		}

		echo '<form method="get" action="' . esc_url( admin_url( 'admin.php' ) ) . '"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';

		if ( isset( $this->table->query()['state'] ) ) {
			echo '<input type="hidden" name="state" value="' . esc_attr( $this->table->query()['state'] ) . '">';
		}

		$this->table->search_box( __( 'Search modules', 'jetpack-dashboard' ), 'jetpack-module' );
		echo '</form>';
	}

	private function print_result(): void {
		$result   = $this->flash->take();
		$switched = array_filter( (array) ( $result['done'] ?? array() ), 'is_string' );
		$failed   = array_filter( (array) ( $result['failed'] ?? array() ), 'is_string' );

		if ( isset( $result['done'] ) && ! $switched && ! $failed ) {
			wp_admin_notice( esc_html__( 'No changes were needed.', 'jetpack-dashboard' ), array( 'type' => 'info' ) );
		}

		if ( $switched ) {
			wp_admin_notice(
				esc_html( self::success_text( array_map( array( self::class, 'name' ), $switched ), ! empty( $result['is_on'] ) ) ),
				array(
					'type'        => 'success',
					'dismissible' => true,
				)
			);
		}

		if ( $failed ) {
			$items = '';

			foreach ( $failed as $slug => $reason ) {
				/* translators: 1: name of a module. 2: why it could not be switched. */
				$items .= '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), self::name( (string) $slug ), $reason ) ) . '</li>';
			}

			$lead = empty( $result['is_on'] )
				? __( 'These modules could not be deactivated:', 'jetpack-dashboard' )
				: __( 'These modules could not be activated:', 'jetpack-dashboard' );

			wp_admin_notice(
				'<p>' . esc_html( $lead ) . '</p><ul class="ul-disc">' . $items . '</ul>',
				array(
					'type'           => 'error',
					'paragraph_wrap' => false,
				)
			);
		}

		if ( ! empty( $result['is_empty'] ) ) {
			wp_admin_notice( esc_html__( 'Choose an action and at least one module first.', 'jetpack-dashboard' ), array( 'type' => 'warning' ) );
		}
	}

	/** @param string[] $names At least one module name. */
	private static function success_text( array $names, bool $is_on ): string {
		$list = implode( wp_get_list_item_separator(), $names );

		return $is_on
			/* translators: %s: names of modules, comma-separated. */
			? sprintf( _n( '%s has been activated.', '%s have been activated.', count( $names ), 'jetpack-dashboard' ), $list )
			/* translators: %s: names of modules, comma-separated. */
			: sprintf( _n( '%s has been deactivated.', '%s have been deactivated.', count( $names ), 'jetpack-dashboard' ), $list );
	}

	private static function name( string $slug ): string {
		return Module_Texts::of( $slug )['name'];
	}

	/** @param array<string, string> $query See Modules_Table::query_of(). */
	public static function url( array $query = array() ): string {
		return Subpage::url( self::SLUG, $query );
	}
}
