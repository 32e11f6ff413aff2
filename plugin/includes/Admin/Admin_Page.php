<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;

defined( 'ABSPATH' ) || exit;

/** Adds the dashboard page to the admin menu and prints the app's mount element. */
final class Admin_Page {

	public const SLUG = Dashboard_Page::SLUG;

	private Page_Assets $assets;
	private Menu_Links $links;
	private State_Notices $state_notices;

	public function __construct( Page_Assets $assets, Menu_Links $links, State_Notices $state_notices ) {
		$this->assets        = $assets;
		$this->links         = $links;
		$this->state_notices = $state_notices;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_to_menu' ) );
		add_action( 'admin_init', array( $this, 'redirect_deep_link' ) );
	}

	public function add_to_menu(): void {
		$hook_suffix = add_menu_page(
			__( 'Jetpack', 'jetpack-dashboard' ),
			__( 'Jetpack', 'jetpack-dashboard' ),
			'jetpack_admin_page',
			self::SLUG,
			array( $this, 'render' ),
			self::icon(),
			3
		);

		$this->links->add();

		if ( $hook_suffix ) {
			add_action( 'load-' . $hook_suffix, array( $this, 'prepare' ) );
		}
	}

	/** Runs on the page's load hook, before headers are sent. */
	public function prepare(): void {
		$this->state_notices->take();
		$this->assets->register();
	}

	/** WordPress moves other plugins' notices behind the hr element. */
	public function render(): void {
		?>
		<div class="jp-admin-notices"><hr class="wp-header-end"></div>
		<div id="jetpack-dashboard-root" class="jp-dashboard">
			<noscript>
				<p><?php esc_html_e( 'This page needs JavaScript. Turn it on in your browser, then reload the page.', 'jetpack-dashboard' ); ?></p>
				<?php if ( current_user_can( 'jetpack_manage_modules' ) ) : ?>
					<p><a href="<?php echo esc_url( Modules\Modules_Page::url() ); ?>"><?php esc_html_e( 'The list of modules works without it.', 'jetpack-dashboard' ); ?></a></p>
				<?php endif; ?>
			</noscript>
			<?php if ( ! $this->assets->are_built() ) : ?>
				<p><?php esc_html_e( 'The dashboard’s files are missing. Reinstall or build the plugin.', 'jetpack-dashboard' ); ?></p>
			<?php endif; ?>
		</div>
		<?php
		$this->assets->print_mount_script();
	}

	/** Redirects admin.php?jp-react-redirect=… to the named route, if the route is on the list. */
	public function redirect_deep_link(): void {
		$routes = array( 'product-purchased' => '#/recommendations/product-purchased' );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only opens a page.
		$name = isset( $_GET['jp-react-redirect'] ) && is_string( $_GET['jp-react-redirect'] ) ? sanitize_key( wp_unslash( $_GET['jp-react-redirect'] ) ) : '';

		if ( isset( $routes[ $name ] ) && ! wp_doing_ajax() ) {
			wp_safe_redirect( admin_url( 'admin.php?page=' . self::SLUG . $routes[ $name ] ) );
			exit;
		}
	}

	/** The logo as a data URI: WordPress recolors SVG menu icons to match the admin color scheme. */
	private static function icon(): string {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 28 28"><path fill="black" fill-rule="evenodd" d="M14 0a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM6.9 15.2 14 8.1l7.1 7.1-1.7 1.7-5.4-5.4-5.4 5.4Zm0 5L14 13.1l7.1 7.1-1.7 1.7-5.4-5.4-5.4 5.4Z"/></svg>';

		return 'data:image/svg+xml;base64,' . base64_encode( $svg ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- WordPress asks for an icon in this form.
	}
}
