<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Content_Types;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Registers post types that are turned on or that the theme supports. Posts stay in the database when a type is turned off. */
final class Content_Types {

	public const PORTFOLIO   = 'jetpack-portfolio';
	public const TESTIMONIAL = 'jetpack-testimonial';

	/** Setting key by post type. */
	private const SWITCHES = array(
		self::PORTFOLIO   => 'jetpack_portfolio',
		self::TESTIMONIAL => 'jetpack_testimonial',
	);

	/** Setting key of the page size, by post type. */
	private const PER_PAGE = array(
		self::PORTFOLIO   => 'jetpack_portfolio_posts_per_page',
		self::TESTIMONIAL => 'jetpack_testimonial_posts_per_page',
	);

	private const STYLE = 'jetpack-dashboard-content-types';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Custom_Content_Types/assets/' );
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_types' ) );
		add_action( 'pre_get_posts', array( $this, 'set_page_size' ) );

		Backend_Hooks::add(
			function (): void {
				foreach ( self::SWITCHES as $key ) {
					$option = $this->option( $key );
					add_action( "add_option_$option", array( $this, 'renew_addresses' ) );
					add_action( "update_option_$option", array( $this, 'renew_addresses' ) );
				}
				add_action( 'jetpack_activate_module_custom-content-types', array( $this, 'renew_addresses' ) );
				add_action( 'jetpack_deactivate_module_custom-content-types', array( $this, 'renew_addresses' ) );
			}
		);
	}

	public function register_types(): void {
		wp_register_style( self::STYLE, $this->assets_url . 'content-types.css', array(), JETPACK_DASHBOARD_VERSION );

		if ( $this->is_on( self::PORTFOLIO ) ) {
			register_taxonomy( Types::PROJECT_TYPE, self::PORTFOLIO, Types::project_type() );
			register_taxonomy( Types::PROJECT_TAG, self::PORTFOLIO, Types::project_tag() );
			register_post_type( self::PORTFOLIO, Types::portfolio() );

			$projects = new Item_List( self::PORTFOLIO, self::STYLE );
			add_shortcode( 'portfolio', array( $projects, 'render' ) );
			add_shortcode( 'jetpack_portfolio', array( $projects, 'render' ) );
			List_Block::of_projects( $projects )->register( self::STYLE, $this->assets_url );
		}
		if ( $this->is_on( self::TESTIMONIAL ) ) {
			register_post_type( self::TESTIMONIAL, Types::testimonial() );

			$testimonials = new Item_List( self::TESTIMONIAL, self::STYLE );
			add_shortcode( 'testimonials', array( $testimonials, 'render' ) );
			add_shortcode( 'jetpack_testimonials', array( $testimonials, 'render' ) );
			List_Block::of_testimonials( $testimonials )->register( self::STYLE, $this->assets_url );
		}
	}

	/** @param WP_Query $query */
	public function set_page_size( $query ): void {
		if ( is_admin() || ! $query->is_main_query() ) {
			return;
		}

		$is_portfolio = $query->is_post_type_archive( self::PORTFOLIO ) || $query->is_tax( array( Types::PROJECT_TYPE, Types::PROJECT_TAG ) );
		if ( $is_portfolio ) {
			$query->set( 'posts_per_page', $this->settings->get( self::PER_PAGE[ self::PORTFOLIO ] ) );
		} elseif ( $query->is_post_type_archive( self::TESTIMONIAL ) ) {
			$query->set( 'posts_per_page', $this->settings->get( self::PER_PAGE[ self::TESTIMONIAL ] ) );
		}
	}

	/** Flushes rewrite rules on the next request, after the types have changed. */
	public function renew_addresses(): void {
		delete_option( 'rewrite_rules' );
	}

	/** Whether a type is turned on, or supported by the theme. */
	private function is_on( string $type ): bool {
		return $this->settings->get( self::SWITCHES[ $type ] ) || current_theme_supports( $type );
	}

	private function option( string $key ): string {
		return "jetpack_dashboard_$key";
	}
}
