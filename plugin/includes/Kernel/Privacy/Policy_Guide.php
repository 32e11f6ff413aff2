<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/** Adds paragraphs to WordPress's privacy policy guide. */
final class Policy_Guide {

	/**
	 * Suggests a paragraph. For features that are on, from admin_init.
	 *
	 * @param string $title The feature's name.
	 * @param string $note  A note to the administrator, which is not copied.
	 */
	public static function suggest( string $title, string $note, string $suggestion ): void {
		wp_add_privacy_policy_content(
			$title,
			'<p class="privacy-policy-tutorial">' . esc_html( $note ) . '</p><p><strong class="privacy-policy-tutorial">'
			. esc_html__( 'Suggested text:', 'jetpack-dashboard' ) . '</strong> ' . esc_html( $suggestion ) . '</p>'
		);
	}
}
