<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Availability;
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

	public function __construct( Module_Registry $modules, Settings_Store $settings, Connection_Status $connection ) {
		$this->modules    = $modules;
		$this->settings   = $settings;
		$this->connection = $connection;
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
					foreach ( $this->facts() as $label => $value ) {
						printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
					}
					?>
				</tbody>
			</table>
			<p>
				<a class="button" href="<?php echo esc_url( Subpage::url( Dashboard_Page::MODULES_SLUG, array( 's' => Module_Texts::of( self::MODULE )['name'] ) ) ); ?>"><?php esc_html_e( 'Show it in the list of modules', 'jetpack-dashboard' ); ?></a>
			</p>
		</div>
		<?php
	}

	private function print_unavailable_reason(): void {
		$reason = 'inactive' === $this->modules->override( self::MODULE )
			? __( 'It has been disabled by a site administrator.', 'jetpack-dashboard' )
			: (string) $this->modules->unavailable_reason( self::MODULE );

		$module = $this->modules->get( self::MODULE );

		// Don't offer a plan that would not make search work.
		if ( $module && ! $module->has_behavior ) {
			$reason = str_replace( Module_Availability::reason_text( 'no_behavior' ), '', $reason ) . ' ' . __( 'This version of Jetpack doesn’t include search yet, on any plan.', 'jetpack-dashboard' );
		}

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
	private function facts(): array {
		$module = $this->modules->get( self::MODULE );
		$facts  = array(
			__( 'Module', 'jetpack-dashboard' )          => $this->modules->is_active( self::MODULE ) ? __( 'Active', 'jetpack-dashboard' ) : __( 'Inactive', 'jetpack-dashboard' ),
			__( 'Instant results', 'jetpack-dashboard' ) => $this->settings->get( 'instant_search_enabled' ) ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' ),
		);

		// Without an account service there are no plans.
		if ( $module && ! $this->connection->is_local() ) {
			$facts[ __( 'Plan', 'jetpack-dashboard' ) ] = Plan_Support::supports( $module )
				? __( 'The site’s plan includes search.', 'jetpack-dashboard' )
				: __( 'The site’s plan does not include search.', 'jetpack-dashboard' );
		}

		return $facts;
	}
}
