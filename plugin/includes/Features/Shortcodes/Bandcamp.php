<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Request_Number;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Bandcamp's player: by the shortcode that Bandcamp generates for WordPress, and by the address of an album, a track or the player.
 * Bandcamp has no oEmbed, so the numbers of albums and tracks are read from their pages, and cached.
 */
final class Bandcamp {

	private const PAGE   = '#^https?://[\w-]{1,60}\.bandcamp\.com/(?:album|track)/[\w-]{1,200}(?:[/?\#]|$)#D';
	private const PLAYER = '#^https?://bandcamp\.com/EmbeddedPlayer/([\w=./-]{1,300})$#D';

	private const CACHE = 'jetpack_dashboard_bandcamp_';

	/** Of a page, in bytes. Its head contains the number. */
	private const MAX_BYTES = 300000;

	/** What the player accepts, by name. */
	private const OPTIONS = array(
		'album'     => '/^\d{1,12}$/D',
		'track'     => '/^\d{1,12}$/D',
		'size'      => '/^(?:small|large|medium)$/D',
		'bgcol'     => '/^[0-9a-fA-F]{6}$/D',
		'linkcol'   => '/^[0-9a-fA-F]{6}$/D',
		'tracklist' => '/^(?:true|false)$/D',
		'artwork'   => '/^(?:none|small|big)$/D',
		'minimal'   => '/^(?:true|false)$/D',
	);

	private Consent $consent;

	public function __construct( Consent $consent ) {
		$this->consent = $consent;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'add' ), 20 );
	}

	public function add(): void {
		wp_embed_register_handler( 'jetpack_dashboard_bandcamp', self::PAGE, static fn( $match, $attributes, $url ): string => self::of_page( (string) $url ) );
		wp_embed_register_handler( 'jetpack_dashboard_bandcamp_player', self::PLAYER, static fn( $match ): string => self::player( self::options_in( (string) $match[1] ) ) );
		if ( ! shortcode_exists( 'bandcamp' ) ) {
			add_shortcode( 'bandcamp', array( $this, 'shortcode' ) );
		}
	}

	/**
	 * @param array<int|string, string>|string $attributes album or track, size, bgcol, linkcol, tracklist, artwork, height; or an address.
	 * @param string|null                      $content
	 */
	public function shortcode( $attributes, $content = '' ): string {
		$attributes = (array) $attributes;
		$url        = Embeds::given( array_intersect_key( $attributes, array_flip( array( 0, 'url' ) ) ), (string) $content );
		$html       = preg_match( self::PAGE, $url ) ? self::of_page( $url ) : self::player( $attributes );

		return $this->consent->wrap( $html, 'https://bandcamp.com/' );
	}

	/** @return string A link if Bandcamp can't be reached. */
	private static function of_page( string $url ): string {
		$options = self::options_of_page( $url );

		return $options ? self::player( $options + array( 'size' => 'large' ) ) : sprintf( '<a href="%1$s">%1$s</a>', esc_url( $url ) );
	}

	/** @param array<int|string, string> $options Of the shortcode. */
	private static function player( array $options ): string {
		$path = '';
		foreach ( self::OPTIONS as $key => $pattern ) {
			if ( isset( $options[ $key ] ) && 1 === preg_match( $pattern, (string) $options[ $key ] ) ) {
				$path .= "$key={$options[ $key ]}/";
			}
		}
		if ( ! preg_match( '#(?:album|track)=#', $path ) ) {
			return '';
		}

		return Frames::iframe(
			"https://bandcamp.com/EmbeddedPlayer/{$path}transparent=true/",
			__( 'Music on Bandcamp', 'jetpack-dashboard' ),
			Request_Number::of( absint( $options['height'] ?? 0 ) ) ?: ( false === strpos( $path, 'size=small' ) ? 470 : 42 )
		);
	}

	/** @return array<string, string> */
	private static function options_in( string $path ): array {
		preg_match_all( '#([a-z]+)=([\w]+)#', $path, $found );

		$options = array();
		foreach ( $found[1] as $index => $key ) {
			$options[ $key ] = $found[2][ $index ];
		}

		return $options;
	}

	/** @return array<string, string> Number of the album or track; empty if it can't be found. */
	private static function options_of_page( string $url ): array {
		$url     = (string) preg_replace( '/[?#].*/', '', $url );
		$key     = self::CACHE . md5( $url );
		$options = get_transient( $key );
		if ( is_array( $options ) ) {
			return $options;
		}

		$response = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => 5,
				'limit_response_size' => self::MAX_BYTES,
			)
		);
		$options  = 200 === wp_remote_retrieve_response_code( $response ) ? self::options_in_html( wp_remote_retrieve_body( $response ) ) : array();
		set_transient( $key, $options, $options ? MONTH_IN_SECONDS : HOUR_IN_SECONDS );

		return $options;
	}

	/** @return array<string, string> */
	private static function options_in_html( string $html ): array {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'meta' ) ) ) {
			if ( 'og:video' === $tags->get_attribute( 'property' ) ) {
				$options = self::options_in( (string) $tags->get_attribute( 'content' ) );

				// The player of an album can start with a track.
				return array_slice( array_intersect_key( $options, array_flip( array( 'album', 'track' ) ) ), 0, 1 );
			}
		}

		return array();
	}
}
