<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

defined( 'ABSPATH' ) || exit;

/** Prints the social tags of a page once, even if several features ask for them. */
final class Head {

	private bool $has_social_tags = false;

	public function print_social_tags( Social_Tags $tags ): void {
		if ( $this->has_social_tags ) {
			return;
		}
		$this->has_social_tags = true;

		/**
		 * Filters a page's Open Graph properties: plain text by property.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, string|string[]> $properties
		 */
		$properties = (array) apply_filters( 'jetpack_dashboard_social_tags', $tags->properties() );

		foreach ( $properties as $property => $text ) {
			// X uses the name attribute, all others use property.
			$attribute = 0 === strpos( (string) $property, 'twitter:' ) ? 'name' : 'property';
			printf( "<meta %s=\"%s\" content=\"%s\" />\n", $attribute, esc_attr( (string) $property ), esc_attr( (string) $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of two words.
		}
	}
}
