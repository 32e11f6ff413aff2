<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** Registers them below the plugin's menu entry and keeps them out of the menu, which stays short: the dashboard's footer leads to them. */
final class Subpages {

	/** After the entry itself is there. */
	private const AFTER_ENTRY = 11;

	/** @var callable(): Subpage[] */
	private $pages;

	/** @param callable(): Subpage[] $pages Gives the pages; called once WordPress makes its menu. */
	public function __construct( callable $pages ) {
		$this->pages = $pages;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ), self::AFTER_ENTRY );
		// Once WordPress knows the page's title and parent, which it looks up in the menu, and before the menu is printed.
		add_action( 'admin_head', array( $this, 'hide' ) );
	}

	/** Adds the pages. */
	public function add(): void {
		foreach ( ( $this->pages )() as $page ) {
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

	/** Takes their links out of the menu, and the entry's own where it is the only one left. */
	public function hide(): void {
		foreach ( ( $this->pages )() as $page ) {
			remove_submenu_page( Admin_Page::SLUG, $page->slug );
		}

		if ( array( Admin_Page::SLUG ) === array_column( $GLOBALS['submenu'][ Admin_Page::SLUG ] ?? array(), 2 ) ) {
			remove_submenu_page( Admin_Page::SLUG, Admin_Page::SLUG );
		}
	}
}
