<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/** The bell in the toolbar. Outside of wp-admin, it is a link without a script. */
final class Notes {

	public const SLUG       = 'notes';
	public const CAPABILITY = 'edit_posts';

	private const NODE = 'jetpack-notes';

	/** Inline, since pages outside of wp-admin get no styles. */
	private const DOT = 'background:#ff5c5c;border-radius:50%;height:8px;inset-block-start:6px;inset-inline-end:6px;position:absolute;width:8px';

	private Container $services;

	/** With a trailing slash. */
	private string $assets_url;

	/**
	 * Events of this request.
	 *
	 * @var array<string, array{string, string, int}>
	 */
	private array $noted = array();

	public function __construct( Container $services, Plugin_Files $files ) {
		$this->services   = $services;
		$this->assets_url = $files->url( 'includes/Features/Notes/assets/' );
	}

	public function register(): void {
		Note_Hooks::add_source( $this->services, Comment_Notes::class );
		add_action( 'wp_insert_comment', array( Comment_Notes::class, 'on_comment' ), 10, 2 );
		add_action( Note_Hooks::EVENT, array( $this, 'note' ), 10, 3 );
		add_action( 'admin_bar_menu', array( $this, 'add_bell' ), 20 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
				add_filter( 'heartbeat_send', array( $this, 'add_to_heartbeat' ) );
			}
		);
	}

	/**
	 * Stores the events of a request once, at its end.
	 *
	 * @param string $source
	 * @param string $capability
	 * @param int    $user_id
	 */
	public function note( $source, $capability, $user_id ): void {
		if ( ! $this->noted ) {
			add_action( 'shutdown', array( $this, 'store' ) );
		}
		$this->noted[ "$source $capability $user_id" ] = array( (string) $source, (string) $capability, (int) $user_id );
	}

	public function store(): void {
		$this->services->get( Last_Events::class )->store( array_values( $this->noted ) );
	}

	/** @param WP_Admin_Bar $bar */
	public function add_bell( $bar ): void {
		if ( is_network_admin() || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$has_news = $this->services->get( Last_Events::class )->has_news();

		$bar->add_node(
			array(
				'parent' => 'top-secondary',
				'id'     => self::NODE,
				'href'   => Subpage::url( Notes_Page::SLUG ),
				'title'  => sprintf(
					'<span class="ab-icon dashicons-before dashicons-bell" style="margin-inline-end:0" aria-hidden="true"></span><span class="screen-reader-text">%s</span><span class="jp-notes-dot" style="%s"%s></span>',
					esc_html( $has_news ? self::label_with_news() : __( 'Notifications', 'jetpack-dashboard' ) ),
					esc_attr( self::DOT ),
					$has_news ? '' : ' hidden'
				),
				'meta'   => array( 'class' => 'jp-notes' ),
			)
		);
	}

	public function enqueue(): void {
		if ( is_network_admin() || ! is_admin_bar_showing() || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}

		$data = array(
			'url'   => rest_url( Controller::ROUTE_NAMESPACE . '/notes' ),
			'nonce' => wp_create_nonce( 'wp_rest' ),
			'texts' => array(
				'name'    => __( 'Notifications', 'jetpack-dashboard' ),
				'news'    => self::label_with_news(),
				'loading' => __( 'Loading…', 'jetpack-dashboard' ),
				'empty'   => __( 'Nothing new in the last 30 days.', 'jetpack-dashboard' ),
				'failed'  => __( 'The notifications could not be loaded. Reload the page and try again.', 'jetpack-dashboard' ),
				'new'     => __( 'New', 'jetpack-dashboard' ),
				'all'     => __( 'Open as a page', 'jetpack-dashboard' ),
			),
		);
		wp_enqueue_style( 'jetpack-dashboard-notes', $this->assets_url . 'notes.css', array( 'admin-bar' ), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_script(
			'jetpack-dashboard-notes',
			$this->assets_url . 'notes.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		wp_add_inline_script( 'jetpack-dashboard-notes', 'window.jpNotes = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param array<string, mixed> $response
	 * @return array<string, mixed>
	 */
	public function add_to_heartbeat( $response ): array {
		return array_merge( (array) $response, current_user_can( self::CAPABILITY ) ? array( 'jetpack_dashboard_notes' => $this->services->get( Last_Events::class )->has_news() ) : array() );
	}

	private static function label_with_news(): string {
		return __( 'Notifications (new)', 'jetpack-dashboard' );
	}
}
