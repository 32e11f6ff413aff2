<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Plugins\Seo_Conflict;

/**
 * Replaces WordPress's sitemaps while the module is on. A site that asks search engines to stay away has none, and a site
 * with an SEO plugin keeps that plugin's.
 */
final class Sitemaps {

	/** WordPress's own index, which redirects to ours. */
	private const CORE_INDEX = 'wp-sitemap.xml';

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** Whether another plugin serves the site's sitemaps. Asked when one is requested, since plugins may load after this one. */
	public static function is_disabled(): bool {
		/**
		 * Filters whether the module serves no sitemaps, so that another plugin's or WordPress's stay.
		 *
		 * @param bool $is_disabled Whether it serves none: by default, whether the SEO tools are disabled as well.
		 */
		return (bool) apply_filters( 'jetpack_dashboard_disable_sitemaps', Seo_Conflict::disables_seo_tools() );
	}

	/** Hooks the sitemaps up. */
	public function register(): void {
		add_filter( 'wp_sitemaps_enabled', array( $this, 'disable_core_sitemaps' ) );
		add_filter( 'robots_txt', array( $this, 'name_in_robots' ), 10, 2 );
		add_action( 'parse_request', array( $this, 'answer' ), 1 );
	}

	/**
	 * Turns WordPress's sitemaps off where ours are served.
	 *
	 * @param mixed $is_enabled Whether they are on.
	 */
	public function disable_core_sitemaps( $is_enabled ): bool {
		return self::is_disabled() && $is_enabled;
	}

	/**
	 * Tells robots where the sitemaps are.
	 *
	 * @param string $text      The file.
	 * @param mixed  $is_public Whether search engines are welcome.
	 */
	public function name_in_robots( $text, $is_public ): string {
		return $is_public && ! self::is_disabled()
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
		if ( ! in_array( substr( $name, -4 ), array( '.xml', '.xsl' ), true ) || ! get_option( 'blog_public' ) || self::is_disabled() ) {
			return;
		}
		if ( self::CORE_INDEX === $name ) {
			wp_safe_redirect( Address::of( Address::INDEX ) );
			exit;
		}

		$xml = Address::STYLESHEET === $name ? Stylesheet::xsl() : $this->file( $name );
		if ( null === $xml ) {
			return;
		}

		status_header( 200 );
		header( 'Content-Type: ' . ( Address::STYLESHEET === $name ? 'text/xsl' : 'application/xml' ) . '; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex, follow' );
		echo $xml; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Xml and Stylesheet escape every text.
		exit;
	}

	/** @return string|null XML; null when there is no such file. */
	private function file( string $name ): ?string {
		$posts   = new Post_Files();
		$terms   = new Term_Files();
		$authors = new Author_Files();

		if ( Address::INDEX === $name ) {
			return Xml::of_files( array_merge( $posts->files(), $terms->files(), $authors->files() ) );
		}
		if ( Address::NEWS === $name ) {
			return Xml::of_pages( ( new News_File( $this->clock ) )->urls() );
		}

		$urls = $posts->urls( $name ) ?? $terms->urls( $name ) ?? $authors->urls( $name );

		return null === $urls ? null : Xml::of_pages( $urls );
	}
}
