<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether more pages than usual end with fatal PHP errors. They are only counted while the self-check is on. */
final class Php_Error_Health implements Health_Test {

	public const ID = 'php-errors';

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
		$count  = $this->errors->count_recent();
		$todo   = __( 'If the file belongs to a plugin or the theme, update it, turn it off for a while, or tell its developers. Your server’s error log has the messages.', 'jetpack-dashboard' );
		$usual  = $this->errors->usual();
		$rise   = $this->errors->lasting_rise();
		$is_new = $this->errors->have_risen();
		if ( $rise && ! $is_new ) {
			/* translators: 1: a number, 2: file and line, 3: a date, 4: a number. */
			$why = sprintf( __( '%1$d pages ended with a fatal PHP error in the last 24 hours, the last one in %2$s. Before %3$s, usually %4$d a day were counted. Visitors then see an error message instead of the page.', 'jetpack-dashboard' ), $rise['day'], $this->errors->last_place(), (string) wp_date( get_option( 'date_format' ), $rise['time'] ), $rise['before'] );

			// As severe as the rise, so that it isn't solved.
			return Finding::recommended( __( 'Many pages still end with a fatal PHP error', 'jetpack-dashboard' ), $why, $todo )->with_severity( 2 );
		}
		if ( $count < Php_Errors::MANY ) {
			/* translators: %d: a number. */
			return Finding::good( __( 'Pages load without many PHP errors', 'jetpack-dashboard' ), sprintf( _n( '%d page ended with a fatal PHP error in the last one to two hours.', '%d pages ended with a fatal PHP error in the last one to two hours.', $count, 'jetpack-dashboard' ), $count ) );
		}
		/* translators: 1: a number, 2: a number, 3: file and line. */
		$why = sprintf( __( '%1$d pages ended with a fatal PHP error in the last one to two hours (usually at this time of the day: %2$d), the last one in %3$s. Visitors then see an error message instead of the page.', 'jetpack-dashboard' ), $count, $usual, $this->errors->last_place() );

		// A site that always has errors still has a problem, but no new one: the next rise is another one.
		return $is_new
			? Finding::critical( __( 'More pages than usual end with a fatal PHP error', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'As many pages as usual end with a fatal PHP error', 'jetpack-dashboard' ), $why, $todo )->with_severity( 0 );
	}
}
