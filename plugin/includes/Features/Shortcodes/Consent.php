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

	public const CSS = '.jp-consent{border:1px solid;box-sizing:border-box;margin:1.5em 0;padding:1.25em;text-align:center}.jp-consent p{margin:0 0 1em}.jp-consent p+p{align-items:center;display:flex;flex-wrap:wrap;gap:.75em 1.5em;justify-content:center;margin:0}.jp-consent__show{min-block-size:44px;padding:.5em 1em}.jp-consent__content:focus{outline:0}@media(scripting:none){.jp-consent__show{display:none}}';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Shortcodes/assets/' );
	}

	public function is_on(): bool {
		return (bool) $this->settings->get( self::SETTING );
	}

	public function register(): void {
		if ( $this->is_on() ) {
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
		if ( ! self::loads( $html ) || '' === $host || strtolower( $host ) === strtolower( $own ) ) {
			return $html;
		}
		if ( ! $this->is_on() || is_feed() || false !== strpos( $html, 'jp-consent' ) ) {
			return $html;
		}
		if ( wp_is_serving_rest_request() ) {
			// The Embed block's preview has a placeholder of its own. Apps get the content; editors, which show it, a link.
			return Editor_Embeds::is_preview() || ! current_user_can( 'edit_posts' ) ? $html : $this->placeholder( $html, (string) $url, false );
		}
		if ( is_admin() ) {
			return $this->placeholder( $html, (string) $url, false );
		}
		$this->enqueue();

		return $this->placeholder( $html, (string) $url );
	}

	/** Whether HTML loads anything. A link doesn't. */
	public static function loads( string $html ): bool {
		return 1 === preg_match( '/<(?:iframe|script|img|video|audio|object|embed|link)\b/i', $html );
	}

	/** @param bool $has_script Whether the script will be there for a button. */
	public function placeholder( string $html, string $url, bool $has_script = true ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );

		$site = preg_replace( '/^www\./', '', strtolower( $host ) );
		$link = sprintf(
			'<a href="%s" rel="noopener">%s</a>',
			esc_url( $url ),
			/* translators: %s: domain of a website. */
			esc_html( sprintf( __( 'Open it on %s', 'jetpack-dashboard' ), $site ) )
		);
		return '<div class="jp-consent"><p>'
			/* translators: %s: domain of a website. */
			. esc_html( sprintf( __( 'This content comes from %s, which may set cookies and learn that you visit this page.', 'jetpack-dashboard' ), $site ) )
			. '</p><p>' . ( $has_script ? '<button type="button" class="jp-consent__show wp-element-button">' . esc_html__( 'Show content', 'jetpack-dashboard' ) . '</button> ' : '' ) . $link . '</p>'
			. ( $has_script ? "<template>$html</template>" : '' ) . '</div>';
	}

	public function script_url(): string {
		return $this->assets_url . 'consent.js';
	}

	private function enqueue(): void {
		if ( wp_script_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}

		wp_enqueue_script( self::HANDLE, $this->script_url(), array(), JETPACK_DASHBOARD_VERSION, array( 'strategy' => 'defer' ) );
		wp_register_style( self::HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
		wp_add_inline_style( self::HANDLE, self::CSS );
		wp_enqueue_style( self::HANDLE );
	}
}
