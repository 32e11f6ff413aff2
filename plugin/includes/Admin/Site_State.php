<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Features\Infinite_Scroll\Theme_Support;
use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Plugins\Antispam_Plugin;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Recommendations\Assistant_Status;

defined( 'ABSPATH' ) || exit;

/** Initial state: site and theme. Everything is public or belongs to the current user, except the plan. */
final class Site_State implements Initial_State_Part {

	private const ICON_SIZE = 64;

	private Connection_Status $connection;
	private Site_Plan $plan;
	private Assistant_Status $assistant;

	public function __construct( Connection_Status $connection, Site_Plan $plan, Assistant_Status $assistant ) {
		$this->connection = $connection;
		$this->plan       = $plan;
		$this->assistant  = $assistant;
	}

	public function to_array(): array {
		return array(
			'rawUrl'      => self::raw_url( home_url() ),
			'adminUrl'    => admin_url(),
			'siteTitle'   => html_entity_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES, 'UTF-8' ),
			'lastPostUrl' => $this->last_post_url(),
			'siteData'    => $this->site_data(),
			'themeData'   => $this->theme_data(),
		);
	}

	/**
	 * The site's URL as the provider's URLs contain it.
	 *
	 * @return string Without scheme, with :: for each slash.
	 */
	public static function raw_url( string $home_url ): string {
		return rtrim( str_replace( '/', '::', (string) preg_replace( '#^[a-z]+://#i', '', $home_url ) ), ':' );
	}

	/** @return array<string, mixed> */
	private function site_data(): array {
		$is_registered = $this->connection->is_registered();
		$is_manager    = current_user_can( 'jetpack_manage_modules' );

		return array(
			'blog_id'                    => $this->connection->site_id(),
			'icon'                       => (string) get_site_icon_url( self::ICON_SIZE ),
			'siteVisibleToSearchEngines' => '1' === (string) get_option( 'blog_public' ),
			/**
			 * Filters whether promotions are shown.
			 *
			 * @since 1.0.0
			 *
			 * @param bool $shows
			 */
			'showPromotions'             => (bool) apply_filters( 'jetpack_show_promotions', true ),
			'isAtomicSite'               => false,
			'isWoASite'                  => false,
			'isAtomicPlatform'           => false,
			'plan'                       => $this->plan->to_array( $is_manager ),
			/**
			 * Filters whether backups are offered.
			 *
			 * @since 1.0.0
			 *
			 * @param bool $shows
			 */
			'showBackups'                => (bool) apply_filters( 'jetpack_show_backups', true ),
			'showRecommendations'        => $this->assistant->is_on(),
			/**
			 * Filters whether My Jetpack is offered.
			 *
			 * @since 1.0.0
			 *
			 * @param bool $shows
			 */
			'showMyJetpack'              => (bool) apply_filters( 'jetpack_my_jetpack_should_initialize', $is_registered && ! is_multisite() ),
			'isMultisite'                => is_multisite(),
			'dateFormat'                 => (string) get_option( 'date_format' ),
			'timeZone'                   => wp_timezone_string(),
			'recordCounts'               => $is_manager ? Record_Counts::to_array() : null,
			'tagline'                    => html_entity_decode( get_bloginfo( 'description', 'raw' ), ENT_QUOTES, 'UTF-8' ),
			'homeUrl'                    => home_url( '/' ),
			'seoConflict'                => $is_manager ? Seo_Conflict::name() : '',
			'antispamPlugin'             => Antispam_Plugin::described( $is_manager ),
		);
	}

	/**
	 * The update status is the cached result of WordPress's last update check.
	 *
	 * @return array{name: string, hasUpdate: bool, support: array<string, bool>}
	 */
	private function theme_data(): array {
		$theme   = wp_get_theme();
		$updates = current_user_can( 'update_themes' ) ? get_site_transient( 'update_themes' ) : null;

		return array(
			'name'      => (string) $theme->get( 'Name' ),
			'hasUpdate' => isset( $updates->response[ $theme->get_stylesheet() ] ),
			'support'   => array(
				'infinite-scroll' => Theme_Support::exists(),
				'widgets'         => current_theme_supports( 'widgets' ),
				'webfonts'        => current_theme_supports( 'webfonts' ),
			),
		);
	}

	/** The URL of the latest post, or of the home page. */
	private function last_post_url(): string {
		$posts = get_posts(
			array(
				'numberposts'            => 1,
				'fields'                 => 'ids',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		$url   = $posts ? get_permalink( $posts[0] ) : false;

		return false === $url ? home_url() : $url;
	}
}
