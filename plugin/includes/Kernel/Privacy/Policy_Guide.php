<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

final class Policy_Guide {

	/**
	 * Suggests a paragraph for the privacy policy. Call on admin_init while the feature is active.
	 *
	 * @param string $note For the administrator; not copied into the policy.
	 */
	public static function suggest( string $title, string $note, string $suggestion ): void {
		wp_add_privacy_policy_content(
			$title,
			'<p class="privacy-policy-tutorial">' . esc_html( $note ) . '</p><p><strong class="privacy-policy-tutorial">'
			. esc_html__( 'Suggested text:', 'jetpack-dashboard' ) . '</strong> ' . esc_html( $suggestion ) . '</p>'
		);
	}
}
