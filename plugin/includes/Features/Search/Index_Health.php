<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Whether the search index contains all posts. */
final class Index_Health implements Health_Test {

	private Module_Registry $modules;
	private Search_Index $index;

	public function __construct( Module_Registry $modules, Search_Index $index ) {
		$this->modules = $modules;
		$this->index   = $index;
	}

	public function label(): string {
		return __( 'Search index', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		// It compares the index with all posts.
		return true;
	}

	public function applies(): bool {
		return $this->modules->is_active( 'search' );
	}

	public function run(): Finding {
		try {
			$finding = $this->finding();
		} catch ( Storage_Error $error ) {
			$finding = Finding::critical(
				__( 'The search index can’t be read', 'jetpack-dashboard' ),
				__( 'The database reported an error. Visitors use the search built into WordPress.', 'jetpack-dashboard' ),
				__( 'Rebuild the index. If that fails, ask your hosting provider to check the database.', 'jetpack-dashboard' )
			);
		}

		return $finding->with_action( Subpage::url( Search_Page::SLUG ), __( 'Open the search page', 'jetpack-dashboard' ) );
	}

	/** @throws Storage_Error */
	private function finding(): Finding {
		$missing = $this->index->missing();
		if ( $missing > 0 ) {
			return Finding::recommended(
				__( 'Posts are missing from the search index', 'jetpack-dashboard' ),
				/* translators: %s: number of posts. */
				sprintf( _n( 'Visitors can’t find %s published post, page or other entry. It may have been imported directly into the database.', 'Visitors can’t find %s published posts, pages or other entries. They may have been imported directly into the database.', $missing, 'jetpack-dashboard' ), number_format_i18n( $missing ) ),
				__( 'Rebuild the index.', 'jetpack-dashboard' )
			);
		}
		if ( $this->index->is_complete() ) {
			return Finding::good( __( 'The search index is complete', 'jetpack-dashboard' ), __( 'Visitors can find all published posts and pages.', 'jetpack-dashboard' ) );
		}

		$progress = $this->index->progress();

		return Finding::recommended(
			__( 'The search index isn’t complete', 'jetpack-dashboard' ),
			/* translators: 1: number of indexed posts, 2: number of all posts. */
			sprintf( __( 'Indexed %1$s of %2$s posts, pages and other entries. Visitors can’t find the others, or use the search built into WordPress.', 'jetpack-dashboard' ), number_format_i18n( $progress['indexed'] ), number_format_i18n( $progress['total'] ) ),
			__( 'The index is built in the background. If the numbers are the same in a few minutes, background work doesn’t run: check the test “Background work”.', 'jetpack-dashboard' )
		);
	}
}
