<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Admin\Debugger\Debugger_Page;
use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** The connection to the account service, if the site uses one. */
final class Connection_Health implements Health_Test {

	private Connection_Status $status;
	private Account_Service $account_service;
	private Connection_Test $test;

	public function __construct( Connection_Status $status, Account_Service $account_service, Connection_Test $test ) {
		$this->status          = $status;
		$this->account_service = $account_service;
		$this->test            = $test;
	}

	public function label(): string {
		return __( 'Connection to the account service', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return true;
	}

	public function applies(): bool {
		return null !== $this->account_service->fault_text() || ( $this->status->is_registered() && ! $this->status->is_offline() );
	}

	public function run(): Finding {
		$fault  = $this->account_service->fault_text();
		$result = null === $fault ? $this->test->run() : null;
		if ( true === $result ) {
			return Finding::good( __( 'The connection to the account service works', 'jetpack-dashboard' ), __( 'Features that need the account service get their data.', 'jetpack-dashboard' ) );
		}

		$problem = $result ? $result->get_error_message() : (string) $fault;
		$data    = $result ? $result->get_error_data() : null;

		return Finding::critical(
			__( 'The connection to the account service doesn’t work', 'jetpack-dashboard' ),
			trim( $problem . ' ' . __( 'Features that need the account service, such as backups and downtime alerts, can’t work until this is fixed.', 'jetpack-dashboard' ) ),
			is_array( $data ) ? (string) ( $data['resolution'] ?? '' ) : ''
		)->with_action( Debugger_Page::url(), __( 'Test the connection step by step', 'jetpack-dashboard' ) );
	}
}
