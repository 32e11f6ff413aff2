<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What can be done about a file that is a threat, and the Undo of it. Callers check permissions. */
class Threat_Fixes {

	private const CHANGED = 'changed-published';

	private Threats $threats;
	private Threat_Files $files;
	private Quarantine $quarantine;
	private Originals $originals;
	private Earlier_Version $earlier;
	private Scan_Log $log;

	public function __construct( Threats $threats, Threat_Files $files, Quarantine $quarantine, Originals $originals, Earlier_Version $earlier, Scan_Log $log ) {
		$this->threats    = $threats;
		$this->files      = $files;
		$this->quarantine = $quarantine;
		$this->originals  = $originals;
		$this->earlier    = $earlier;
		$this->log        = $log;
	}

	/**
	 * Places of files that have an original.
	 *
	 * @param array<int, array{code: string, place: string}> $threats All.
	 * @return array<string, true>
	 */
	public static function restorable( array $threats ): array {
		return array_fill_keys( array_column( array_filter( $threats, static fn( array $threat ): bool => self::CHANGED === $threat['code'] ), 'place' ), true );
	}

	/**
	 * Whether to offer to delete the file. That it can be deleted is checked when it is.
	 *
	 * @param array{kind: string, code: string, place: string} $threat
	 * @param array<string, true>                              $restorable
	 */
	public static function can_delete( array $threat, array $restorable ): bool {
		return Threat::FILE === $threat['kind'] && ! in_array( $threat['code'], array( self::CHANGED, 'changed-since', Threat::NOT_READ ), true ) && ! isset( $restorable[ $threat['place'] ] ) && ! Threat_Files::is_needed( $threat['place'] );
	}

	/**
	 * Ignores a threat, or no longer does.
	 *
	 * @return string|WP_Error Where it is.
	 * @throws Storage_Error
	 */
	public function ignore( int $id, bool $is_ignored ) {
		$threat = $this->threats->find( $id );
		if ( ! $threat ) {
			return self::no_such_threat();
		}
		$this->threats->set_ignored( $id, $is_ignored );
		$this->log->handled( $is_ignored ? 'ignored' : 'stop-ignoring', $threat['kind'], $threat['place'], $threat['code'] );

		return $threat['place'];
	}

	/**
	 * Ignores a threat and all others in its file, or stops ignoring them.
	 *
	 * @return string|WP_Error Where it is.
	 * @throws Storage_Error
	 */
	public function ignore_file( int $id, bool $is_ignored ) {
		$threat = $this->threats->find( $id );
		if ( $threat && Threat::FILE === $threat['kind'] ) {
			foreach ( $this->threats->all() as $sign ) {
				if ( Threat::FILE === $sign['kind'] && $sign['place'] === $threat['place'] ) {
					$this->threats->set_ignored( $sign['id'], $is_ignored );
				}
			}
		}

		return $this->ignore( $id, $is_ignored );
	}

	/**
	 * Moves the file of a threat into the quarantine.
	 *
	 * @return string|WP_Error Where the file was.
	 * @throws Storage_Error
	 */
	public function delete( int $id ) {
		$threat = $this->threats->find( $id );
		if ( ! $threat || ! self::can_delete( $threat, array() ) ) {
			return self::no_such_threat();
		}
		$path = $this->files->deletable( $threat['place'], $threat['version'] );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		$found = $this->threats->in_file( $path );
		if ( isset( $found[ self::CHANGED ] ) ) {
			return Threat_Files::needed();
		}
		$item = $this->quarantine->take( $path, $threat['version'], $found );
		if ( is_wp_error( $item ) ) {
			return $item;
		}
		$this->threats->delete_of_file( $path );
		$this->log->handled( 'deleted', Threat::FILE, $threat['place'], $threat['code'] );

		return $threat['place'];
	}

	/**
	 * Replaces the file of a threat by another version, and keeps it in the quarantine.
	 *
	 * @param string|null $backup Id of the backup whose version is used; null for the published original.
	 * @return string|WP_Error Where the file is.
	 * @throws Storage_Error
	 */
	public function restore( int $id, ?string $backup = null ) {
		$threat = $this->threats->find( $id );
		if ( ! $threat || Threat::FILE !== $threat['kind'] ) {
			return self::no_such_threat();
		}
		$path = $this->files->unchanged( $threat['place'], $threat['version'] );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		$version = null === $backup ? $this->originals->of( $path ) : $this->earlier->of( $path, $threat['version'], $backup );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$original = is_array( $version ) ? $version['content'] : $version;
		$item     = $this->quarantine->take( $path, $threat['version'], $this->threats->in_file( $path ), $original );
		if ( is_wp_error( $item ) ) {
			return $item;
		}
		$this->threats->delete_of_file( $path );
		$this->log->handled( null === $backup ? 'restored' : 'restored-old', Threat::FILE, $threat['place'], $threat['code'] );

		return $threat['place'];
	}

	/**
	 * Puts a file of the quarantine back. What was found in it is listed again.
	 *
	 * @return string|WP_Error Where the file is.
	 * @throws Storage_Error
	 */
	public function undo( int $id ) {
		$item = $this->quarantine->find( $id );
		if ( ! $item ) {
			return new WP_Error( 'no_such_file', __( 'This file is no longer kept.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		$path = $this->files->path( $item['place'] );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		$done = $this->quarantine->put_back( $item, $path );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$scan = Scan_State::load()->scan;
		foreach ( $item['threats'] as $code => $detail ) {
			$this->threats->add( new Threat( Threat::FILE, (string) $code, $item['place'], $detail, (string) md5_file( $path ), Known_Files::hash( dirname( $path ) ) ), $scan );
		}
		$this->log->handled( 'undone', Threat::FILE, $item['place'] );

		return $item['place'];
	}

	public static function no_such_threat(): WP_Error {
		return new WP_Error( 'no_such_threat', __( 'The last scan didn’t find this any more.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
