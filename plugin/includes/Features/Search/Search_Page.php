<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Modules\Plan_Support;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Explains search, its status, and what is missing to use it. */
final class Search_Page implements Subpage_Body {

	public const SLUG = 'jetpack-search';

	private const MODULE = 'search';

	private Module_Registry $modules;
	private Settings_Store $settings;
	private Connection_Status $connection;
	private Rebuild_Form $form;
	private Setup_Form $setup;

	public function __construct( Module_Registry $modules, Settings_Store $settings, Connection_Status $connection, Rebuild_Form $form, Setup_Form $setup ) {
		$this->modules    = $modules;
		$this->settings   = $settings;
		$this->connection = $connection;
		$this->form       = $form;
		$this->setup      = $setup;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Search', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<p><?php echo esc_html( Module_Texts::of( self::MODULE )['description'] ); ?></p>
			<?php $this->print_unavailable_reason(); ?>
			<table class="widefat striped">
				<caption class="screen-reader-text"><?php esc_html_e( 'Search status', 'jetpack-dashboard' ); ?></caption>
				<tbody>
					<?php
					foreach ( $this->rows() as $label => $value ) {
						printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
					}
					?>
				</tbody>
			</table>
			<?php
			if ( $this->modules->is_active( self::MODULE ) ) {
				$this->form->render();
				$this->setup->render();
			}
			?>
			<p>
				<a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/performance' ) ); ?>"><?php esc_html_e( 'Search settings', 'jetpack-dashboard' ); ?></a>
			</p>
		</div>
		<?php
	}

	private function print_unavailable_reason(): void {
		$reason = 'inactive' === $this->modules->override( self::MODULE )
			? __( 'It has been disabled by a site administrator.', 'jetpack-dashboard' )
			: (string) $this->modules->unavailable_reason( self::MODULE );

		if ( '' !== $reason ) {
			wp_admin_notice(
				'<p><strong>' . esc_html__( 'Search can’t be used on this site.', 'jetpack-dashboard' ) . '</strong> ' . esc_html( trim( $reason ) ) . '</p><p>'
				. esc_html__( 'Visitors use the search built into WordPress, which finds words in posts and pages.', 'jetpack-dashboard' ) . '</p>',
				array(
					'type'               => 'warning',
					'paragraph_wrap'     => false,
					'additional_classes' => array( 'inline' ),
				)
			);
		}
	}

	/** @return array<string, string> Text by label. */
	private function rows(): array {
		$module = $this->modules->get( self::MODULE );
		$rows   = array(
			__( 'Search', 'jetpack-dashboard' )         => $this->modules->is_active( self::MODULE ) ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' ),
			__( 'Instant search', 'jetpack-dashboard' ) => $this->settings->get( 'instant_search_enabled' ) ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' ),
		);

		// Without an account service there are no plans.
		if ( $module && ! $this->connection->is_local() ) {
			$rows[ __( 'Plan', 'jetpack-dashboard' ) ] = Plan_Support::supports( $module )
				? __( 'The site’s plan includes search.', 'jetpack-dashboard' )
				: __( 'The site’s plan does not include search.', 'jetpack-dashboard' );
		}

		return $rows;
	}
}
