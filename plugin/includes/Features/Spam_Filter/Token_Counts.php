<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** What the filter has learned. */
interface Token_Counts {

	/** @return array{spam: int, ham: int} How many messages of each kind it has learned from. */
	public function totals(): array;

	/**
	 * @param string[] $tokens
	 * @return array<string, array{spam: int, ham: int}> By token; unknown tokens are left out.
	 */
	public function counts( array $tokens ): array;
}
