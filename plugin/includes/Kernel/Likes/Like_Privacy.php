<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** The paragraph about likes for the privacy policy. */
final class Like_Privacy {

	public static function suggest(): void {
		Policy_Guide::suggest(
			__( 'Likes', 'jetpack-dashboard' ),
			__( 'Likes are stored on this site’s own server: those of users with their accounts, those of visitors as numbers.', 'jetpack-dashboard' ),
			__( 'If you like a post or comment while you are logged in, we store that with your account until you take it back. If you are not logged in, we only count your like. So that we count it once, we store a code that is calculated from your IP address and browser, and deleted after the day. Your browser remembers what you liked.', 'jetpack-dashboard' )
		);
	}
}
