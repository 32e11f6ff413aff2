<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Plugins\Seo_Conflict;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Disabled while another SEO plugin is active. */
final class Seo_Tools {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register(): void {
		add_filter( 'pre_get_document_title', array( $this, 'replace_title' ) );
		add_action( 'wp_head', array( $this, 'print_tags' ), 1 );
	}

	/** @param string $title */
	public function replace_title( $title ): string {
		return Seo_Conflict::disables_seo_tools() ? (string) $title : ( new Page_Title( $this->settings ) )->replace( $title );
	}

	public function print_tags(): void {
		if ( Seo_Conflict::disables_seo_tools() ) {
			return;
		}

		$description = new Description( $this->settings );
		if ( '' !== $description->text() ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $description->text() ) );
		}

		/** Filters a page's Open Graph properties: plain text by property. */
		$properties = (array) apply_filters( 'jetpack_dashboard_social_tags', ( new Social_Tags( $description ) )->properties() );

		foreach ( $properties as $property => $text ) {
			// X uses the name attribute, all others use property.
			$attribute = 0 === strpos( (string) $property, 'twitter:' ) ? 'name' : 'property';
			printf( "<meta %s=\"%s\" content=\"%s\" />\n", $attribute, esc_attr( (string) $property ), esc_attr( (string) $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of two words.
		}
	}
}
