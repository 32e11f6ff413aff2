<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Admin\Network\Site_Summaries;
use Jetpack_Dashboard\Admin\Network\Sites_Table;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Lists the network's sites with their state, for its administrators, while the plugin is active for the whole network. */
final class Network_Page implements Subpage_Body {

	public const SLUG       = 'jetpack-network';
	public const CAPABILITY = 'jetpack_network_sites_page';

	/** User option of the screen options. */
	private const PER_PAGE = 'jetpack_dashboard_network_sites_per_page';

	private const STYLE = 'jetpack-dashboard-network';

	private Site_Summaries $summaries;
	private Subpage_Frame $frame;
	private Plugin_Files $files;

	private ?Sites_Table $table = null;

	public function __construct( Site_Summaries $summaries, Subpage_Frame $frame, Plugin_Files $files ) {
		$this->summaries = $summaries;
		$this->frame     = $frame;
		$this->files     = $files;
	}

	public function register(): void {
		$network_wide = (array) get_site_option( 'active_sitewide_plugins', array() );
		if ( ! isset( $network_wide[ $this->files->basename() ] ) ) {
			return;
		}
		add_action( 'network_admin_menu', array( $this, 'add_to_menu' ) );
		add_filter( 'network_admin_plugin_action_links_' . $this->files->basename(), array( $this, 'add_link' ) );
		add_filter( 'set_screen_option_' . self::PER_PAGE, array( $this, 'sanitize_per_page' ), 10, 3 );
	}

	public static function url(): string {
		return network_admin_url( 'admin.php?page=' . self::SLUG );
	}

	public function add_to_menu(): void {
		$hook_suffix = add_menu_page(
			__( 'Jetpack sites', 'jetpack-dashboard' ),
			__( 'Jetpack', 'jetpack-dashboard' ),
			self::CAPABILITY,
			self::SLUG,
			function (): void {
				$this->frame->render_on_network( $this );
			},
			'dashicons-admin-multisite'
		);
		if ( $hook_suffix ) {
			add_action( "load-$hook_suffix", array( $this, 'prepare' ) );
		}
	}

	/**
	 * @param string[] $links By key.
	 * @return string[]
	 */
	public function add_link( $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Sites', 'jetpack-dashboard' ) );

		return current_user_can( self::CAPABILITY ) ? array_merge( array( 'sites' => $link ), (array) $links ) : (array) $links;
	}

	/**
	 * As in WordPress's own lists, an empty field or an invalid number changes nothing.
	 *
	 * @param mixed  $unused
	 * @param string $option
	 * @param mixed  $value
	 * @return int|false False keeps the stored value.
	 */
	public function sanitize_per_page( $unused, $option, $value ) {
		$number = is_numeric( $value ) ? (int) $value : 0;

		return $number > 0 ? min( Sites_Table::MAX_PER_PAGE, $number ) : false;
	}

	public function prepare(): void {
		$this->frame->prepare();
		add_action( 'admin_enqueue_scripts', fn() => wp_enqueue_style( self::STYLE, $this->files->url( 'includes/Admin/assets/network.css' ), array(), JETPACK_DASHBOARD_VERSION ) );
		add_screen_option(
			'per_page',
			array(
				'default' => Sites_Table::PER_PAGE,
				'option'  => self::PER_PAGE,
			)
		);
		$this->table = new Sites_Table( $this->summaries, self::PER_PAGE );
		$this->table->prepare_items();
	}

	public function render(): void {
		if ( null === $this->table ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Jetpack sites', 'jetpack-dashboard' ) . '</h1>';
		echo '<p>' . esc_html__( 'The sites of this network: whether each is connected, and which features are on. Each site has its own settings and dashboard.', 'jetpack-dashboard' ) . '</p>';
		?>
		<form method="get" action="<?php echo esc_url( network_admin_url( 'admin.php' ) ); ?>">
			<input type="hidden" name="page" value="<?php echo esc_attr( self::SLUG ); ?>">
			<?php
			$this->table->search_box( __( 'Search sites', 'jetpack-dashboard' ), 'jp-network' );
			$this->table->display();
			?>
		</form>
		<?php
		echo '</div>';
	}
}
