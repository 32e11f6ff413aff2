<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Generated from the declarations by `npm run docs:tables`: don't edit it. Pages find settings with it without creating those of all
 * groups.
 */
final class Setting_Names {

	/** Option by key and group; '' for actions. */
	public const ALL = array(
		'backups'               => array(
			'backups_frequency'      => 'jetpack_dashboard_backups_frequency',
			'backups_kept'           => 'jetpack_dashboard_backups_kept',
			'backups_kept_days'      => 'jetpack_dashboard_backups_kept_days',
			'backups_before_updates' => 'jetpack_dashboard_backups_before_updates',
		),
		'carousel'              => array(
			'carousel_background_color' => 'jetpack_dashboard_carousel_background_color',
			'carousel_display_exif'     => 'jetpack_dashboard_carousel_display_exif',
			'carousel_display_comments' => 'jetpack_dashboard_carousel_display_comments',
		),
		'comment-likes'         => array(),
		'comments'              => array(
			'highlander_comment_form_prompt'    => 'jetpack_dashboard_highlander_comment_form_prompt',
			'jetpack_comment_form_color_scheme' => 'jetpack_dashboard_jetpack_comment_form_color_scheme',
		),
		'contact-form'          => array(
			'contact_form_days_kept' => 'jetpack_dashboard_contact_form_days_kept',
		),
		'copy-post'             => array(),
		'custom-content-types'  => array(
			'jetpack_portfolio'                  => 'jetpack_dashboard_jetpack_portfolio',
			'jetpack_portfolio_posts_per_page'   => 'jetpack_dashboard_jetpack_portfolio_posts_per_page',
			'jetpack_testimonial'                => 'jetpack_dashboard_jetpack_testimonial',
			'jetpack_testimonial_posts_per_page' => 'jetpack_dashboard_jetpack_testimonial_posts_per_page',
		),
		'custom-css'            => array(),
		'enhanced-distribution' => array(
			'websub_hub' => 'jetpack_dashboard_websub_hub',
		),
		'google-analytics'      => array(
			'google_analytics_tracking_id' => 'jetpack_dashboard_google_analytics_tracking_id',
			'google_analytics_outbound'    => 'jetpack_dashboard_google_analytics_outbound',
			'google_analytics_downloads'   => 'jetpack_dashboard_google_analytics_downloads',
		),
		'gravatar-hovercards'   => array(
			'gravatar_disable_hovercards' => 'jetpack_dashboard_gravatar_disable_hovercards',
		),
		'infinite-scroll'       => array(
			'infinite_scroll'                  => 'jetpack_dashboard_infinite_scroll',
			'infinite_scroll_google_analytics' => 'jetpack_dashboard_infinite_scroll_google_analytics',
		),
		'json-api'              => array(
			'json_api_block_apps' => 'jetpack_dashboard_json_api_block_apps',
		),
		'latex'                 => array(),
		'lazy-images'           => array(),
		'likes'                 => array(
			'wpl_default'               => 'jetpack_dashboard_wpl_default',
			'social_notifications_like' => 'jetpack_dashboard_social_notifications_like',
		),
		'markdown'              => array(
			'wpcom_publish_posts_with_markdown'    => 'jetpack_dashboard_wpcom_publish_posts_with_markdown',
			'wpcom_publish_comments_with_markdown' => 'jetpack_dashboard_wpcom_publish_comments_with_markdown',
		),
		'masterbar'             => array(),
		'monitor'               => array(
			'monitor_receive_notifications' => 'jetpack_dashboard_monitor_receive_notifications',
			'monitor_self_check'            => 'jetpack_dashboard_keep_monitor',
			'monitor_self_check_emails'     => 'jetpack_dashboard_monitor_self_check_emails',
			'monitor_ping_address'          => 'jetpack_dashboard_monitor_ping_address',
			'monitor_health_address'        => '',
		),
		'notes'                 => array(),
		'photon'                => array(
			'photon_limit'   => 'jetpack_dashboard_photon_limit',
			'photon_cdn_url' => 'jetpack_dashboard_photon_cdn_url',
		),
		'photon-cdn'            => array(
			'photon_cdn_limit' => 'jetpack_dashboard_photon_cdn_limit',
		),
		'post-by-email'         => array(
			'post_by_email_address' => '',
		),
		'protect'               => array(
			'jetpack_protect_global_whitelist' => 'jetpack_dashboard_jetpack_protect_global_whitelist',
			'jetpack_protect_trusted_proxies'  => 'jetpack_dashboard_jetpack_protect_trusted_proxies',
			'jetpack_protect_proxy_header'     => 'jetpack_dashboard_jetpack_protect_proxy_header',
		),
		'publicize'             => array(
			'publicize_message' => 'jetpack_dashboard_publicize_message',
		),
		'related-posts'         => array(
			'show_headline'   => 'jetpack_dashboard_show_headline',
			'show_thumbnails' => 'jetpack_dashboard_show_thumbnails',
		),
		'scanner'               => array(),
		'search'                => array(
			'instant_search_enabled' => 'jetpack_dashboard_instant_search_enabled',
			'search_comments'        => 'jetpack_dashboard_search_comments',
			'search_auto_config'     => '',
		),
		'seo-tools'             => array(
			'advanced_seo_front_page_description' => 'jetpack_dashboard_advanced_seo_front_page_description',
			'advanced_seo_title_formats'          => 'jetpack_dashboard_advanced_seo_title_formats',
		),
		'settings'              => array(
			'has_jetpack_search_product'          => 'jetpack_dashboard_has_jetpack_search_product',
			'akismet_show_user_comments_approved' => 'akismet_show_user_comments_approved',
			'wordpress_api_key'                   => 'wordpress_api_key',
			'jetpack_blocks_disabled'             => 'jetpack_dashboard_jetpack_blocks_disabled',
			'dismiss_dash_app_card'               => 'jetpack_dashboard_dismiss_dash_app_card',
			'dismiss_empty_stats_card'            => 'jetpack_dashboard_dismiss_empty_stats_card',
			'lang_id'                             => 'WPLANG',
			'onboarding'                          => '',
		),
		'sharedaddy'            => array(
			'sharing_services'               => 'jetpack_dashboard_sharing_services',
			'button_style'                   => 'jetpack_dashboard_button_style',
			'sharing_label'                  => 'jetpack_dashboard_sharing_label',
			'show'                           => 'jetpack_dashboard_show',
			'jetpack-twitter-cards-site-tag' => 'jetpack_dashboard_jetpack-twitter-cards-site-tag',
			'sharedaddy_disable_resources'   => 'jetpack_dashboard_sharedaddy_disable_resources',
			'custom'                         => '',
			'sharing_delete_service'         => '',
		),
		'shortcodes'            => array(
			'shortcodes_consent' => 'jetpack_dashboard_shortcodes_consent',
		),
		'shortlinks'            => array(),
		'sitemaps'              => array(),
		'spam-filter'           => array(
			'spam_filter_registrations' => 'jetpack_dashboard_spam_filter_registrations',
		),
		'sso'                   => array(
			'jetpack_sso_require_two_step' => 'jetpack_dashboard_jetpack_sso_require_two_step',
			'jetpack_sso_match_by_email'   => 'jetpack_dashboard_jetpack_sso_match_by_email',
		),
		'stats'                 => array(
			'admin_bar'          => 'jetpack_dashboard_admin_bar',
			'roles'              => 'jetpack_dashboard_roles',
			'count_roles'        => 'jetpack_dashboard_count_roles',
			'do_not_track'       => 'jetpack_dashboard_do_not_track',
			'stats_weekly_email' => 'jetpack_dashboard_stats_weekly_email',
		),
		'subscriptions'         => array(
			'stb_enabled'                    => 'jetpack_dashboard_stb_enabled',
			'stc_enabled'                    => 'jetpack_dashboard_stc_enabled',
			'social_notifications_subscribe' => 'jetpack_dashboard_social_notifications_subscribe',
			'subscriptions_batch'            => 'jetpack_dashboard_subscriptions_batch',
			'subscriptions_per_hour'         => 'jetpack_dashboard_subscriptions_per_hour',
		),
		'tiled-gallery'         => array(
			'tiled_galleries' => 'jetpack_dashboard_tiled_galleries',
		),
		'vaultpress'            => array(),
		'verification-tools'    => array(
			'google'    => 'jetpack_dashboard_google',
			'bing'      => 'jetpack_dashboard_bing',
			'pinterest' => 'jetpack_dashboard_pinterest',
			'yandex'    => 'jetpack_dashboard_yandex',
			'facebook'  => 'jetpack_dashboard_facebook',
		),
		'videopress'            => array(
			'videopress_private_enabled_for_site' => 'jetpack_dashboard_videopress_private_enabled_for_site',
			'videopress_convert'                  => 'jetpack_dashboard_videopress_convert',
		),
		'waf'                   => array(
			'jetpack_waf_ip_list'       => 'jetpack_dashboard_jetpack_waf_ip_list',
			'jetpack_waf_ip_allow_list' => 'jetpack_dashboard_jetpack_waf_ip_allow_list',
			'jetpack_waf_ip_block_list' => 'jetpack_dashboard_jetpack_waf_ip_block_list',
			'jetpack_waf_share_data'    => 'jetpack_dashboard_jetpack_waf_share_data',
		),
		'widget-visibility'     => array(),
		'widgets'               => array(),
		'woocommerce-analytics' => array(),
		'wordads'               => array(
			'enable_header_ad'                => 'jetpack_dashboard_enable_header_ad',
			'wordads_second_belowpost'        => 'jetpack_dashboard_wordads_second_belowpost',
			'wordads_display_front_page'      => 'jetpack_dashboard_wordads_display_front_page',
			'wordads_display_post'            => 'jetpack_dashboard_wordads_display_post',
			'wordads_display_page'            => 'jetpack_dashboard_wordads_display_page',
			'wordads_display_archive'         => 'jetpack_dashboard_wordads_display_archive',
			'wordads_code_top'                => 'jetpack_dashboard_wordads_code_top',
			'wordads_code_below_post'         => 'jetpack_dashboard_wordads_code_below_post',
			'wordads_code_second_below_post'  => 'jetpack_dashboard_wordads_code_second_below_post',
			'wordads_custom_adstxt_enabled'   => 'jetpack_dashboard_wordads_custom_adstxt_enabled',
			'wordads_custom_adstxt'           => 'jetpack_dashboard_wordads_custom_adstxt',
			'wordads_ccpa_enabled'            => 'jetpack_dashboard_wordads_ccpa_enabled',
			'wordads_ccpa_privacy_policy_url' => 'jetpack_dashboard_wordads_ccpa_privacy_policy_url',
		),
	);
}
