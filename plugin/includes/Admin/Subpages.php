<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/** Registers the subpages and hides them from the admin menu. The dashboard's footer links to them. */
final class Subpages {

	/** After the top-level entry was added. */
	private const AFTER_ENTRY = 11;

	private Subpage_List $pages;

	public function __construct( Subpage_List $pages ) {
		$this->pages = $pages;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ), self::AFTER_ENTRY );
		// After WordPress read the page's title and parent from the menu, and before it prints the menu.
		add_action( 'admin_head', array( $this, 'hide' ) );
	}

	public function add(): void {
		foreach ( $this->pages->all() as $page ) {
			$hook_suffix = add_submenu_page(
				Admin_Page::SLUG,
				$page->title(),
				$page->title(),
				$page->capability,
				$page->slug,
				static function () use ( $page ): void {
					$page->body()->render();
				}
			);

			if ( false !== $hook_suffix ) {
				add_action(
					'load-' . $hook_suffix,
					static function () use ( $page ): void {
						$page->body()->prepare();
					}
				);
			}
		}
	}

	/** Also removes the top-level entry's own link if it is the only one left. */
	public function hide(): void {
		foreach ( $this->pages->slugs() as $slug ) {
			remove_submenu_page( Admin_Page::SLUG, $slug );
		}

		if ( array( Admin_Page::SLUG ) === array_column( $GLOBALS['submenu'][ Admin_Page::SLUG ] ?? array(), 2 ) ) {
			remove_submenu_page( Admin_Page::SLUG, Admin_Page::SLUG );
		}
	}
}
