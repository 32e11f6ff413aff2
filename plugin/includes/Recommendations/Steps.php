<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

defined( 'ABSPATH' ) || exit;

/** Names of the assistant's steps. Nothing else is stored as a step or in the lists of steps. */
final class Steps {

	public const FIRST = 'not-started';

	public const ALL = array(
		self::FIRST,
		'site-type',
		'product-suggestions',
		'product-purchased',
		'woocommerce',
		'monitor',
		'related-posts',
		'creative-mail',
		'site-accelerator',
		'publicize',
		'security-plan',
		'anti-spam',
		'videopress',
		'summary',
		// Names that other clients of the namespace use (docs/spec/decisions.md#38).
		'site-type-question',
		'banner-completed',
		'setup-wizard-completed',
	);

	/** Keys of `recommendations/data` for the answers of the first step. */
	public const SITE_TYPES = array( 'site-type-personal', 'site-type-business', 'site-type-store', 'site-type-other' );

	/** @param mixed $step */
	public static function is_known( $step ): bool {
		return is_string( $step ) && in_array( $step, self::ALL, true );
	}
}
