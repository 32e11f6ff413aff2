<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether pages end with fatal PHP errors. They are only counted while the self-check is on. */
final class Php_Error_Health implements Health_Test {

	public const ID = 'php-errors';

	/** Single ones come from visitors who try out addresses. */
	private const MANY = 5;

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

		return Finding::critical(
			__( 'Many pages end with a fatal PHP error', 'jetpack-dashboard' ),
			/* translators: 1: a number, 2: file and line. */
			sprintf( __( '%1$d pages ended with a fatal PHP error in the last one to two hours, the last one in %2$s. Visitors then see an error message instead of the page.', 'jetpack-dashboard' ), $count, $this->errors->last_place() ),
			__( 'If the file belongs to a plugin or the theme, update it, turn it off for a while, or tell its developers. Your server’s error log has the messages.', 'jetpack-dashboard' )
		);
	}
}
