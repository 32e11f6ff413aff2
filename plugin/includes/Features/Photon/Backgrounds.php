<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || exit;

/**
 * Background images of inline styles. An inline style can't depend on the screen, so it gets the copies for smaller screens as custom
 * properties, which browsers only load when they are used. Rules in the page's head, the same for all pages, use them.
 */
final class Backgrounds {

	/** Width of the copy for large screens, and for browsers that don't know `image-set()`. */
	private const WIDTH = 1440;

	/**
	 * Maximum width of the screen, and width of the copy by density, by property. A background that covers its element is often wider
	 * than the screen.
	 */
	private const SCREENS = array(
		'--jp-background-small'  => array(
			'max'    => 480,
			'widths' => array(
				'1x' => 640,
				'2x' => 1024,
			),
		),
		'--jp-background-medium' => array(
			'max'    => 800,
			'widths' => array(
				'1x' => 1024,
				'2x' => self::WIDTH,
			),
		),
	);

	private const URL = '/url\(\s*(["\']?)([^"\'()\s]+)\1\s*\)/i';

	/** A whole `background-image` that contains nothing but URLs. */
	private const IMAGES = '/(?:^|;)\s*background-image\s*:\s*((?:url\(\s*(["\']?)[^"\'()\s]+\2\s*\)[\s,]*)+)(?=;|$)/i';

	/** Replaces URLs in an inline style. */
	public static function style( string $style, Image_Set $images ): string {
		$new = self::with_width( $style, $images, self::WIDTH );
		if ( $new === $style || 1 !== preg_match( self::IMAGES, $style, $match ) ) {
			return $new;
		}

		foreach ( self::SCREENS as $property => $screen ) {
			$new = rtrim( $new, "; \n" ) . ";$property:" . preg_replace_callback(
				self::URL,
				static fn( array $url ): string => self::image_set( $url[2], $images, $screen['widths'] ) ?? $url[0],
				trim( $match[1] )
			);
		}

		return $new;
	}

	/** Prints the rules that use the properties. */
	public static function print_rules(): void {
		$rules = '';
		$min   = 0;
		foreach ( self::SCREENS as $property => $screen ) {
			$rules .= sprintf( '@media (min-width:%1$dpx) and (max-width:%2$dpx){[style*="%3$s:"]{background-image:var(%3$s)!important}}', $min, $screen['max'], $property );
			$min    = $screen['max'] + 1;
		}

		// phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
		echo '<style>@supports (background-image:image-set("a.png" 1x)){' . $rules . "}</style>\n";
	}

	private static function with_width( string $style, Image_Set $images, int $width ): string {
		return (string) preg_replace_callback(
			self::URL,
			static function ( array $url ) use ( $images, $width ): string {
				$address = $images->background( $url[2], $width );

				return null === $address ? $url[0] : "url(\"$address\")";
			},
			$style
		);
	}

	/** @param array<string, int> $widths By density. */
	private static function image_set( string $url, Image_Set $images, array $widths ): ?string {
		$set = array();
		foreach ( $widths as $density => $width ) {
			$address = $images->background( $url, $width );
			if ( null === $address ) {
				return null;
			}
			$set[] = "url(\"$address\") $density";
		}

		return 'image-set(' . implode( ',', $set ) . ')';
	}
}
