<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Locked_Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Files of the backup folder, without FTP credentials.

/**
 * Copies backups to the storage, newest first, and continues after a kill. The manifest is written when a listing that began after the last
 * piece was sent has all pieces of the backup, with their sizes.
 */
final class Upload {

	/** How often pieces are sent again if the storage then doesn't list them. */
	private const MAX_ROUNDS = 4;

	private Backups $backups;
	private Offsite_Backups $offsite;
	private Offsite_State $state;

	public function __construct( Backups $backups, Offsite_Backups $offsite, Offsite_State $state ) {
		$this->backups = $backups;
		$this->offsite = $offsite;
		$this->state   = $state;
	}

	/**
	 * @param float $deadline Seconds, as hrtime().
	 * @return bool Whether all backups are at the storage.
	 * @throws Backup_Error
	 */
	public function run( float $deadline ): bool {
		( new Encryption_Setup( $this->backups ) )->write_key_files();
		$this->send_keys();
		// At least a list, or some pieces: what comes before may take a whole slice.
		do {
			if ( '' !== $this->state->id && ! in_array( $this->state->id, $this->backups->ids(), true ) ) {
				// It was deleted meanwhile.
				$this->state->has_garbage = true;
				$this->state->id          = '';
			}
			if ( '' === $this->state->id && ! $this->start() ) {
				return true;
			}
			if ( ! $this->list_pieces( $deadline ) ) {
				return false;
			}
			try {
				$is_sent = $this->send_pieces( $deadline );
			} catch ( Damaged_Backup $error ) {
				if ( in_array( $this->state->id, $this->backups->ids(), true ) && ! $this->is_locked( $this->state->id ) ) {
					$this->state->damaged[] = $this->state->id;
				}
				$this->state->has_garbage = true;
				$this->end();
				continue;
			}
			if ( $is_sent && $this->state->has_sent ) {
				$this->list_again();
			} elseif ( $is_sent ) {
				$this->publish();
			}
		} while ( hrtime( true ) / 1e9 < $deadline );

		return false;
	}

	/**
	 * Sends the files of keys that are new, or have a new passphrase.
	 *
	 * @throws Backup_Error
	 */
	private function send_keys(): void {
		foreach ( $this->backups->key_files()->all() as $key ) {
			$hash = hash( 'sha256', $key->encode() );
			if ( ! in_array( $hash, $this->state->keys, true ) ) {
				$this->offsite->put_key( $key );
				$this->state->keys[] = $hash;
				$this->state->save();
			}
		}
	}

	/** Whether a backup can't be compared with its key before it is sent. */
	private function is_locked( string $id ): bool {
		try {
			$this->backups->manifest( $id );
		} catch ( Locked_Backup $locked ) {
			return true;
		} catch ( Backup_Error $error ) {
			return false;
		}

		return false;
	}

	/** @return bool False if there is nothing to copy. */
	private function start(): bool {
		$missing = array_filter( array_diff( $this->backups->ids(), $this->state->ids, $this->state->damaged ), fn( string $id ): bool => ! $this->is_locked( $id ) );
		if ( ! $missing ) {
			return false;
		}
		$this->state->id     = (string) end( $missing );
		$this->state->rounds = 0;
		$this->list_again();

		return true;
	}

	/** @throws Backup_Error If the storage loses what is sent. */
	private function list_again(): void {
		if ( ++$this->state->rounds > self::MAX_ROUNDS ) {
			$this->end();
			throw new Backup_Error( __( 'The storage doesn’t keep what is sent to it. It may be full.', 'jetpack-dashboard' ) );
		}
		$this->state->listed   = 0;
		$this->state->has_sent = false;
		@unlink( $this->known_file() );
		$this->state->save();
	}

	/** @return bool Whether all lists are read. */
	private function list_pieces( float $deadline ): bool {
		while ( $this->state->listed < Offsite_Backups::LISTS ) {
			$lines = '';
			foreach ( $this->offsite->pieces( $this->state->listed ) as $hash => $size ) {
				$lines .= "$hash $size\n";
			}
			$this->note( $lines );
			++$this->state->listed;
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				break;
			}
		}
		$this->state->save();

		return Offsite_Backups::LISTS <= $this->state->listed;
	}

	/**
	 * @return bool Whether all pieces of the backup were sent.
	 * @throws Damaged_Backup
	 */
	private function send_pieces( float $deadline ): bool {
		$known  = $this->known();
		$pieces = $this->backups->pieces();
		$is_new = true;
		foreach ( $this->hashes() as $hash ) {
			$key = (string) hex2bin( $hash );
			if ( isset( $known[ $key ] ) && $known[ $key ] === $pieces->stored_size( $hash ) ) {
				continue;
			}
			// Finding the first one that is missing may have taken long.
			$deadline = $is_new ? max( $deadline, hrtime( true ) / 1e9 + 1 ) : $deadline;
			$is_new   = false;
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				$this->state->save();
				return false;
			}
			try {
				$stored = $pieces->stored( $hash );
			} catch ( Backup_Error $error ) {
				throw new Damaged_Backup( $error->getMessage() );
			}
			if ( ! $this->state->has_sent ) {
				$this->state->has_sent = true;
				$this->state->save();
			}
			$this->offsite->put_piece( $hash, $stored );
			$known[ $key ] = strlen( $stored );
			++$this->state->sent;
			$this->note( "$hash $known[$key]\n" );
		}

		return true;
	}

	/**
	 * @return \Generator<string>
	 * @throws Damaged_Backup
	 */
	private function hashes(): \Generator {
		try {
			yield from $this->backups->hashes( $this->state->id );
		} catch ( Backup_Error $error ) {
			throw new Damaged_Backup( $error->getMessage() );
		}
	}

	private function publish(): void {
		$id       = $this->state->id;
		$list     = @file_get_contents( "{$this->backups->folder()}/backups/$id.list.gz" );
		$manifest = @file_get_contents( "{$this->backups->folder()}/backups/$id.json" );
		if ( is_string( $list ) && is_string( $manifest ) ) {
			$key = $this->backups->key_files()->get( (string) ( $this->backups->manifest( $id )['key'] ?? '' ) );
			if ( $key ) {
				// Again, in case that it was deleted there: without it, the backup is worthless.
				$this->offsite->put_key( $key );
			}
			$this->offsite->publish( $id, $list, $manifest );
			$this->state->ids[] = $id;
			sort( $this->state->ids, SORT_STRING );
		}
		$this->end();
	}

	private function end(): void {
		$this->state->id = '';
		@unlink( $this->known_file() );
		$this->state->save();
	}

	/** @return array<string, int> Stored bytes by hash, as 32 bytes, of the pieces that the storage has. */
	private function known(): array {
		$known  = array();
		$handle = @fopen( $this->known_file(), 'rb' );
		while ( $handle ) {
			$line = fgets( $handle );
			if ( false === $line ) {
				fclose( $handle );
				break;
			}
			if ( 1 === preg_match( '/^([0-9a-f]{64}) (\d+)\n$/D', $line, $match ) ) {
				$known[ (string) hex2bin( $match[1] ) ] = (int) $match[2];
			}
		}

		return $known;
	}

	/** @throws Backup_Error */
	private function note( string $lines ): void {
		if ( '' !== $lines && @file_put_contents( $this->known_file(), $lines, FILE_APPEND ) !== strlen( $lines ) ) {
			throw new Backup_Error( __( 'The disk is full.', 'jetpack-dashboard' ) );
		}
	}

	private function known_file(): string {
		return "{$this->backups->folder()}/work/offsite-pieces";
	}
}
