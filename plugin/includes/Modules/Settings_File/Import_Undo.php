<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

defined( 'ABSPATH' ) || exit;

/** Stores what the last import changed. Contains no secrets, since files contain none. */
class Import_Undo {

	private const OPTION = 'jetpack_dashboard_import_undo';

	private const ID_BYTES = 4;

	/**
	 * @param array<string, mixed> $before By module or setting.
	 * @param array<string, mixed> $after
	 */
	public function remember( array $before, array $after ): void {
		$id   = bin2hex( random_bytes( self::ID_BYTES ) );
		$time = time();
		update_option( self::OPTION, compact( 'id', 'time', 'before', 'after' ), false );
	}

	/** @param array<string, mixed>|null $previous As last() returned it. */
	public function put_back( ?array $previous ): void {
		if ( $previous ) {
			update_option( self::OPTION, $previous, false );
		} else {
			$this->forget();
		}
	}

	/** @return array{id: string, time: int, before: array<string, mixed>, after: array<string, mixed>}|null */
	public function last(): ?array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) && is_string( $stored['id'] ?? null ) && is_array( $stored['before'] ?? null ) && is_array( $stored['after'] ?? null ) ? array(
			'id'     => $stored['id'],
			'time'   => (int) ( $stored['time'] ?? 0 ),
			'before' => $stored['before'],
			'after'  => $stored['after'],
		) : null;
	}

	/** Clears the cached value, since another request may have imported. */
	public function forget_cached(): void {
		wp_cache_delete( self::OPTION, 'options' );
	}

	public function forget(): void {
		delete_option( self::OPTION );
	}
}
