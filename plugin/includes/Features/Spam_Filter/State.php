<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** Where learning from the site's older comments is. Autoloaded, since it is small and admin pages check it. */
class State {

	private const OPTION = 'jetpack_dashboard_spam_filter';

	public function has_started(): bool {
		return '' !== $this->get()['salt'];
	}

	/** The key of the hashes of words. Its own, so that new keys in wp-config.php don't make the filter forget. */
	public function salt(): string {
		return $this->get()['salt'];
	}

	/** Comments after this one teach only if a moderator decided about them. */
	public function last_older(): int {
		return $this->get()['last_older'];
	}

	/** The oldest comment that has been learned; 0 if all have. */
	public function next_before(): int {
		return $this->get()['next_before'];
	}

	/**
	 * Starts learning, for the first time or again.
	 *
	 * @param int $newest Id of the newest comment. Applies the first time only.
	 */
	public function start( int $newest ): void {
		$last = $this->has_started() ? $this->last_older() : $newest;
		$this->save( wp_generate_password( 32, false ), $last, PHP_INT_MAX );
	}

	public function proceed( int $next_before ): void {
		$this->save( $this->salt(), $this->last_older(), $next_before );
	}

	private function save( string $salt, int $last_older, int $next_before ): void {
		update_option( self::OPTION, compact( 'salt', 'last_older', 'next_before' ), true );
	}

	/** @return array{salt: string, last_older: int, next_before: int} */
	private function get(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();

		return array(
			'salt'        => (string) ( $stored['salt'] ?? '' ),
			'last_older'  => (int) ( $stored['last_older'] ?? 0 ),
			'next_before' => (int) ( $stored['next_before'] ?? 0 ),
		);
	}
}
