<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Mail;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Ends wp_mail() before the email leaves. Never escapes Hand_Over. */
final class Hand_Over_Canceled extends RuntimeException {
}
