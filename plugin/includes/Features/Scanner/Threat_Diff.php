<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What was changed in a file of WordPress or of a plugin. Limited, because WordPress compares changed lines with each other. */
class Threat_Diff {

	/** Bytes of each file. */
	private const MAX_BYTES = 1048576;

	/** Lines from the first to the last changed one, of each file. */
	private const MAX_LINES = 300;

	/** Characters of a line. */
	private const MAX_LENGTH = 500;

	/** Unchanged lines before and after. */
	private const CONTEXT = 3;

	private Threats $threats;
	private Threat_Files $files;
	private Originals $originals;
	private Earlier_Version $earlier;

	public function __construct( Threats $threats, Threat_Files $files, Originals $originals, Earlier_Version $earlier ) {
		$this->threats   = $threats;
		$this->files     = $files;
		$this->originals = $originals;
		$this->earlier   = $earlier;
	}

	/**
	 * @param bool $is_earlier Whether to compare with an earlier version from a backup instead of the published original.
	 * @return array{place: string, html: string, is_cut: bool, backup: string}|WP_Error A table of WordPress's, escaped; '' if only spaces differ; id of the backup, or ''.
	 * @throws Storage_Error
	 */
	public function of( int $id, bool $is_earlier = false ) {
		$sides = $this->sides( $id, $is_earlier );
		if ( is_wp_error( $sides ) ) {
			return $sides;
		}

		return array(
			'place'  => $sides['place'],
			'html'   => (string) wp_text_diff(
				implode( "\n", $sides['old'] ),
				implode( "\n", $sides['new'] ),
				array(
					'title_left'  => $is_earlier ? __( 'Backup', 'jetpack-dashboard' ) : __( 'Original', 'jetpack-dashboard' ),
					'title_right' => __( 'This site', 'jetpack-dashboard' ),
				)
			),
			'is_cut' => $sides['is_cut'],
			'backup' => $sides['backup'],
		);
	}

	/**
	 * As of(), for a terminal.
	 *
	 * @return array{lines: string[], is_cut: bool, backup: string}|WP_Error Lines of Diff_Text.
	 * @throws Storage_Error
	 */
	public function text( int $id, bool $is_earlier ) {
		$sides = $this->sides( $id, $is_earlier );

		return is_wp_error( $sides ) ? $sides : array(
			'lines'  => Diff_Text::lines( $sides['old'], $sides['new'] ),
			'is_cut' => $sides['is_cut'],
			'backup' => $sides['backup'],
		);
	}

	/**
	 * @return array{place: string, old: string[], new: string[], is_cut: bool, backup: string}|WP_Error
	 * @throws Storage_Error
	 */
	private function sides( int $id, bool $is_earlier ) {
		$threat = $this->threats->find( $id );
		if ( ! $threat || Threat::FILE !== $threat['kind'] ) {
			return Threat_Fixes::no_such_threat();
		}
		$path = $this->files->unchanged( $threat['place'], $threat['version'] );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		$version = $is_earlier ? $this->earlier->of( $path, $threat['version'] ) : $this->originals->of( $path );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$original = is_array( $version ) ? $version['content'] : $version;
		$changed  = (string) file_get_contents( $path, false, null, 0, self::MAX_BYTES + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		if ( strlen( $changed ) > self::MAX_BYTES || strlen( $original ) > self::MAX_BYTES || false !== strpos( $original, "\0" ) ) {
			return new WP_Error( 'no_text', __( 'This file is too large, or isn’t a text.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
		}
		list( $old, $new, $is_cut ) = self::changed_lines( self::lines( $original ), self::lines( $changed ) );

		return array(
			'place'  => $threat['place'],
			'old'    => $old,
			'new'    => $new,
			'is_cut' => $is_cut,
			'backup' => is_array( $version ) ? $version['backup'] : '',
		);
	}

	/**
	 * The lines that differ, with some around them.
	 *
	 * @param string[] $old
	 * @param string[] $new_lines
	 * @return array{string[], string[], bool} Old and new lines, and whether some are missing.
	 */
	private static function changed_lines( array $old, array $new_lines ): array {
		$shorter = min( count( $old ), count( $new_lines ) );
		$start   = 0;
		while ( $start < $shorter && $old[ $start ] === $new_lines[ $start ] ) {
			++$start;
		}
		$end         = 0;
		$old_ends    = array_reverse( $old );
		$new_ends    = array_reverse( $new_lines );
		$end_longest = $shorter - $start;
		while ( $end < $end_longest && $old_ends[ $end ] === $new_ends[ $end ] ) {
			++$end;
		}
		$start  = max( 0, $start - self::CONTEXT );
		$end    = max( 0, $end - self::CONTEXT );
		$is_cut = false;
		$parts  = array();
		foreach ( array( $old, $new_lines ) as $lines ) {
			$part    = array_slice( $lines, $start, count( $lines ) - $start - $end );
			$is_cut  = $is_cut || count( $part ) > self::MAX_LINES || array_filter( $part, static fn( string $line ): bool => mb_strlen( $line, 'UTF-8' ) > self::MAX_LENGTH );
			$parts[] = array_map( static fn( string $line ): string => mb_substr( $line, 0, self::MAX_LENGTH, 'UTF-8' ), array_slice( $part, 0, self::MAX_LINES ) );
		}

		return array( $parts[0], $parts[1], $is_cut );
	}

	/** @return string[] Valid UTF-8. */
	private static function lines( string $text ): array {
		if ( 1 !== preg_match( '//u', $text ) ) {
			$text = (string) preg_replace( '/[^\x09\x0a\x0d\x20-\x7e]/', '?', $text );
		}

		return preg_split( '/\r\n|\r|\n/', $text ) ?: array();
	}
}
