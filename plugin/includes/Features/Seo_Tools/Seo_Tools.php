<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Disabled while another SEO plugin is active. */
final class Seo_Tools {

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Seo_Tools/assets/' );
	}

	public function register(): void {
		add_filter( 'pre_get_document_title', array( $this, 'replace_title' ) );
		add_action( 'wp_head', array( $this, 'print_tags' ), 1 );
		add_action( 'init', array( Post_Fields::class, 'register' ) );
		add_action( 'wp', array( $this, 'replace_data_of_woocommerce' ) );
		( new Noindex() )->register();
		( new Editor_Panel( $this->assets_url ) )->register();
		( new Post_Box( $this->assets_url ) )->register();
	}

	/** @param string $title */
	public function replace_title( $title ): string {
		return Seo_Conflict::disables_seo_tools() ? (string) $title : ( new Page_Title( $this->settings ) )->replace( $title );
	}

	/** On products, whose data this plugin prints. */
	public function replace_data_of_woocommerce(): void {
		if ( is_singular( 'product' ) && ! Seo_Conflict::disables_seo_tools() ) {
			Product_Data::replace_data_of_woocommerce();
		}
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

		$address = is_singular() ? '' : Page_Address::current();
		if ( '' !== $address ) {
			// For single posts, WordPress prints it.
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $address ) );
		}
		Structured_Data::print( $description->text() );
	}
}
