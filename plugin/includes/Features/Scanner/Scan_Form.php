<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** Prints the forms of the scan page, which Scan_Actions handles. */
final class Scan_Form {

	/**
	 * A button.
	 *
	 * @param array<string, int|string> $fields
	 * @param string                    $subject What screen readers add to the label.
	 */
	public static function print( string $action, array $fields, string $label, string $subject ): void {
		self::open( $action );
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		printf( '<button class="button">%s <span class="screen-reader-text">%s</span></button></form>', esc_html( $label ), esc_html( $subject ) );
	}

	public static function open( string $action ): void {
		printf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="_wpnonce" value="%s">',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $action ),
			esc_attr( wp_create_nonce( $action ) )
		);
	}
}
