<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Kernel\Admin\Flash;

defined( 'ABSPATH' ) || exit;

/** Takes that page's button. The test speaks with the account service, hence never while a page is built. */
final class Connection_Check {

	public const ACTION = 'jetpack_dashboard_test_connection';

	private Connection_Test $test;

	/** Where the page finds the results. */
	private Flash $flash;

	public function __construct( Connection_Test $test ) {
		$this->test  = $test;
		$this->flash = new Flash( 'connection_test' );
	}

	/** Hooks the button's target. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

	/** Runs the test, and goes back to the page. */
	public function handle(): void {
		if ( ! current_user_can( 'manage_options' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );

		$this->flash->set( array( 'results' => $this->test->results() ) );

		wp_safe_redirect( Debugger_Page::url() );
		exit;
	}
}
