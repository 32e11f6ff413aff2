<?php
/**
 * Tests of the settings' declarations.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use PHPUnit\Framework\TestCase;

/**
 * The table of docs/contract/settings.md#settings, copied by hand.
 */
final class Settings_RegistryTest extends TestCase {

	private const TITLES = array(
		'front_page' => array(),
		'posts'      => array(),
		'pages'      => array(),
		'groups'     => array(),
		'archives'   => array(),
	);

	/**
	 * Group, type, default, allowed values.
	 */
	public function catalogue(): array {
		$visible = array(
			'visible' => array( 'twitter', 'facebook' ),
			'hidden'  => array(),
		);

		return array(
			'jetpack_blocks_disabled'              => array( 'settings', 'boolean', false ),
			'carousel_background_color'            => array( 'carousel', 'string', 'black', array( 'black', 'white' ) ),
			'carousel_display_exif'                => array( 'carousel', 'boolean', false ),
			'carousel_display_comments'            => array( 'carousel', 'boolean', true ),
			'highlander_comment_form_prompt'       => array( 'comments', 'string', 'Leave a reply' ),
			'jetpack_comment_form_color_scheme'    => array( 'comments', 'string', 'light', array( 'light', 'dark', 'transparent' ) ),
			'jetpack_portfolio'                    => array( 'custom-content-types', 'boolean', false ),
			'jetpack_portfolio_posts_per_page'     => array( 'custom-content-types', 'integer', 10 ),
			'jetpack_testimonial'                  => array( 'custom-content-types', 'boolean', false ),
			'jetpack_testimonial_posts_per_page'   => array( 'custom-content-types', 'integer', 10 ),
			'jetpack_waf_ip_list'                  => array( 'waf', 'boolean', false ),
			'jetpack_waf_ip_allow_list'            => array( 'waf', 'string', '' ),
			'jetpack_waf_ip_block_list'            => array( 'waf', 'string', '' ),
			'jetpack_waf_share_data'               => array( 'waf', 'boolean', false ),
			'tiled_galleries'                      => array( 'tiled-gallery', 'boolean', false ),
			'gravatar_disable_hovercards'          => array( 'gravatar-hovercards', 'string', 'enabled', array( 'enabled', 'disabled' ) ),
			'infinite_scroll'                      => array( 'infinite-scroll', 'boolean', true ),
			'infinite_scroll_google_analytics'     => array( 'infinite-scroll', 'boolean', false ),
			'wpl_default'                          => array( 'likes', 'string', 'on', array( 'on', 'off' ) ),
			'social_notifications_like'            => array( 'likes', 'boolean', true ),
			'wpcom_publish_posts_with_markdown'    => array( 'markdown', 'boolean', false ),
			'wpcom_publish_comments_with_markdown' => array( 'markdown', 'boolean', false ),
			'monitor_receive_notifications'        => array( 'monitor', 'boolean', false ),
			'post_by_email_address'                => array( 'post-by-email', 'string', 'noop', array( 'noop', 'create', 'regenerate', 'delete' ) ),
			'jetpack_protect_key'                  => array( 'protect', 'string', '' ),
			'jetpack_protect_global_whitelist'     => array( 'protect', 'string', '' ),
			'jetpack_protect_trusted_proxies'      => array( 'protect', 'string', '' ),
			'jetpack_protect_proxy_header'         => array( 'protect', 'string', '' ),
			'sharing_services'                     => array( 'sharedaddy', 'object', $visible ),
			'button_style'                         => array( 'sharedaddy', 'string', 'icon', array( 'icon', 'icon-text', 'text', 'official' ) ),
			'sharing_label'                        => array( 'sharedaddy', 'string', '' ),
			'show'                                 => array( 'sharedaddy', 'array', array( 'post' ) ),
			'jetpack-twitter-cards-site-tag'       => array( 'sharedaddy', 'string', '' ),
			'sharedaddy_disable_resources'         => array( 'sharedaddy', 'boolean', false ),
			'custom'                               => array( 'sharedaddy', 'object', array() ),
			'sharing_delete_service'               => array( 'sharedaddy', 'string', '' ),
			'jetpack_sso_require_two_step'         => array( 'sso', 'boolean', false ),
			'jetpack_sso_match_by_email'           => array( 'sso', 'boolean', false ),
			'stb_enabled'                          => array( 'subscriptions', 'boolean', true ),
			'stc_enabled'                          => array( 'subscriptions', 'boolean', true ),
			'social_notifications_subscribe'       => array( 'subscriptions', 'boolean', false ),
			'show_headline'                        => array( 'related-posts', 'boolean', true ),
			'show_thumbnails'                      => array( 'related-posts', 'boolean', false ),
			'instant_search_enabled'               => array( 'search', 'boolean', false ),
			'search_auto_config'                   => array( 'search', 'boolean', false ),
			'has_jetpack_search_product'           => array( 'settings', 'boolean', false ),
			'google'                               => array( 'verification-tools', 'string', '' ),
			'bing'                                 => array( 'verification-tools', 'string', '' ),
			'pinterest'                            => array( 'verification-tools', 'string', '' ),
			'yandex'                               => array( 'verification-tools', 'string', '' ),
			'facebook'                             => array( 'verification-tools', 'string', '' ),
			'enable_header_ad'                     => array( 'wordads', 'boolean', true ),
			'wordads_second_belowpost'             => array( 'wordads', 'boolean', true ),
			'wordads_display_front_page'           => array( 'wordads', 'boolean', true ),
			'wordads_display_post'                 => array( 'wordads', 'boolean', true ),
			'wordads_display_page'                 => array( 'wordads', 'boolean', true ),
			'wordads_display_archive'              => array( 'wordads', 'boolean', true ),
			'wordads_custom_adstxt_enabled'        => array( 'wordads', 'boolean', false ),
			'wordads_custom_adstxt'                => array( 'wordads', 'string', '' ),
			'wordads_ccpa_enabled'                 => array( 'wordads', 'boolean', false ),
			'wordads_ccpa_privacy_policy_url'      => array( 'wordads', 'string', '' ),
			'google_analytics_tracking_id'         => array( 'google-analytics', 'string', '' ),
			'admin_bar'                            => array( 'stats', 'boolean', true ),
			'roles'                                => array( 'stats', 'array', array( 'administrator' ) ),
			'count_roles'                          => array( 'stats', 'array', array() ),
			'blog_id'                              => array( 'stats', 'boolean', false ),
			'do_not_track'                         => array( 'stats', 'boolean', true ),
			'version'                              => array( 'stats', 'integer', 9 ),
			'advanced_seo_front_page_description'  => array( 'seo-tools', 'string', '' ),
			'advanced_seo_title_formats'           => array( 'seo-tools', 'object', self::TITLES ),
			'videopress_private_enabled_for_site'  => array( 'videopress', 'boolean', false ),
			'akismet_show_user_comments_approved'  => array( 'settings', 'boolean', false ),
			'wordpress_api_key'                    => array( 'settings', 'string', '' ),
			'dismiss_dash_app_card'                => array( 'settings', 'boolean', false ),
			'dismiss_empty_stats_card'             => array( 'settings', 'boolean', false ),
			'dismiss_dash_backup_getting_started'  => array( 'settings', 'boolean', false ),
			'lang_id'                              => array( 'settings', 'string', '' ),
			'onboarding'                           => array( 'settings', 'object', array() ),
		);
	}

