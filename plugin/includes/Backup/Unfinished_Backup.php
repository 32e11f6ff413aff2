<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Base64 of bytes in JSON.

/**
 * How far a backup is that is being created, in a file of the backup folder.
 *
 * `after`: path of the last file that is in the backup, or, until `is_checked`, that is counted for the space that the backup needs, which is
 * `needed` bytes so far. `bytes` of the list of files. `previous`: id of the backup before; `passed`: how many of its files come before `after`.
 *
 * @phpstan-type Unfinished array{id: string, after: string, bytes: int, files: int, size: int, skipped: int, previous: string, passed: int, is_listed: bool, key: string, scope: string, needed: int, is_checked: bool}
 */
final class Unfinished_Backup {

	/** What a path is encrypted for. */
	private const ABOUT = 'unfinished';

	private Backups $backups;
	private ?Data_Key $key;

	/** @param Data_Key|null $key With which backups are encrypted; null if they aren't. */
	public function __construct( Backups $backups, ?Data_Key $key ) {
		$this->backups = $backups;
		$this->key     = $key;
	}

	/** @return Unfinished Of a backup that begins. */
	public static function start( string $id, string $key, string $scope ): array {
		return array(
			'id'         => $id,
			'after'      => '',
			'bytes'      => 0,
			'files'      => 0,
			'size'       => 0,
			'skipped'    => 0,
			'previous'   => '',
			'passed'     => 0,
			'is_listed'  => false,
			'key'        => $key,
			'scope'      => $scope,
			'needed'     => 0,
			'is_checked' => false,
		);
	}

	/** @return Unfinished|null Null if there is nothing to continue with. */
	public function load(): ?array {
		$file  = "{$this->backups->folder()}/work/backup.json";
		$list  = "{$this->backups->folder()}/work/list";
		$noted = json_decode( is_file( $file ) ? (string) file_get_contents( $file ) : '', true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$after = base64_decode( (string) ( $noted['after'] ?? '' ), true );
		$after = $this->key ? $this->key->open( (string) $after, self::ABOUT ) : $after;
		$key   = $this->key ? $this->key->id() : '';
		// Of a backup that is, or isn't, encrypted with this key.
		if ( ! is_array( $noted ) || ! is_string( $after ) || ( $noted['key'] ?? '' ) !== $key ) {
			return null;
		}
		// A backup that is listed is complete: it was killed between its last two steps.
		if ( in_array( $noted['id'] ?? '', $this->backups->ids(), true ) || time() - (int) filemtime( $file ) >= HOUR_IN_SECONDS || ( $noted['bytes'] > 0 && ( ! is_file( $list ) || filesize( $list ) < $noted['bytes'] ) ) ) {
			return null;
		}

		return array(
			'id'         => (string) $noted['id'],
			'after'      => $after,
			'bytes'      => (int) $noted['bytes'],
			'files'      => (int) $noted['files'],
			'size'       => (int) $noted['size'],
			'skipped'    => (int) $noted['skipped'],
			'previous'   => (string) ( $noted['previous'] ?? '' ),
			'passed'     => (int) ( $noted['passed'] ?? 0 ),
			'is_listed'  => true === ( $noted['is_listed'] ?? false ),
			'key'        => $key,
			'scope'      => (string) ( $noted['scope'] ?? '' ),
			'needed'     => (int) ( $noted['needed'] ?? 0 ),
			// Older versions of the plugin didn't compare the space.
			'is_checked' => false !== ( $noted['is_checked'] ?? true ),
		);
	}

	/**
	 * @param array<string, mixed> $state As load().
	 * @throws Backup_Error
	 */
	public function save( array $state ): void {
		$after = $this->key ? $this->key->seal( $state['after'], self::ABOUT ) : $state['after'];
		$this->backups->pieces()->write( "{$this->backups->folder()}/work/backup.json", (string) wp_json_encode( array( 'after' => base64_encode( $after ) ) + $state ) );
	}
}
