<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

defined( 'ABSPATH' ) || exit;

/** Stores what the last import changed. Contains no secrets, since files contain none. */
class Import_Undo {

	private const OPTION = 'jetpack_dashboard_import_undo';

	/** @param array{before: array<string, mixed>, after: array<string, mixed>} $changed */
	public function remember( array $changed ): void {
		if ( $changed['after'] ) {
			update_option( self::OPTION, $changed, false );
		}
	}

	/** @return array{before: array<string, mixed>, after: array<string, mixed>}|null */
	public function last(): ?array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) && is_array( $stored['before'] ?? null ) && is_array( $stored['after'] ?? null ) ? array(
			'before' => $stored['before'],
			'after'  => $stored['after'],
		) : null;
	}

	public function forget(): void {
		delete_option( self::OPTION );
	}
}