	/** @dataProvider catalogue */
	public function test_settings_match_the_documented_table( string $group, string $type, $default_value, array $enum = array() ): void {
		$setting = ( new Settings_Registry( Feature_Files::shipped() ) )->get( (string) $this->dataName() );

		$this->assertSame( array( $group, $type, $default_value, $enum ), array( $setting->group, $setting->type, $setting->default_value(), $setting->enum ) );
	}

	public function test_there_are_no_other_settings(): void {
		$this->assertEqualsCanonicalizing( array_keys( $this->catalogue() ), array_keys( ( new Settings_Registry( Feature_Files::shipped() ) )->all() ) );
	}

	public function test_option_names_have_our_prefix_except_shared_ones(): void {
		$elsewhere = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $key => $setting ) {
			if ( ! $setting->is_action && "jetpack_dashboard_{$key}" !== $setting->option ) {
				$elsewhere[ $key ] = $setting->option;
			}
		}

		$this->assertEquals(
			array(
				'akismet_show_user_comments_approved' => 'akismet_show_user_comments_approved',
				'wordpress_api_key'                   => 'wordpress_api_key',
				'lang_id'                             => 'WPLANG',
			),
			$elsewhere
		);
	}

	public function test_internal_settings(): void {
		$registry = new Settings_Registry( Feature_Files::shipped() );

		$this->assertEqualsCanonicalizing( array( 'onboarding' ), array_keys( array_diff_key( $registry->all(), $registry->visible() ) ) );
	}

	public function test_only_the_post_by_email_address_is_open_to_other_users(): void {
		$others = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $key => $setting ) {
			$others[ $setting->capability ][] = $key;
		}

		unset( $others['jetpack_configure_modules'] );
		$this->assertEquals(
			array(
				'edit_posts'        => array( 'post_by_email_address' ),
				'install_languages' => array( 'lang_id' ),
			),
			$others
		);
	}

	public function test_a_reset_keeps_the_documented_settings(): void {
		$groups = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $setting ) {
			if ( $setting->survives_reset ) {
				$groups[] = $setting->group;
			}
		}

		$this->assertEqualsCanonicalizing(
			array( 'carousel', 'waf', 'markdown', 'verification-tools', 'wordads', 'seo-tools', Setting::GENERAL ),
			array_values( array_unique( $groups ) )
		);
	}

	public function test_every_choice_has_a_label_for_every_value(): void {
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->visible() as $key => $setting ) {
			$labels = $setting->enum_labels();

			$this->assertSame( $setting->enum, array_keys( $labels ), $key );
			$this->assertSame( array(), array_intersect_assoc( $labels, array_combine( $setting->enum, $setting->enum ) ), $key );
		}
	}

	/**
	 * Every setting that a screen can show says what it does.
	 */
	public function test_describes_every_setting_in_its_own_words(): void {
		$descriptions = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->visible() as $key => $setting ) {
			$descriptions[ $key ] = $setting->description();
			if ( 'onboarding' !== $key ) {
				$this->assertNotSame( '', $descriptions[ $key ], $key );
			}
		}
		$this->assertSame( array_unique( $descriptions ), $descriptions );
	}
}
