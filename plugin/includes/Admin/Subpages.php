<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/** Registers the subpages, in the frame of the app. The dashboard's footer links to them; the admin menu lists only a few. */
final class Subpages {

	/** After the top-level entry was added. */
	private const AFTER_ENTRY = 11;

	private Subpage_List $pages;
	private Subpage_Frame $frame;

	public function __construct( Subpage_List $pages, Subpage_Frame $frame ) {
		$this->pages = $pages;
		$this->frame = $frame;
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
				function () use ( $page ): void {
					$this->frame->render( $page );
				}
			);

			if ( false !== $hook_suffix ) {
				add_action(
					'load-' . $hook_suffix,
					function () use ( $page ): void {
						$this->frame->prepare();
						$page->body()->prepare();
					}
				);
			}
		}
	}

	/** Also removes the top-level entry's own link if it is the only one left. */
	public function hide(): void {
		foreach ( $this->pages->all() as $page ) {
			if ( ! $page->is_in_menu ) {
				remove_submenu_page( Admin_Page::SLUG, $page->slug );
			}
		}

		if ( array( Admin_Page::SLUG ) === array_column( $GLOBALS['submenu'][ Admin_Page::SLUG ] ?? array(), 2 ) ) {
			remove_submenu_page( Admin_Page::SLUG, Admin_Page::SLUG );
		}
	}
}
