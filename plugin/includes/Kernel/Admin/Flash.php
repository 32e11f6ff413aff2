<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** A value for the user's next page load, stored in a transient for about a minute and deleted when read. */
final class Flash {

	private const PREFIX  = 'jetpack_dashboard_flash_';
	private const SECONDS = 120;

	/** Name of the form. */
	private string $name;

	/** @param string $name Name of the form, in snake case. */
	public function __construct( string $name ) {
		$this->name = $name;
	}

	/** @param array<string, mixed> $value */
	public function set( array $value ): void {
		set_transient( $this->key(), $value, self::SECONDS );
	}

	/** @return array<string, mixed> Empty if there is none. */
	public function take(): array {
		$value = get_transient( $this->key() );

		if ( ! is_array( $value ) ) {
			return array();
		}

		delete_transient( $this->key() );

		return $value;
	}

	private function key(): string {
		return self::PREFIX . $this->name . '_' . get_current_user_id();
	}
}
