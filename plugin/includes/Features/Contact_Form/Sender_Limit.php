<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Limits messages per visitor and hour, and of all visitors per hour. */
class Sender_Limit {

	private const PER_VISITOR = 10;
	private const PER_SITE    = 500;

	private Rate_Limiter $limiter;

	public function __construct( Rate_Limiter $limiter ) {
		$this->limiter = $limiter;
	}

	/** Counts a message. Returns whether it is within the limits; also false if the database fails. */
	public function allows(): bool {
		/**
		 * Filters how many messages a visitor can send per hour with contact forms.
		 *
		 * @since 1.0.0
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_contact_form_limit', self::PER_VISITOR );

		try {
			return $this->limiter->allows_visitor( 'form', $limit, HOUR_IN_SECONDS )
				&& $this->limiter->hit( 'form site', '', HOUR_IN_SECONDS ) <= self::PER_SITE;
		} catch ( Storage_Error $error ) {
			return false;
		}
	}
}
