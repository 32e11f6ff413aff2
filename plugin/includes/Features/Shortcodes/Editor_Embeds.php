<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use stdClass;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The module's embeds in the block editor: in the inserter, and with a placeholder as preview if owners have chosen that. */
final class Editor_Embeds {

	private const SCRIPT = 'jetpack-dashboard-embed-variations';
	private const ROUTE  = '/oembed/1.0/proxy';

	/** Names of the sites by the variation. */
	private const NAMES = array(
		'bandcamp'  => 'Bandcamp',
		'codepen'   => 'CodePen',
		'facebook'  => 'Facebook',
		'gist'      => 'Gist',
		'instagram' => 'Instagram',
	);

	private const HOSTS = '#^https?://(?:[\w-]+\.)*(?:(bandcamp)\.com|(codepen)\.io|(facebook)\.com|(gist)\.github\.com|(instagra)(?:m\.com|\.am))/#';

	private Consent $consent;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Consent $consent, Plugin_Files $files ) {
		$this->consent    = $consent;
		$this->assets_url = $files->url( 'includes/Features/Shortcodes/assets/' );
	}

	public function enqueue(): void {
		wp_enqueue_script( self::SCRIPT, $this->assets_url . 'embed-variations.js', array( 'wp-hooks' ), JETPACK_DASHBOARD_VERSION, true );
		$data = array();
		foreach ( self::texts() as $name => list( $description, $keywords ) ) {
			$data[ $name ] = array(
				/* translators: %s: name of a website. */
				'title'       => sprintf( __( '%s Embed', 'jetpack-dashboard' ), self::NAMES[ $name ] ),
				'description' => $description,
				'keywords'    => $keywords,
			);
		}
		wp_add_inline_script( self::SCRIPT, 'window.jpEmbedVariations = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** Whether the current request is that of the Embed block for a preview. */
	public static function is_preview(): bool {
		global $wp;

		return $wp instanceof \WP && self::ROUTE === untrailingslashit( (string) ( $wp->query_vars['rest_route'] ?? '' ) );
	}

	/**
	 * @param mixed           $response
	 * @param mixed           $handler
	 * @param WP_REST_Request $request
	 * @return mixed
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public function change_preview( $response, $handler, $request ) {
		if ( self::ROUTE !== $request->get_route() || ! $response instanceof stdClass || ! is_string( $response->html ?? null ) ) {
			return $response;
		}
		$response = clone $response;
		$url      = (string) $request['url'];
		$found    = preg_match( self::HOSTS, $url, $parts ) ? (string) end( $parts ) : '';
		$name     = 'instagra' === $found ? 'instagram' : $found;
		if ( '' !== $name ) {
			// The block finds its variation by this.
			$response->provider_name = self::NAMES[ $name ];
		}

		return $this->consent->is_on() ? $this->with_placeholder( $response, $url ) : $response;
	}

	/** Replaces what would be loaded from another site. The size stays, because the block saves the aspect ratio of its preview. */
	private function with_placeholder( stdClass $response, string $url ): stdClass {
		$html = (string) ( $response->html ?? '' );
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		if ( ! ( Consent::loads( $html ) || 'photo' === ( $response->type ?? '' ) ) || '' === $host || strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host ) {
			return $response;
		}

		// The editor would load a photo by its address.
		$is_photo = 'photo' === ( $response->type ?? '' );
		// It prints posts of other WordPress sites without a frame, where a button has no script.
		$is_post = false !== strpos( $html, 'wp-embedded-content' );
		$size    = preg_match( '/<iframe\b(?=[^>]*\swidth="?(\d+))(?=[^>]*\sheight="?(\d+))/i', $html, $found ) ? sprintf( '<iframe hidden width="%d" height="%d"></iframe>', (int) $found[1], (int) $found[2] ) : '';

		$response->html    = '<style>' . Consent::CSS . '.jp-consent{font:16px/1.5 system-ui,sans-serif}.jp-consent__show{font:inherit}</style>' . $this->consent->placeholder( $html, $url, ! $is_post ) . ( $is_post ? '<template class="wp-embedded-content"></template>' : $size );
		$response->scripts = array( $this->consent->script_url() );
		$response->type    = $is_photo ? 'rich' : ( $response->type ?? 'rich' );
		unset( $response->thumbnail_url );

		return $response;
	}

	/** @return array<string, array{string, string[]}> Description and keywords by variation. */
	private static function texts(): array {
		return array(
			'bandcamp'  => array( __( 'Embed an album or a track.', 'jetpack-dashboard' ), array( __( 'music', 'jetpack-dashboard' ), __( 'audio', 'jetpack-dashboard' ) ) ),
			'codepen'   => array( __( 'Embed a pen.', 'jetpack-dashboard' ), array( __( 'code', 'jetpack-dashboard' ), __( 'demo', 'jetpack-dashboard' ) ) ),
			'facebook'  => array( __( 'Embed a public post, photo or video.', 'jetpack-dashboard' ), array( __( 'social', 'jetpack-dashboard' ), __( 'post', 'jetpack-dashboard' ) ) ),
			'gist'      => array( __( 'Embed code from GitHub.', 'jetpack-dashboard' ), array( __( 'code', 'jetpack-dashboard' ), 'GitHub' ) ),
			'instagram' => array( __( 'Embed a public post or reel.', 'jetpack-dashboard' ), array( __( 'social', 'jetpack-dashboard' ), __( 'photo', 'jetpack-dashboard' ) ) ),
		);
	}
}
