<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether the site's TLS certificate ends soon. Most are renewed 30 days before. */
final class Certificate_Health implements Health_Test {

	public const ID = 'certificate';

	private const SOON_S     = 14 * DAY_IN_SECONDS;
	private const CRITICAL_S = 3 * DAY_IN_SECONDS;

	/** Severity of a certificate that has ended: worse than one that ends within days. */
	private const ENDED = 3;

	private Certificate $certificate;
	private Clock $clock;

	public function __construct( Certificate $certificate, Clock $clock ) {
		$this->certificate = $certificate;
		$this->clock       = $clock;
	}

	public function label(): string {
		return __( 'HTTPS certificate', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return true;
	}

	public function applies(): bool {
		return Certificate::applies();
	}

	public function run(): Finding {
		$end = $this->certificate->end();
		if ( null === $end ) {
			// Many hosts don't let a server reach its own public address: that is no fault of the certificate.
			return Finding::good( __( 'The HTTPS certificate could not be checked', 'jetpack-dashboard' ), __( 'The server can’t reach the site’s own address over HTTPS. Visitors may still reach it.', 'jetpack-dashboard' ) )->with_severity( null );
		}

		$left = $end - $this->clock->now();
		$date = (string) wp_date( get_option( 'date_format' ), $end );
		if ( $left >= self::SOON_S ) {
			/* translators: %s: a date. */
			return Finding::good( __( 'The HTTPS certificate is valid', 'jetpack-dashboard' ), sprintf( __( 'It ends on %s. Hosting providers usually renew it before.', 'jetpack-dashboard' ), $date ) );
		}
		/* translators: %s: a date. */
		$why  = sprintf( $left > 0 ? __( 'It ends on %s. From then on, browsers warn visitors and don’t show the site.', 'jetpack-dashboard' ) : __( 'It ended on %s. Browsers warn visitors and don’t show the site.', 'jetpack-dashboard' ), $date );
		$todo = __( 'Renew it, or ask your hosting provider why it isn’t renewed automatically.', 'jetpack-dashboard' );

		if ( $left <= 0 ) {
			return Finding::critical( __( 'The HTTPS certificate has ended', 'jetpack-dashboard' ), $why, $todo )->with_severity( self::ENDED );
		}

		return $left < self::CRITICAL_S
			? Finding::critical( __( 'The HTTPS certificate ends within days', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'The HTTPS certificate ends soon', 'jetpack-dashboard' ), $why, $todo );
	}
}
