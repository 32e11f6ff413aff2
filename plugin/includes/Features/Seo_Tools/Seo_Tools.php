<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Page\Description;
use Jetpack_Dashboard\Kernel\Page\Head;
use Jetpack_Dashboard\Kernel\Page\Page;
use Jetpack_Dashboard\Kernel\Page\Page_Address;
use Jetpack_Dashboard\Kernel\Page\Social_Tags;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Disabled while another SEO plugin is active. */
final class Seo_Tools {

	private Settings_Store $settings;
	private Head $head;

	private Container $services;

	public function __construct( Settings_Store $settings, Head $head, Container $services ) {
		$this->settings = $settings;
		$this->head     = $head;
		$this->services = $services;
	}

	public function register(): void {
		add_filter( 'pre_get_document_title', array( $this, 'replace_title' ) );
		add_action( 'wp_head', array( $this, 'print_tags' ), 1 );
		Backend_Hooks::on_init( array( Post_Fields::class, 'register' ) );
		add_action( 'wp', array( $this, 'replace_data_of_woocommerce' ) );
		( new Noindex() )->register();
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', $this->services->method( Editor_Panel::class, 'enqueue' ) );
				add_action( 'add_meta_boxes', $this->services->method( Post_Box::class, 'add' ) );
			}
		);
		add_action( 'save_post', $this->services->method( Post_Box::class, 'save' ) );
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

		$post        = Page::post();
		$description = new Description( $post ? Post_Fields::text( $post->ID, Post_Fields::DESCRIPTION ) : '', $this->front_page_description() );
		if ( '' !== $description->text() ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $description->text() ) );
		}

		$this->head->print_social_tags( new Social_Tags( $description, $post ? Post_Fields::text( $post->ID, Post_Fields::TITLE ) : '', $post ? Post_Fields::image( $post->ID ) : 0 ) );

		$address = is_singular() ? '' : Page_Address::current();
		if ( '' !== $address ) {
			// For single posts, WordPress prints it.
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $address ) );
		}
		Structured_Data::print( $description->text() );
	}

	/** @return string Plain text; '' for none. */
	private function front_page_description(): string {
		/**
		 * Filters the maximum length of the front page's description, in code points.
		 *
		 * @since 1.0.0
		 *
		 * @param int $length Code points.
		 */
		$maximum = (int) apply_filters( 'jetpack_seo_front_page_description_max_length', Rules::DESCRIPTION_LENGTH );

		return mb_substr( Page::plain( (string) $this->settings->get( 'advanced_seo_front_page_description' ) ), 0, max( 0, $maximum ), 'UTF-8' );
	}
}
