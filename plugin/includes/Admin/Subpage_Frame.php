<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** The masthead and styles that subpages share with the app. */
final class Subpage_Frame {

	private const STYLE    = 'jetpack-dashboard-subpage';
	private const MASTHEAD = 'jetpack-dashboard-masthead';

	/** The icon `mark` of src/components/light/icon.tsx. */
	private const MARK = '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false"><circle class="jp-icon__disc" cx="14" cy="14" r="14"/><path class="jp-icon__chevrons" d="M8 15.5l6-6 6 6M8 20.5l6-6 6 6"/></svg>';

	private Subpage_List $pages;
	private Menu_Links $links;
	private Plugin_Files $files;

	public function __construct( Subpage_List $pages, Menu_Links $links, Plugin_Files $files ) {
		$this->pages = $pages;
		$this->links = $links;
		$this->files = $files;
	}

	/** Runs before headers are sent. */
	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	public function enqueue(): void {
		wp_register_style( self::MASTHEAD, $this->files->url( 'includes/Admin/assets/masthead.css' ), array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_style( self::STYLE, $this->files->url( 'includes/Admin/assets/subpage.css' ), array( self::MASTHEAD ), JETPACK_DASHBOARD_VERSION );
	}

	public function render( Subpage $page ): void {
		echo '<div class="jp-subpage">';
		$this->print_masthead( $page->slug );
		$page->body()->render();
		echo '</div>';
	}

	/** A page of the network's admin, whose masthead doesn't link to the pages of one site. */
	public function render_on_network( Subpage_Body $body ): void {
		echo '<div class="jp-subpage"><div class="jp-masthead"><div class="jp-masthead__row"><span class="jp-masthead__brand">';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant and an escaped text.
		echo self::MARK . esc_html__( 'Jetpack', 'jetpack-dashboard' );
		echo '</span></div></div>';
		$body->render();
		echo '</div>';
	}

	private function print_masthead( string $current ): void {
		// Offline, some subpages open for users who can't open the dashboard.
		$has_dashboard = current_user_can( 'jetpack_admin_page' );
		$brand         = self::MARK . esc_html__( 'Jetpack', 'jetpack-dashboard' );

		echo '<div class="jp-masthead"><div class="jp-masthead__row">';
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant and an escaped text.
		echo $has_dashboard
			? '<a class="jp-masthead__brand" href="' . esc_url( Subpage::url( Admin_Page::SLUG ) . '#/dashboard' ) . '">' . $brand . '</a>'
			: '<span class="jp-masthead__brand">' . $brand . '</span>';
		// phpcs:enable

		if ( $has_dashboard ) {
			$this->print_navigation( $current );
		}

		echo '</div></div>';
	}

	private function print_navigation( string $current ): void {
		echo '<nav class="jp-main-nav" aria-label="' . esc_attr__( 'Jetpack', 'jetpack-dashboard' ) . '"><ul class="jp-main-nav__list">';
		self::print_link( __( 'At a Glance', 'jetpack-dashboard' ), Subpage::url( Admin_Page::SLUG ) . '#/dashboard', false );

		if ( $this->links->has_settings() ) {
			self::print_link( __( 'Settings', 'jetpack-dashboard' ), Subpage::url( Admin_Page::SLUG ) . '#/settings', false );
		}

		foreach ( $this->pages->all() as $page ) {
			if ( $page->is_in_menu && current_user_can( $page->capability ) ) {
				self::print_link( $page->title(), Subpage::url( $page->slug ), $page->slug === $current );
			}
		}

		echo '</ul></nav>';
	}

	private static function print_link( string $label, string $url, bool $is_current ): void {
		printf( '<li><a class="jp-main-nav__link" href="%s"%s>%s</a></li>', esc_url( $url ), $is_current ? ' aria-current="page"' : '', esc_html( $label ) );
	}
}
