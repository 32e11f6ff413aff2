<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Puts titles together as the owner said for each page type; where nothing was said, WordPress's stays. */
final class Page_Title {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/**
	 * The title in place of WordPress's, which prints it as it is given.
	 *
	 * @param string $title What somebody has already put there.
	 * @return string Escaped; '' for WordPress's own.
	 */
	public function replace( $title ): string {
		return '' === (string) $title ? esc_html( $this->text() ) : (string) $title;
	}

	/**
	 * The title as the owner wants it.
	 *
	 * @return string Plain text; '' when nothing was said, or what was said comes to nothing here.
	 */
	private function text(): string {
		$text = '';
		foreach ( $this->pieces() as $piece ) {
			$text .= 'token' === $piece['type'] ? Page::text_of( $piece['value'] ) : $piece['value'];
		}
		$text = trim( $text );

		return '' === $text ? '' : $text . $this->page_number();
	}

	/**
	 * The pieces of the page's type.
	 *
	 * @return array<int, array{type: string, value: string}>
	 */
	private function pieces(): array {
		$formats = (array) $this->settings->get( 'advanced_seo_title_formats' );
		$pieces  = $formats[ Page::type() ] ?? array();

		return is_array( $pieces ) ? $pieces : array();
	}

	/** What tells the second page of a list from the first, as WordPress's own titles do. */
	private function page_number(): string {
		$number = max( (int) get_query_var( 'paged' ), (int) get_query_var( 'page' ) );
		if ( $number < 2 ) {
			return '';
		}

		/** This filter is documented in wp-includes/general-template.php */
		$separator = apply_filters( 'document_title_separator', '-' );

		/* translators: %d: number of a page of a list. */
		return " $separator " . sprintf( __( 'Page %d', 'jetpack-dashboard' ), $number );
	}
}
