<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

defined( 'ABSPATH' ) || exit;

/** A value: who changed what, when, from what and to what. Properties are for reading only. */
final class Change {

	/** Kinds: a setting's value, a module's switch, everything set back. */
	public const SETTING  = 'setting';
	public const SWITCHED = 'switch';
	public const RESET    = 'reset';

	/** Stands for every user whose personal data was erased. */
	public const ERASED_USER = PHP_INT_MAX;

	/** Code points of a text that are kept: enough to know it again. */
	private const TEXT_LENGTH = 300;

	/** Bytes of all of a value that are kept. */
	private const VALUE_LENGTH = 16000;

	/** Its number; a later change has a higher one. */
	public int $id;

	/** When, in seconds since the Unix epoch. */
	public int $time;

	/** Who; 0 for work of the site itself. */
	public int $user_id;

	public string $kind;

	/** Key of the setting, slug of the module, or what was set back. */
	public string $name;

	/**
	 * What it was; null where nobody shall know.
	 *
	 * @var mixed
	 */
	public $old;

	/**
	 * What it became; null where nobody shall know.
	 *
	 * @var mixed
	 */
	public $new;

	/** @param array<string, string> $row Row of the table. */
	public function __construct( array $row ) {
		$this->id      = (int) $row['id'];
		$this->time    = (int) $row['changed_at'];
		$this->user_id = (int) $row['user_id'];
		$this->kind    = $row['kind'];
		$this->name    = $row['name'];
		$this->old     = json_decode( $row['old_value'], true );
		$this->new     = json_decode( $row['new_value'], true );
	}

	/**
	 * A value as a row keeps it: long texts cut.
	 *
	 * @param mixed $value
	 */
	public static function to_stored( $value ): string {
		$json = (string) wp_json_encode( self::truncate( $value ) );

		return strlen( $json ) <= self::VALUE_LENGTH ? $json : '"…"';
	}

	/**
	 * A value with its texts cut.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	private static function truncate( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'truncate' ), $value );
		}

		return is_string( $value ) && mb_strlen( $value, 'UTF-8' ) > self::TEXT_LENGTH
			? mb_substr( $value, 0, self::TEXT_LENGTH, 'UTF-8' ) . '…'
			: $value;
	}
}
