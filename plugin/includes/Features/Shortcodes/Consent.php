<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Shows a placeholder in the place of content of other sites, which is loaded after a click. */
final class Consent {

	public const SETTING = 'shortcodes_consent';

	private const HANDLE = 'jetpack-dashboard-consent';

	private const CSS = '.jp-consent{border:1px solid;box-sizing:border-box;margin:1.5em 0;padding:1.25em;text-align:center}.jp-consent p{margin:0 0 1em}.jp-consent p+p{align-items:center;display:flex;flex-wrap:wrap;gap:.75em 1.5em;justify-content:center;margin:0}.jp-consent__show{min-block-size:44px;padding:.5em 1em}.jp-consent__content:focus{outline:0}';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Shortcodes/assets/' );
	}

	public function register(): void {
		if ( $this->settings->get( self::SETTING ) ) {
			add_filter( 'embed_oembed_html', array( $this, 'wrap' ), 100, 2 );
			add_filter( 'embed_handler_html', array( $this, 'wrap' ), 100, 2 );
		}
	}

	/**
	 * @param string|false $html
	 * @param string       $url Address of the content.
	 */
	public function wrap( $html, $url ): string {
		$html = (string) $html;
		$host = (string) wp_parse_url( (string) $url, PHP_URL_HOST );
		$own  = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		// A link loads nothing.
		if ( ! preg_match( '/<(?:iframe|script|img|video|audio|object|embed|link)\b/i', $html ) || '' === $host || strtolower( $host ) === strtolower( $own ) ) {
			return $html;
		}
		if ( ! $this->settings->get( self::SETTING ) || is_admin() || is_feed() || wp_is_serving_rest_request() || false !== strpos( $html, 'jp-consent' ) ) {
			return $html;
		}
		$this->enqueue();

		$site = preg_replace( '/^www\./', '', strtolower( $host ) );
		$link = sprintf(
			'<a href="%s" rel="noopener">%s</a>',
			esc_url( (string) $url ),
			/* translators: %s: domain of a website. */
			esc_html( sprintf( __( 'Open it on %s', 'jetpack-dashboard' ), $site ) )
		);
		// Such scripts write where they stand, while the page is loaded.
		$can_wait = false === stripos( $html, 'gist.github.com' );

		return '<div class="jp-consent"><p>'
			/* translators: %s: domain of a website. */
			. esc_html( sprintf( __( 'This content comes from %s, which may set cookies and learn that you visit this page.', 'jetpack-dashboard' ), $site ) )
			. '</p><p>' . ( $can_wait ? '<button type="button" class="jp-consent__show wp-element-button">' . esc_html__( 'Show content', 'jetpack-dashboard' ) . '</button> ' : '' ) . $link . '</p>'
			. ( $can_wait ? "<template>$html</template><noscript><style>.jp-consent__show{display:none}</style></noscript>" : '' ) . '</div>';
	}

	private function enqueue(): void {
		if ( wp_script_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}

		wp_enqueue_script( self::HANDLE, $this->assets_url . 'consent.js', array(), JETPACK_DASHBOARD_VERSION, array( 'strategy' => 'defer' ) );
		wp_register_style( self::HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
		wp_add_inline_style( self::HANDLE, self::CSS );
		wp_enqueue_style( self::HANDLE );
	}
}
