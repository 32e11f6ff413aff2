<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether more pages than usual end with fatal PHP errors. They are only counted while the self-check is on. */
final class Php_Error_Health implements Health_Test {

	public const ID = 'php-errors';

	/** Single ones come from visitors who try out addresses. */
	private const MANY = 5;

	/** From how many times the usual number they have risen. */
	private const RISE = 3;

	private Php_Errors $errors;

	public function __construct( Php_Errors $errors ) {
		$this->errors = $errors;
	}

	public function label(): string {
		return __( 'PHP errors', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return Self_Check_Log::is_on();
	}

	public function run(): Finding {
		$count = $this->errors->count_recent();
		if ( $count < self::MANY ) {
			/* translators: %d: a number. */
			return Finding::good( __( 'Pages load without many PHP errors', 'jetpack-dashboard' ), sprintf( _n( '%d page ended with a fatal PHP error in the last one to two hours.', '%d pages ended with a fatal PHP error in the last one to two hours.', $count, 'jetpack-dashboard' ), $count ) );
		}

		$usual = $this->errors->usual();
		/* translators: 1: a number, 2: a number, 3: file and line. */
		$why  = sprintf( __( '%1$d pages ended with a fatal PHP error in the last one to two hours (usually at this time of the day: %2$d), the last one in %3$s. Visitors then see an error message instead of the page.', 'jetpack-dashboard' ), $count, $usual, $this->errors->last_place() );
		$todo = __( 'If the file belongs to a plugin or the theme, update it, turn it off for a while, or tell its developers. Your server’s error log has the messages.', 'jetpack-dashboard' );

		// A site that always has errors still has a problem, but no new one: the next rise is another one.
		return $count < self::RISE * $usual
			? Finding::recommended( __( 'As many pages as usual end with a fatal PHP error', 'jetpack-dashboard' ), $why, $todo )->with_severity( 0 )
			: Finding::critical( __( 'More pages than usual end with a fatal PHP error', 'jetpack-dashboard' ), $why, $todo );
	}
}
