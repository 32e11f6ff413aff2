<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A kind of connection. */
interface Network {

	public function name(): string;

	/** Maximum characters of a message; 0 for none. */
	public function limit( Connection $connection ): int;

	/** Characters that a link counts as; 0 for its length. */
	public function link_length(): int;

	/** Whether a job of this age can be sent again without being published twice, even if an earlier attempt arrived. */
	public function recognizes_repeats( int $age_s ): bool;

	/**
	 * @param array<string, string> $secrets
	 * @param array<string, string> $job     Its row.
	 */
	public function send( Connection $connection, array $secrets, WP_Post $post, string $message, array $job ): Outcome;

	/**
	 * Checks the connection without publishing anything.
	 *
	 * @param array<string, string> $secrets
	 */
	public function test( Connection $connection, array $secrets ): Outcome;
}
