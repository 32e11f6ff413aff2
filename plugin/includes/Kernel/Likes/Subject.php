<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

defined( 'ABSPATH' ) || exit;

/** What visitors can like: posts or comments. */
interface Subject {

	public const POST    = 1;
	public const COMMENT = 2;

	/** @return int POST or COMMENT. */
	public function kind(): int;

	/** Whether everybody can see and like it. */
	public function can_be_liked( int $id ): bool;

	/** @return string URL of the page with the button. */
	public function url( int $id ): string;

	/**
	 * Loads what the other methods need, in as few queries as possible.
	 *
	 * @param int[] $ids
	 */
	public function prime( array $ids ): void;
}
