<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** A message about what a form did. It gets the focus, since nothing else announces it after the page has loaded again. */
final class Result_Notice {

	/** Of the element. Browsers move the focus to the element that the address ends with. */
	public const ID = 'jp-result';

	/** Arguments of wp_admin_notice(). WordPress moves notices without “inline”, which takes the focus away. */
	public const ARGS = array(
		'id'                 => self::ID,
		'additional_classes' => array( 'inline', 'jp-progress-result' ),
		'attributes'         => array( 'tabindex' => '-1' ),
	);

	public static function print( string $text, string $type ): void {
		wp_admin_notice( esc_html( $text ), array( 'type' => $type ) + self::ARGS );
	}
}
