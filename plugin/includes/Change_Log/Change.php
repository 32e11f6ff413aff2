<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

defined( 'ABSPATH' ) || exit;

/** One logged change. Properties are read-only. */
final class Change {

	/** Kinds: a setting's value, a module's switch, a reset. */
	public const SETTING  = 'setting';
	public const SWITCHED = 'switch';
	public const RESET    = 'reset';

	/** Replaces the id of users whose personal data was erased. */
	public const ERASED_USER = PHP_INT_MAX;

	/** Maximum code points per text. */
	private const TEXT_LENGTH = 300;

	/** Maximum bytes per value. */
	private const VALUE_LENGTH = 16000;

	public int $id;

	/** Unix time. */
	public int $time;

	/** 0 for cron and WP-CLI. */
	public int $user_id;

	public string $kind;

	/** Setting key, module slug, or name of the reset. */
	public string $name;

	/**
	 * Null if the value is secret.
	 *
	 * @var mixed
	 */
	public $old;

	/**
	 * Null if the value is secret.
	 *
	 * @var mixed
	 */
	public $new;

	/** @param array<string, string> $row */
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
	 * Serializes a value, with long texts truncated.
	 *
	 * @param mixed $value
	 */
	public static function to_stored( $value ): string {
		$json = (string) wp_json_encode( self::truncate( $value ) );

		return strlen( $json ) <= self::VALUE_LENGTH ? $json : '"…"';
	}

	/**
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
