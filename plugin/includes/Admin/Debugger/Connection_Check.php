<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Kernel\Admin\Flash;

defined( 'ABSPATH' ) || exit;

/** Handles the Debugger page's form. The test calls the account service, so it never runs while a page is rendered. */
final class Connection_Check {

	public const ACTION = 'jetpack_dashboard_test_connection';

	private Connection_Test $test;

	private Flash $flash;

	public function __construct( Connection_Test $test ) {
		$this->test  = $test;
		$this->flash = new Flash( 'connection_test' );
	}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

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
