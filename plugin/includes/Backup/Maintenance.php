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
		wp_delete_file( ABSPATH . '.maintenance' );
	}

	/** @param int $age Seconds that the file seems to be old. */
	private function write( int $age = 0 ): bool {
		$this->written_at = time();
		$time             = $this->written_at - $age;
		$code             = $this->bypass ? $this->bypass->code( $time ) : Maintenance_Bypass::plain_code( $time );

		return Maintenance_Bypass::store( $code );
	}
}
