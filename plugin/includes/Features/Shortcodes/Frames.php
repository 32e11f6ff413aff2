<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Embeds that WordPress doesn't know: by shortcode, and by a URL on a line of its own or in the Embed block. All are iframes of the
 * service, except gists, which GitHub offers only as a script.
 */
final class Frames {

	/** By shortcode: the URLs of what can be embedded. The last group is the id. */
	private const SITES = array(
		'codepen'   => '#^https?://codepen\.io/([\w-]{1,60})/(?:pen|full|details|embed)/([A-Za-z0-9]{4,40})(?:[/?\#]|$)#D',
		'facebook'  => '#^https?://(?:www\.|m\.)?facebook\.com/((?:[\w.-]{1,100}/(?:posts|videos|photos)/|permalink\.php\?|photo(?:\.php)?/?\?|watch/?\?|video\.php\?)[\w.:%&=/-]{1,300})$#D',
		'gist'      => '#^https?://gist\.github\.com/(?:([\w-]{1,60})/)?([0-9a-f]{5,40})(?:\.js)?(?:[/?\#]|$)#D',
		'instagram' => '#^https?://(?:www\.)?(?:instagram\.com|instagr\.am)/(?:[\w.]{1,60}/)?(p|tv|reel)/([\w-]{5,40})(?:[/?\#]|$)#D',
	);

	/** Ids that a shortcode takes instead of a URL. */
	private const IDS = array(
		'gist'      => array( '/^(?:[\w-]{1,60}\/)?[0-9a-f]{5,40}$/D', 'https://gist.github.com/%s' ),
		'instagram' => array( '/^[\w-]{5,40}$/D', 'https://www.instagram.com/p/%s/' ),
	);

	/** Default heights in pixels; a shortcode can set its own. */
	private const HEIGHTS = array(
		'codepen'   => 400,
		'facebook'  => 600,
		'instagram' => 700,
	);

	private const MAX_HEIGHT = 4000;

	private Consent $consent;

	public function __construct( Consent $consent ) {
		$this->consent = $consent;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'add' ), 20 );
	}

	/** Skips shortcodes that another plugin has registered. */
	public function add(): void {
		foreach ( self::SITES as $name => $pattern ) {
			wp_embed_register_handler( "jetpack_dashboard_$name", $pattern, fn( $match, $attributes, $url ): string => $this->frame( $name, (string) $url, 0 ) );
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, array( $this, 'shortcode' ) );
			}
		}
	}

	/**
	 * @param array<int|string, string>|string $attributes URL or id, first or as `id` or `url`; height.
	 * @param string|null                      $content
	 * @param string                           $name
	 * @return string '' for URLs of other sites.
	 */
	public function shortcode( $attributes, $content, $name ): string {
		$attributes = (array) $attributes;
		$value      = Embeds::given( $attributes, (string) $content );
		if ( isset( self::IDS[ $name ] ) && 1 === preg_match( self::IDS[ $name ][0], $value ) ) {
			$value = sprintf( self::IDS[ $name ][1], $value );
		}

		return $this->consent->wrap( $this->frame( (string) $name, $value, Request_Number::of( absint( $attributes['height'] ?? 0 ) ) ), $value );
	}

	private function frame( string $name, string $url, int $height ): string {
		if ( 1 !== preg_match( self::SITES[ $name ], $url, $match ) ) {
			return '';
		}
		$id = $match[2] ?? '';

		$height = $height ?: self::HEIGHTS[ $name ] ?? 0;
		switch ( $name ) {
			case 'codepen':
				return self::iframe( "https://codepen.io/{$match[1]}/embed/$id?default-tab=result", __( 'Code on CodePen', 'jetpack-dashboard' ), $height );
			case 'facebook':
				$plugin = preg_match( '#/videos/|watch/?\?|video\.php#', $url ) ? 'video' : 'post';

				return self::iframe( "https://www.facebook.com/plugins/$plugin.php?show_text=true&href=" . rawurlencode( $url ), __( 'Post on Facebook', 'jetpack-dashboard' ), $height );
			case 'instagram':
				return self::iframe( "https://www.instagram.com/{$match[1]}/$id/embed/", __( 'Post on Instagram', 'jetpack-dashboard' ), $height );
		}

		$path = ( '' === $match[1] ? '' : "{$match[1]}/" ) . $id;

		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- The script inserts the code at its own position in the page.
		return sprintf( '<div class="jp-gist"><script src="%1$s.js"></script><noscript><a href="%1$s">%2$s</a></noscript></div>', esc_url( "https://gist.github.com/$path" ), esc_html__( 'View the code on GitHub', 'jetpack-dashboard' ) );
	}

	/** A frame of another site. It can't navigate this page. */
	public static function iframe( string $url, string $title, int $height ): string {
		return sprintf(
			'<iframe class="jp-embed" src="%s" title="%s" height="%d" style="border:0;max-width:100%%;width:100%%" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms" allowfullscreen></iframe>',
			esc_url( $url, array( 'https' ) ),
			esc_attr( $title ),
			min( self::MAX_HEIGHT, $height )
		);
	}
}
