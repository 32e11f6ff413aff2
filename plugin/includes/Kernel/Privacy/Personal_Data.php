<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

/**
 * Exports and erases it for WordPress's privacy tools. Each feature implements this in its own folder; Sources lists them.
 *
 * It works whether the feature's module is on or off, since the data outlives a switch, and handles at most PER_PAGE rows of a kind per
 * call. Results have the form that WordPress documents for exporters and erasers; Results builds them.
 */
interface Personal_Data {

	public const PER_PAGE = 100;

	/** Name of the data, as the privacy tools show it to administrators. */
	public function label(): string;

	/**
	 * Exports a page of a person's data.
	 *
	 * @return array{data: array<int, array<string, mixed>>, done: bool}|WP_Error
	 * @throws Storage_Error
	 */
	public function export( Person $person, int $page );

	/**
	 * Erases a person's data, as much as one call may. It is called again until it is done.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}|WP_Error
	 * @throws Storage_Error
	 */
	public function erase( Person $person );
}
