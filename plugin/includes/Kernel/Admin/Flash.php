<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** One user's, read once, gone after a minute or so: the page can be loaded again without telling old news. */
final class Flash {

	private const PREFIX  = 'jetpack_dashboard_flash_';
	private const SECONDS = 120;

	/** Which action's. */
	private string $name;

	/** @param string $name Which action's, in snake case. */
	public function __construct( string $name ) {
		$this->name = $name;
	}

	/**
	 * Leaves something for the current user.
	 *
	 * @param array<string, mixed> $value
	 */
	public function set( array $value ): void {
		set_transient( $this->key(), $value, self::SECONDS );
	}

	/**
	 * Takes what was left.
	 *
	 * @return array<string, mixed> Empty when there is nothing.
	 */
	public function take(): array {
		$value = get_transient( $this->key() );

		if ( ! is_array( $value ) ) {
			return array();
		}

		delete_transient( $this->key() );

		return $value;
	}

	/** Where it is kept. */
	private function key(): string {
		return self::PREFIX . $this->name . '_' . get_current_user_id();
	}
}
