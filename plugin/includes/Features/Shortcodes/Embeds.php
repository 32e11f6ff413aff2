<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Shortcodes that embed a URL or an id: `[youtube https://youtu.be/…]`, `[vimeo 76979871]`. Uses WordPress's embeds; URLs of other
 * sites render nothing.
 */
final class Embeds {

	/** By shortcode: hosts and, for services with ids, the URL format and the id pattern. */
	private const SITES = array(
		'bluesky'     => array( array( 'bsky.app' ) ),
		'dailymotion' => array( array( 'dailymotion.com', 'dai.ly' ), 'https://www.dailymotion.com/video/%s', '/^[A-Za-z0-9]{5,20}$/D' ),
		'flickr'      => array( array( 'flickr.com', 'flic.kr' ) ),
		'imgur'       => array( array( 'imgur.com' ) ),
		'kickstarter' => array( array( 'kickstarter.com', 'kck.st' ) ),
		'mixcloud'    => array( array( 'mixcloud.com' ) ),
		'pinterest'   => array( array( 'pinterest.com' ) ),
		'reddit'      => array( array( 'reddit.com' ) ),
		'scribd'      => array( array( 'scribd.com' ) ),
		'soundcloud'  => array( array( 'soundcloud.com' ) ),
		'speakerdeck' => array( array( 'speakerdeck.com' ) ),
		'spotify'     => array( array( 'open.spotify.com' ) ),
		'ted'         => array( array( 'ted.com' ), 'https://www.ted.com/talks/%s', '/^[a-z0-9_]{3,120}$/D' ),
		'tiktok'      => array( array( 'tiktok.com' ) ),
		'tweet'       => array( array( 'twitter.com', 'x.com' ), 'https://twitter.com/i/status/%s', '/^\d{5,25}$/D' ),
		'tumblr'      => array( array( 'tumblr.com' ) ),
		'vimeo'       => array( array( 'vimeo.com' ), 'https://vimeo.com/%s', '/^\d{1,12}$/D' ),
		'youtube'     => array( array( 'youtube.com', 'youtu.be' ), 'https://www.youtube.com/watch?v=%s', '/^[\w-]{11}$/D' ),
	);

	private const MAP = 'googlemaps';

	/** The only URL format that Google allows in iframes. */
	private const MAP_ADDRESS = '#^https://(?:www|maps)\.google\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})/maps/embed(?:/v1/[a-z]+)?\?[^\s"\'<>]+$#D';

	/** In pixels. */
	private const MAP_HEIGHT = 450;

	private Consent $consent;

	public function __construct( Consent $consent ) {
		$this->consent = $consent;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'add_shortcodes' ), 20 );
	}

	/** Skips shortcodes that another plugin has registered. */
	public function add_shortcodes(): void {
		foreach ( array_keys( self::SITES ) as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, array( $this, 'embed' ) );
			}
		}
		if ( ! shortcode_exists( self::MAP ) ) {
			add_shortcode( self::MAP, array( $this, 'map' ) );
		}
	}

	/**
	 * @param array<int|string, string>|string $attributes URL or id, first or as `id` or `url`; width, height.
	 * @param string|null                      $content
	 * @return string A link if the embed fails; '' for URLs of other sites.
	 */
	public function embed( $attributes, $content, string $name ): string {
		global $wp_embed;

		$attributes = (array) $attributes;
		$url        = self::address( self::given( $attributes, (string) $content ), self::SITES[ $name ] );
		if ( '' === $url ) {
			return '';
		}

		$size = array_filter( array_map( 'absint', array_intersect_key( $attributes, array_flip( array( 'width', 'height' ) ) ) ) );

		return (string) $wp_embed->shortcode( $size, $url );
	}

	/**
	 * @param array<int|string, string>|string $attributes URL from Google's "Embed a map"; height.
	 * @param string|null                      $content
	 * @return string '' if it isn't a map.
	 */
	public function map( $attributes, $content ): string {
		$attributes = (array) $attributes;
		$url        = self::given( $attributes, (string) $content );
		if ( 1 !== preg_match( self::MAP_ADDRESS, $url ) ) {
			return '';
		}

		$map = sprintf(
			'<iframe class="jp-map" src="%s" title="%s" height="%d" style="width:100%%;border:0" loading="lazy" referrerpolicy="no-referrer-when-downgrade" sandbox="allow-scripts allow-same-origin allow-popups" allowfullscreen></iframe>',
			esc_url( $url, array( 'https' ) ),
			esc_attr__( 'Map', 'jetpack-dashboard' ),
			Request_Number::of( absint( $attributes['height'] ?? 0 ) ) ?: self::MAP_HEIGHT
		);

		return $this->consent->wrap( $map, $url );
	}

	/**
	 * Finds the URL or id in the attributes or the content.
	 *
	 * @param array<int|string, string> $attributes
	 */
	public static function given( array $attributes, string $content ): string {
		$text = $attributes['url'] ?? $attributes['id'] ?? $attributes[0] ?? $content;

		// The old syntax has an equals sign before the URL, and editors add links or entities.
		return trim( html_entity_decode( wp_strip_all_tags( ltrim( (string) $text, '=' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), " \t\n\"”" );
	}

	/**
	 * @param array{0: string[], 1?: string, 2?: string} $site An entry of SITES.
	 * @return string '' for URLs of other sites.
	 */
	private static function address( string $text, array $site ): string {
		if ( isset( $site[1], $site[2] ) && preg_match( $site[2], $text ) ) {
			return sprintf( $site[1], $text );
		}

		$url  = esc_url_raw( $text, array( 'http', 'https' ) );
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );

		foreach ( $site[0] as $known ) {
			if ( $host === $known || substr( $host, -strlen( ".$known" ) ) === ".$known" ) {
				// Older versions of WordPress know the old name only.
				return 'x.com' === $known ? (string) preg_replace( '#^https?://[^/]+#', 'https://twitter.com', $url ) : $url;
			}
		}

		return '';
	}
}
