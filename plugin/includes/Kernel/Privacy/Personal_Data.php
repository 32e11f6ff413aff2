<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

/**
 * Exports and erases one kind of personal data for WordPress's privacy tools.
 * Must work while the module is inactive, since data outlives it, and handle at most PER_PAGE rows per call. Results builds the return
 * values.
 */
interface Personal_Data {

	public const PER_PAGE = 100;

	/** Name of the data, as the privacy tools show it to administrators. */
	public function label(): string;

	/**
	 * @return array{data: array<int, array<string, mixed>>, done: bool}|WP_Error
	 * @throws Storage_Error
	 */
	public function export( Person $person, int $page );

	/**
	 * Called repeatedly until done.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}|WP_Error
	 * @throws Storage_Error
	 */
	public function erase( Person $person );
}
