<?php
/**
 * The settings of the Traffic page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Cleaners;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Title_Formats;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Ads, related posts, SEO, analytics, statistics, site verification.
 */
final class Traffic_Settings {

	/**
	 * The settings by the module that owns them.
	 *
	 * @return array<string, Setting[]>
	 */
	public static function by_group(): array {
		return array(
			'related-posts'      => array(
				Kind::boolean( 'show_headline', true )->autoloaded(),
				Kind::boolean( 'show_thumbnails', false )->autoloaded(),
			),
			'verification-tools' => array_map(
				static function ( string $service ): Setting {
					return Kind::text( $service, array( Rules::class, 'verification_code' ), array( Cleaners::class, 'verification_code' ) )->surviving_reset();
				},
				array( 'google', 'bing', 'pinterest', 'yandex', 'facebook' )
			),
			'wordads'            => self::wordads(),
			'google-analytics'   => array(
				Kind::text( 'google_analytics_tracking_id', array( Rules::class, 'tracking_id' ), array( Cleaners::class, 'tracking_id' ) )->autoloaded(),
			),
			'stats'              => array(
				Kind::boolean( 'admin_bar', true )->autoloaded(),
				Kind::words( 'roles', array( 'administrator' ), array( Rules::class, 'roles' ), array( Cleaners::class, 'viewing_roles' ) )->autoloaded(),
				Kind::words( 'count_roles', array(), array( Rules::class, 'roles' ), array( Cleaners::class, 'role_slugs' ) )->autoloaded(),
				Kind::boolean( 'blog_id', false ),
				Kind::boolean( 'do_not_track', true )->autoloaded(),
				Kind::count( 'version', 9 ),
			),
			'seo-tools'          => array(
				Kind::text( 'advanced_seo_front_page_description', array( self::class, 'description_problem' ), array( Cleaners::class, 'without_tags' ) )->without_html()->surviving_reset(),
				Kind::map( 'advanced_seo_title_formats', Title_Formats::DEFAULT, array( Title_Formats::class, 'problem_with' ), array( Title_Formats::class, 'clean' ) )->without_html()->autoloaded()->surviving_reset(),
			),
		);
	}

	/**
	 * The front page description counts as it is kept: without tags.
	 *
	 * @param mixed $value Value.
	 */
	public static function description_problem( $value ): ?WP_Error {
		return Rules::text_up_to( is_string( $value ) ? Cleaners::without_tags( $value ) : $value, Rules::DESCRIPTION_LENGTH );
	}

	/**
	 * An ads.txt has an end.
	 *
	 * @param mixed $value Value.
	 */
	public static function ads_txt_problem( $value ): ?WP_Error {
		return Rules::text_up_to( $value, Rules::LONG_TEXT_LENGTH );
	}

	/**
	 * Ads; a reset leaves all of them alone.
	 *
	 * @return Setting[]
	 */
	private static function wordads(): array {
		$shown = array( 'enable_header_ad', 'wordads_second_belowpost', 'wordads_display_front_page', 'wordads_display_post', 'wordads_display_page', 'wordads_display_archive' );
		$ads   = array();
		foreach ( $shown as $key ) {
			$ads[] = Kind::boolean( $key, true )->autoloaded()->surviving_reset();
		}

		$ads[] = Kind::boolean( 'wordads_custom_adstxt_enabled', false )->autoloaded()->surviving_reset();
		$ads[] = Kind::text( 'wordads_custom_adstxt', array( self::class, 'ads_txt_problem' ), 'sanitize_textarea_field' )->without_html()->surviving_reset();
		$ads[] = Kind::boolean( 'wordads_ccpa_enabled', false )->autoloaded()->surviving_reset();
		$ads[] = Kind::text( 'wordads_ccpa_privacy_policy_url', array( Rules::class, 'web_address' ), 'esc_url_raw' )->surviving_reset();

		return $ads;
	}
}
