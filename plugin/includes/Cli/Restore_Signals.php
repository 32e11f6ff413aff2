<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Maintenance;
use Jetpack_Dashboard\Backup\Restore_State;

defined( 'ABSPATH' ) || exit;

/**
 * Turns maintenance mode off when Ctrl-C or `kill` ends a restore. Otherwise it would stay on for ten minutes. If the site is partly restored,
 * it stays on. While the database works on a statement, PHP waits for it.
 */
final class Restore_Signals {

	/** @var string[] Backup folders that may have the state of a restore. */
	private array $folders;

	private bool $was_async = false;

	/** @var array<int, callable|int> What was there before, by signal. */
	private array $earlier = array();

	/** @param string[] $folders */
	public function __construct( array $folders ) {
		$this->folders = $folders;
	}

	public function start(): void {
		if ( ! self::is_possible() ) {
			return;
		}
		$this->was_async = pcntl_async_signals( true );
		foreach ( array( SIGINT, SIGTERM ) as $signal ) {
			$this->earlier[ $signal ] = pcntl_signal_get_handler( $signal );
			pcntl_signal( $signal, array( $this, 'end' ) );
		}
	}

	public function stop(): void {
		foreach ( $this->earlier as $signal => $handler ) {
			pcntl_signal( $signal, $handler );
			pcntl_async_signals( $this->was_async );
		}
	}

	public function end( int $signal ): void {
		if ( array() === array_filter( array_map( array( Restore_State::class, 'unfinished' ), $this->folders ) ) ) {
			( new Maintenance() )->end();
		}
		// Not exit(), which would run plugins' shutdown code.
		pcntl_signal( $signal, SIG_DFL );
		posix_kill( (int) getmypid(), $signal );
	}

	/** Hosts disable some of these functions. Process 1, as in a container, can't end itself by a signal. */
	private static function is_possible(): bool {
		foreach ( array( 'pcntl_async_signals', 'pcntl_signal', 'pcntl_signal_get_handler', 'posix_kill', 'getmypid' ) as $name ) {
			if ( ! function_exists( $name ) ) {
				return false;
			}
		}

		return 1 !== getmypid();
	}
}
