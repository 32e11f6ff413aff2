<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Notes;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** One kind of notification. It reads what its feature stores anyway. */
interface Note_Source {

	/** Users without this capability don't get the notifications. */
	public function capability(): string;

	/**
	 * The newest notes that the current user may see. The number of queries must not depend on the number of rows, and each must use an index.
	 *
	 * @param int $since Unix time.
	 * @return Note[]
	 * @throws Storage_Error
	 */
	public function newest( int $since, int $limit ): array;
}
