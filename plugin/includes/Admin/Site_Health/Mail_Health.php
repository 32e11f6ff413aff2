<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Mail\Mail_Failure;

defined( 'ABSPATH' ) || exit;

/** Whether the site can send emails. Sends none. */
final class Mail_Health implements Health_Test {

	private Mail_Failure $failure;
	private Clock $clock;

	public function __construct( Mail_Failure $failure, Clock $clock ) {
		$this->failure = $failure;
		$this->clock   = $clock;
	}

	public function label(): string {
		return __( 'Emails', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return true;
	}

	public function run(): Finding {
		$affected = __( 'Password resets, emails to followers, messages of contact forms and downtime alerts don’t arrive.', 'jetpack-dashboard' );
		$todo     = __( 'Install a plugin that sends emails by SMTP, and enter the server and the password of a mailbox.', 'jetpack-dashboard' );
		$last     = $this->failure->last();

		if ( ! Mail_Failure::has_mailer() ) {
			$finding = Finding::critical( __( 'This site can’t send emails', 'jetpack-dashboard' ), __( 'PHP’s mail function is turned off on this server, and no plugin sends emails instead.', 'jetpack-dashboard' ) . ' ' . $affected, $todo );
		} elseif ( $last ) {
			/* translators: %s: a length of time, such as "2 hours". */
			$when    = sprintf( __( 'Sending an email failed %s ago, and no email was sent since.', 'jetpack-dashboard' ), human_time_diff( $last['time'], $this->clock->now() ) );
			$finding = Finding::critical(
				__( 'The last email could not be sent', 'jetpack-dashboard' ),
				/* translators: %s: an error message. */
				$when . ' ' . ( '' === $last['reason'] ? '' : sprintf( __( 'The error was: %s', 'jetpack-dashboard' ), $last['reason'] ) . ' ' ) . $affected,
				$todo
			);
		} else {
			return Finding::good( __( 'Emails can be sent', 'jetpack-dashboard' ), __( 'No email failed to be sent. Whether emails arrive depends on the mail servers.', 'jetpack-dashboard' ) );
		}

		return $finding->with_action( self_admin_url( 'plugin-install.php?tab=search&s=smtp' ), __( 'Find a plugin for SMTP', 'jetpack-dashboard' ) );
	}
}
