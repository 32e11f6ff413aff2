<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Key_Files;
use Jetpack_Dashboard\Features\Backups\Offsite_Job;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp jetpack backup encryption`. */
final class Encryption_Command {

	private Backups_Runner $runner;
	private Backup_Log $log;
	private Offsite_Job $offsite;

	public function __construct( Backups_Runner $runner, Backup_Log $log, Offsite_Job $offsite ) {
		$this->runner  = $runner;
		$this->log     = $log;
		$this->offsite = $offsite;
	}

	/**
	 * Encrypts new backups with a passphrase, or unlocks backups that are encrypted. The passphrase is asked for, or read from the standard input. If you lose it, nobody can recover it, and backups can't be restored on another server.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : on also changes the passphrase, of all backups that this site can read. off leaves the existing backups encrypted. unlock reads the key of backups from another server or storage, or after the keys in wp-config.php have changed.
	 * ---
	 * default: show
	 * options:
	 *   - show
	 *   - on
	 *   - off
	 *   - unlock
	 * ---
	 *
	 * [--yes]
	 * : Don't ask for confirmation.
	 *
	 * [--folder=<folder>]
	 * : For unlock: folder with backups, such as a copy from another server. Default: the site's own.
	 *
	 * [--format=<format>]
	 * : For show: how to print the values.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup encryption
	 *     wp jetpack backup encryption on
	 *     wp jetpack backup encryption on --yes < /root/passphrase.txt
	 *     wp jetpack backup encryption unlock --folder=/mnt/jetpack-backups
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function encryption( $args, $options ): void {
		$action = $args[0] ?? 'show';
		if ( isset( $options['folder'] ) && 'unlock' !== $action ) {
			WP_CLI::error( __( 'Only unlock takes a folder.', 'jetpack-dashboard' ) );
		}
		$this->runner->run(
			function ( Backups $backups ) use ( $action, $options ): void {
				if ( 'on' === $action ) {
					$this->turn_on( $backups, $options );
				} elseif ( 'off' === $action ) {
					( new Encryption_Setup( $backups ) )->turn_off();
					$this->log->encryption_changed( 'off' );
					WP_CLI::success( __( 'New backups aren’t encrypted. Existing ones stay encrypted.', 'jetpack-dashboard' ) );
				} elseif ( 'unlock' === $action ) {
					$this->unlock( $backups );
				} else {
					$values = array(
						'encrypts' => $backups->keys()->are_on(),
						'locked'   => $backups->keys()->is_own_locked(),
					);
					Terminal::print_fields( $options, $values );
				}
			},
			$options['folder'] ?? ''
		);
	}

	/** @param array<string, string> $options */
	private function turn_on( Backups $backups, array $options ): void {
		WP_CLI::confirm( __( 'If you lose the passphrase, nobody can recover it, and your backups can’t be restored on another server. Go on?', 'jetpack-dashboard' ), $options );
		$passphrase = Terminal::read_secret( __( 'New passphrase', 'jetpack-dashboard' ), __( 'New passphrase, again', 'jetpack-dashboard' ) );
		if ( null === $passphrase ) {
			WP_CLI::error( __( 'The two passphrases are different. Nothing was changed.', 'jetpack-dashboard' ) );
		}
		$done = ( new Encryption_Setup( $backups ) )->turn_on( $passphrase );
		$this->log->encryption_changed( $done );
		// The storage needs the key as it is encrypted now.
		$this->offsite->start();
		WP_CLI::success( Encryption_Setup::message( $done ) );
	}

	private function unlock( Backups $backups ): void {
		$passphrase = (string) Terminal::read_secret( __( 'Passphrase', 'jetpack-dashboard' ) );
		if ( ! ( new Encryption_Setup( $backups ) )->unlock( $passphrase, new Key_Files( "{$backups->folder()}/offsite" ) ) ) {
			WP_CLI::error( __( 'The passphrase is wrong. Nothing was changed.', 'jetpack-dashboard' ) );
		}
		$this->log->encryption_changed( 'unlocked' );
		$this->offsite->start();
		WP_CLI::success( __( 'Unlocked the backups.', 'jetpack-dashboard' ) );
	}
}
