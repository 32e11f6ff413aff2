<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** Formats rows for WordPress's personal data exporter. */
final class Login_Items {

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed>
	 */
	public static function attempt_item( array $row ): array {
		return Results::item(
			'logins',
			__( 'Failed logins', 'jetpack-dashboard' ),
			$row['id'],
			array(
				__( 'Date', 'jetpack-dashboard' )         => Results::date( (int) $row['attempted_at'] ),
				__( 'IP address', 'jetpack-dashboard' )   => $row['address'],
				__( 'Username entered', 'jetpack-dashboard' ) => $row['username'],
				__( 'Login method', 'jetpack-dashboard' ) => self::method( $row['via'] ),
			)
		);
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed>
	 */
	public static function subject_item( array $row ): array {
		return Subject::ACCOUNT === $row['kind']
			? Results::item(
				'lockouts',
				__( 'Login lockouts', 'jetpack-dashboard' ),
				$row['subject_key'],
				array(
					__( 'Account', 'jetpack-dashboard' )   => $row['account'],
					__( 'Last failed login', 'jetpack-dashboard' ) => Results::date( (int) $row['seen_at'] ),
					__( 'Locked on', 'jetpack-dashboard' ) => Results::date( (int) $row['locked_at'] ),
					__( 'Locked until', 'jetpack-dashboard' ) => Results::date( (int) $row['locked_until'] ) ?: __( 'Not locked', 'jetpack-dashboard' ),
				)
			)
			: Results::item(
				'addresses',
				__( 'IP addresses used to log in', 'jetpack-dashboard' ),
				$row['subject_key'],
				array(
					__( 'IP address', 'jetpack-dashboard' ) => $row['address'],
					__( 'Last login', 'jetpack-dashboard' ) => Results::date( (int) $row['seen_at'] ),
					__( 'Unlocked until', 'jetpack-dashboard' ) => Results::date( (int) $row['pass_until'] ),
				)
			);
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed>
	 */
	public static function link_item( array $row ): array {
		return Results::item(
			'unlock-links',
			__( 'Unlock links requested', 'jetpack-dashboard' ),
			$row['id'],
			array(
				__( 'Date', 'jetpack-dashboard' )       => Results::date( (int) $row['requested_at'] ),
				__( 'IP address', 'jetpack-dashboard' ) => $row['address'],
				__( 'Username entered', 'jetpack-dashboard' ) => $row['username'],
			)
		);
	}

	private static function method( string $via ): string {
		$labels = array(
			Attempt::FORM                 => __( 'Login form', 'jetpack-dashboard' ),
			Attempt::XMLRPC               => __( 'XML-RPC', 'jetpack-dashboard' ),
			Attempt::APPLICATION_PASSWORD => __( 'Application password', 'jetpack-dashboard' ),
		);

		return $labels[ $via ] ?? $via;
	}
}
