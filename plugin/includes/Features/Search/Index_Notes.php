<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** The notification that the search index is complete. */
final class Index_Notes implements Note_Source {

	public const ID         = 'search-index';
	public const CAPABILITY = 'manage_options';

	private Search_Index $index;

	public function __construct( Search_Index $index ) {
		$this->index = $index;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		$time = $this->index->completed();
		$size = $this->index->size();

		return $time <= $since || $limit < 1 ? array() : array(
			new Note(
				/* translators: %s: number of posts. */
				sprintf( _n( 'The search index is complete: %s post', 'The search index is complete: %s posts', $size, 'jetpack-dashboard' ), number_format_i18n( $size ) ),
				Subpage::url( Search_Page::SLUG ),
				$time
			),
		);
	}
}
