<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Plugins\Seo_Conflict;

/** Replaces WordPress's sitemaps. None on sites that discourage search engines; SEO plugins' sitemaps take precedence. */
final class Sitemaps {

	/** WordPress's index, which redirects to ours. */
	private const CORE_INDEX = 'wp-sitemap.xml';

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** Whether another plugin serves sitemaps. Checked on request, since plugins may load later. */
	public static function is_disabled(): bool {
		/**
		 * Filters whether this plugin's sitemaps are disabled, so that another plugin's or WordPress's are used.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_disabled True if an SEO plugin is active.
		 */
		return (bool) apply_filters( 'jetpack_dashboard_disable_sitemaps', Seo_Conflict::disables_seo_tools() );
	}

	public function register(): void {
		add_filter( 'wp_sitemaps_enabled', array( $this, 'disable_core_sitemaps' ) );
		add_filter( 'robots_txt', array( $this, 'name_in_robots' ), 10, 2 );
		add_action( 'parse_request', array( $this, 'serve' ), 1 );
		add_action( 'transition_post_status', array( Last_Change::class, 'note' ), 10, 3 );
	}

	/** @param mixed $is_enabled */
	public function disable_core_sitemaps( $is_enabled ): bool {
		return self::is_disabled() && $is_enabled;
	}

	/**
	 * @param string $text
	 * @param mixed  $is_public
	 */
	public function name_in_robots( $text, $is_public ): string {
		return $is_public && ! self::is_disabled()
			? rtrim( (string) $text ) . "\n\nSitemap: " . esc_url_raw( Address::of( Address::INDEX ) ) . "\nSitemap: " . esc_url_raw( Address::of( Address::NEWS ) ) . "\n"
			: (string) $text;
	}

	/**
	 * Serves a sitemap and exits. Missing files become a 404.
	 *
	 * @param \WP $request
	 */
	public function serve( $request ): void {
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

	/** @return string|null XML; null if the file doesn't exist. */
	private function file( string $name ): ?string {
		$posts   = new Post_Files();
		$terms   = new Term_Files();
		$authors = new Author_Files();
		$lists   = new Archive_File();

		if ( Address::INDEX === $name ) {
			return Xml::of_files( array_merge( $posts->files(), $lists->files(), $terms->files(), $authors->files() ) );
		}
		if ( Address::NEWS === $name ) {
			return Xml::of_pages( ( new News_File( $this->clock ) )->urls() );
		}

		$urls = $posts->urls( $name ) ?? $terms->urls( $name ) ?? $authors->urls( $name ) ?? $lists->urls( $name );

		return null === $urls ? null : Xml::of_pages( $urls );
	}
}
