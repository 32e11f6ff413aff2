<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** WordPress's maintenance page. WordPress ignores its file after ten minutes, so a restore renews it. */
final class Maintenance {

	/** Unix time; 0 while it is off. */
	private int $written_at = 0;

	/** @throws Backup_Error */
	public function begin(): void {
		if ( ! $this->write() ) {
			throw new Backup_Error( __( 'Maintenance mode could not be turned on.', 'jetpack-dashboard' ) );
		}
	}

	/** Does nothing while it is off. A restore doesn't stop in the middle because this fails. */
	public function renew(): void {
		if ( $this->written_at > 0 && time() - $this->written_at >= MINUTE_IN_SECONDS ) {
			$this->write();
		}
	}

	public function end(): void {
		$this->written_at = 0;
		wp_delete_file( self::file() );
	}

	private function write(): bool {
		$this->written_at = time();

		return false !== @file_put_contents( self::file(), "<?php \$upgrading = $this->written_at;" );
	}

	private static function file(): string {
		return ABSPATH . '.maintenance';
	}
}
