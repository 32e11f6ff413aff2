<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Page\Page;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The post's own title, or one in the configured format of the page type. Without either, WordPress's title stays. */
final class Page_Title {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Filters pre_get_document_title.
	 *
	 * @param string $title
	 * @return string Escaped; '' to keep WordPress's title.
	 */
	public function replace( $title ): string {
		return '' === (string) $title ? esc_html( $this->text() ) : (string) $title;
	}

	/** @return string Plain text; '' if there is neither, or the result is empty. */
	private function text(): string {
		$post = Page::post();
		$text = $post ? Post_Fields::text( $post->ID, Post_Fields::TITLE ) : '';
		if ( '' === $text ) {
			foreach ( $this->pieces() as $piece ) {
				$text .= 'token' === $piece['type'] ? Page::text_of( $piece['value'] ) : $piece['value'];
			}
			$text = trim( $text );
		}

		return '' === $text ? '' : $text . $this->page_number();
	}

	/** @return array<int, array{type: string, value: string}> */
	private function pieces(): array {
		$formats = (array) $this->settings->get( 'advanced_seo_title_formats' );
		$pieces  = $formats[ Page::type() ] ?? array();

		return is_array( $pieces ) ? $pieces : array();
	}

	/** As in WordPress's own titles. */
	private function page_number(): string {
		$number = Page::number();
		if ( $number < 2 ) {
			return '';
		}

		/** This filter is documented in wp-includes/general-template.php */
		$separator = apply_filters( 'document_title_separator', '-' );

		/* translators: %d: number of a page of a list. */
		return " $separator " . sprintf( __( 'Page %d', 'jetpack-dashboard' ), $number );
	}
}
