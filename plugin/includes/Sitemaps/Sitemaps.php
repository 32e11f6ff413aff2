<?php
/**
 * Sitemaps, put together.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Sitemaps;

use Jetpack_Dashboard\Clock;

/**
 * Answers requests for sitemaps while the module is on, in place of WordPress's own. A site that asks search engines to
 * stay away has none.
 */
final class Sitemaps {

	/** WordPress's own index, whose readers are sent to ours. */
	private const CORE_INDEX = 'wp-sitemap.xml';

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * Takes the time.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Hooks the sitemaps up.
	 */
	public function register(): void {
		add_filter( 'wp_sitemaps_enabled', '__return_false' );
		add_filter( 'robots_txt', array( $this, 'name_in_robots' ), 10, 2 );
		add_action( 'parse_request', array( $this, 'answer' ), 1 );
	}

	/**
	 * Tells robots where the sitemaps are.
	 *
	 * @param string $text      The file.
	 * @param mixed  $is_public Whether search engines are welcome.
	 */
	public function name_in_robots( $text, $is_public ): string {
		return $is_public
			? rtrim( (string) $text ) . "\n\nSitemap: " . esc_url_raw( Address::of( Address::INDEX ) ) . "\nSitemap: " . esc_url_raw( Address::of( Address::NEWS ) ) . "\n"
			: (string) $text;
	}

	/**
	 * Answers a request for a sitemap and ends it. Any other goes on, one for a file that isn't there to a 404.
	 *
	 * @param \WP $request The request as WordPress read it.
	 */
	public function answer( $request ): void {
		$name = Address::asked_for( $request );
		if ( '.xml' !== substr( $name, -4 ) || ! get_option( 'blog_public' ) ) {
			return;
		}
		if ( self::CORE_INDEX === $name ) {
			wp_safe_redirect( Address::of( Address::INDEX ) );
			exit;
		}

		$xml = $this->file( $name );
		if ( null === $xml ) {
			return;
		}

		status_header( 200 );
		header( 'Content-Type: application/xml; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex, follow' );
		echo $xml; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Xml escapes every text.
		exit;
	}

	/**
	 * A file.
	 *
	 * @param string $name File name.
	 * @return string|null XML; null when there is no such file.
	 */
	private function file( string $name ): ?string {
		$posts = new Post_Files();
		$terms = new Term_Files();

		if ( Address::INDEX === $name ) {
			return Xml::of_files( array_map( array( Address::class, 'of' ), array_merge( $posts->names(), $terms->names() ) ) );
		}
		if ( Address::NEWS === $name ) {
			return Xml::of_pages( ( new News_File( $this->clock ) )->urls() );
		}

		$urls = $posts->urls( $name ) ?? $terms->urls( $name );

		return null === $urls ? null : Xml::of_pages( $urls );
	}
}
