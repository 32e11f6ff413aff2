<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** Something that a scan found. */
final class Threat {

	public const FILE     = 'file';
	public const POST     = 'post';
	public const OPTION   = 'option';
	public const WEAKNESS = 'weakness';

	/** Code of what a slice has died on twice. */
	public const NOT_READ = 'not-read';

	/** Installed software with a known vulnerability; its detail is one of Vulnerability. */
	public const VULNERABLE = 'vulnerable';

	private const MAX_LENGTH = 500;

	/** FILE, POST, OPTION, WEAKNESS or VULNERABLE. */
	public string $kind;

	/** Key of Threat_Texts. */
	public string $code;

	/** Path below WordPress's folder, ID of a post, name of an option, or what a weakness is about; '' if there is nothing to name. */
	public string $place;

	/** A line of what was found; '' if there is none. */
	public string $detail;

	/** Changes with what was found: it is no longer ignored then. */
	public string $version;

	/** Hash of the file's folder; '' for others. */
	public string $folder;

	/** Tells threats with the same code and place apart; '' if there is one. */
	private string $name;

	public function __construct( string $kind, string $code, string $place, string $detail = '', string $version = '', string $folder = '', string $name = '' ) {
		$this->kind    = $kind;
		$this->code    = $code;
		$this->place   = self::limited( $place );
		$this->detail  = self::limited( $detail );
		$this->version = '' === $version ? md5( $detail ) : $version;
		$this->folder  = $folder;
		$this->name    = $name;
	}

	/** Identifies the threat from scan to scan. */
	public function key(): string {
		return md5( "$this->kind\n$this->code\n$this->place" . ( '' === $this->name ? '' : "\n$this->name" ) );
	}

	/** File names may be in any encoding. */
	private static function limited( string $text ): string {
		return mb_substr( (string) preg_replace( '/[\x00-\x1f\x7f]/', '?', wp_check_invalid_utf8( $text, true ) ), 0, self::MAX_LENGTH );
	}
}
