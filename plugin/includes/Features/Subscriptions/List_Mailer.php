<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * A copy of WordPress's mailer that doesn't encode URLs in headers. PHPMailer does so with PHP's mail() if a value has more than 63
 * characters, and email apps then don't find the URL in List-Unsubscribe.
 */
final class List_Mailer extends PHPMailer {

	/**
	 * @param string $str
	 * @param string $position
	 * @return string
	 */
	public function encodeHeader( $str, $position = 'text' ) {
		return 1 === preg_match( '#^<https?://[\x21-\x3b\x3d\x3f-\x7e]{1,900}>$#D', (string) $str ) ? $str : parent::encodeHeader( $str, $position );
	}

	public static function copy( PHPMailer $mailer ): self {
		$copy = new self( true );
		foreach ( get_object_vars( $mailer ) as $name => $value ) {
			$copy->$name = $value;
		}

		return $copy;
	}
}
