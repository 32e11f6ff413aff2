<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

use Jetpack_Dashboard\Kernel\Redaction;

defined( 'ABSPATH' ) || exit;

/** Joins the sections into one text, in English for support staff. As a safeguard, email addresses and passwords in URLs are removed. */
final class Report {

	/** @var Report_Section[] */
	private array $sections;

	/** @param Report_Section[] $sections */
	public function __construct( array $sections ) {
		$this->sections = $sections;
	}

	public function to_text(): string {
		$blocks      = array();
		$is_switched = switch_to_locale( 'en_US' );

		foreach ( $this->sections as $section ) {
			foreach ( $section->fields() as $title => $fields ) {
				$lines = array( "### $title" );

				foreach ( $fields as $label => $value ) {
					$lines[] = $label . ': ' . self::value_text( $value );
				}

				$blocks[] = implode( "\n", $lines );
			}
		}

		if ( $is_switched ) {
			restore_previous_locale();
		}

		return Redaction::without_addresses( implode( "\n\n", $blocks ) ) . "\n";
	}

	/** @param bool|int|string $value */
	public static function value_text( $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? 'yes' : 'no';
		}

		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( (string) $value ) ) );
	}
}
