<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** WordPress's maintenance page. WordPress ignores its file after ten minutes, so a restore renews it. */
final class Maintenance {

	private const RENEW_S = 10;

	/** Unix time; 0 while it is off. */
	private int $written_at = 0;

	private ?Maintenance_Bypass $bypass;

	/** @param Maintenance_Bypass|null $bypass For a restore in slices: its requests pass. */
	public function __construct( ?Maintenance_Bypass $bypass = null ) {
		$this->bypass = $bypass;
	}

	/** @throws Backup_Error If something else has turned it on, such as an update, which would turn it off during the restore. */
	public static function check_unused(): void {
		if ( self::is_foreign() ) {
			throw new Backup_Error( __( 'Nothing was restored, because WordPress is in maintenance mode. Wait until the update has ended. If none is running, turn maintenance mode off by deleting the file .maintenance, then try again.', 'jetpack-dashboard' ) );
		}
	}

	/** @throws Backup_Error */
	public function begin(): void {
		if ( ! $this->write() ) {
			throw new Backup_Error( __( 'Maintenance mode could not be turned on.', 'jetpack-dashboard' ) );
		}
	}

	/** Does nothing while it is off. A restore doesn't stop in the middle because this fails. */
	public function renew(): void {
		if ( $this->written_at > 0 && time() - $this->written_at >= self::RENEW_S ) {
			$this->write();
		}
	}

	/** Between two parts that no page waits for: the next visit continues at once. */
	public function invite(): void {
		$this->write( Maintenance_Bypass::SILENT_S );
	}

	public function end(): void {
		$this->written_at = 0;
		if ( ! self::is_foreign() ) {
			wp_delete_file( ABSPATH . '.maintenance' );
		}
	}

	private static function is_foreign(): bool {
		$code = (string) @file_get_contents( ABSPATH . '.maintenance' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file, which usually isn't there.
		if ( '' === $code || Maintenance_Bypass::is_own_code( $code ) ) {
			return false;
		}

		return 1 !== preg_match( '/upgrading\s*=\s*[\'"]?(\d+)[\'"]?\s*;/', $code, $time ) || time() - (int) $time[1] < 10 * MINUTE_IN_SECONDS;
	}

	/** @param int $age Seconds that the file seems to be old. */
	private function write( int $age = 0 ): bool {
		$this->written_at = time();
		$time             = $this->written_at - $age;
		$code             = $this->bypass ? $this->bypass->code( $time ) : Maintenance_Bypass::plain_code( $time );

		return Maintenance_Bypass::store( $code );
	}
}
