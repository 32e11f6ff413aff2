<?php
/**
 * What settings do, in a sentence.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Descriptions of the settings that REST knows (contract 2.1, `options`), by key.
 *
 * A setting with a labeled control on the settings screen has the label's text,
 * so that notices and the change log name it as the screen does.
 */
final class Setting_Descriptions {

	/**
	 * All of them.
	 *
	 * @var array<string, string>|null
	 */
	private static $all;

	/**
	 * A setting's description.
	 *
	 * @param string $key Setting.
	 * @return string Translated, plain text; empty for an internal setting.
	 */
	public static function of( string $key ): string {
		// A page shows some eighty of them.
		self::$all = self::$all ?? self::all();

		return self::$all[ $key ] ?? '';
	}

	/**
	 * Descriptions by key.
	 *
	 * @return array<string, string>
	 */
	private static function all(): array {
		return array(
			'tiled_galleries'                      => __( 'Show galleries as a mosaic unless they ask for another layout.', 'jetpack-dashboard' ),
			'carousel_background_color'            => __( 'Color scheme', 'jetpack-dashboard' ),
			'carousel_display_exif'                => __( 'Show the camera’s data (Exif)', 'jetpack-dashboard' ),
			'carousel_display_comments'            => __( 'Show comments', 'jetpack-dashboard' ),
			'instant_search_enabled'               => __( 'Show results while visitors type.', 'jetpack-dashboard' ),
			'search_auto_config'                   => __( 'Set search up for this site’s theme.', 'jetpack-dashboard' ),
			'videopress_private_enabled_for_site'  => __( 'Show videos only to people who may read this site.', 'jetpack-dashboard' ),
			'jetpack_waf_ip_list'                  => __( 'Allow and block visitors by their IP addresses.', 'jetpack-dashboard' ),
			'jetpack_waf_ip_allow_list'            => __( 'IP addresses that the firewall always lets through, one address or range a line.', 'jetpack-dashboard' ),
			'jetpack_waf_ip_block_list'            => __( 'IP addresses that the firewall always refuses, one address or range a line.', 'jetpack-dashboard' ),
			'jetpack_waf_share_data'               => __( 'Share what the firewall blocked with the account service.', 'jetpack-dashboard' ),
			'jetpack_protect_key'                  => __( 'Key of brute force protection.', 'jetpack-dashboard' ),
			'jetpack_protect_global_whitelist'     => __( 'IP addresses that brute force protection never locks out, one address or range a line.', 'jetpack-dashboard' ),
			'jetpack_protect_trusted_proxies'      => __( 'IP addresses from which this site’s own proxies connect, one address or range a line.', 'jetpack-dashboard' ),
			'jetpack_protect_proxy_header'         => __( 'Request header in which a trusted proxy names the visitor’s IP address.', 'jetpack-dashboard' ),
			'monitor_receive_notifications'        => __( 'Send me an email', 'jetpack-dashboard' ),
			'jetpack_sso_require_two_step'         => __( 'Require two-step authentication', 'jetpack-dashboard' ),
			'jetpack_sso_match_by_email'           => __( 'Match accounts by their email address', 'jetpack-dashboard' ),
			'sharing_services'                     => __( 'Sharing buttons that show at once, and those behind the “More” button.', 'jetpack-dashboard' ),
			'button_style'                         => __( 'Button style', 'jetpack-dashboard' ),
			'sharing_label'                        => __( 'Words above the buttons', 'jetpack-dashboard' ),
			'show'                                 => __( 'Where the buttons show', 'jetpack-dashboard' ),
			'jetpack-twitter-cards-site-tag'       => __( 'Twitter site tag', 'jetpack-dashboard' ),
			'sharedaddy_disable_resources'         => __( 'Leave out the buttons’ own styles and scripts', 'jetpack-dashboard' ),
			'custom'                               => __( 'Name, address and icon of a new sharing service.', 'jetpack-dashboard' ),
			'sharing_delete_service'               => __( 'Sharing service of the site’s own to remove.', 'jetpack-dashboard' ),
			'wpl_default'                          => __( 'Like buttons are', 'jetpack-dashboard' ),
			'social_notifications_like'            => __( 'Mail authors when somebody likes their posts.', 'jetpack-dashboard' ),
			'highlander_comment_form_prompt'       => __( 'Comment form introduction.', 'jetpack-dashboard' ),
			'jetpack_comment_form_color_scheme'    => __( 'Color scheme of the comment form.', 'jetpack-dashboard' ),
			'gravatar_disable_hovercards'          => __( 'Whether profiles show when you point at people’s pictures.', 'jetpack-dashboard' ),
			'stb_enabled'                          => __( 'Offer to follow the site below the comment form', 'jetpack-dashboard' ),
			'stc_enabled'                          => __( 'Offer to follow a post’s comments below the comment form', 'jetpack-dashboard' ),
			'social_notifications_subscribe'       => __( 'Mail the administrator when somebody subscribes.', 'jetpack-dashboard' ),
			'show_headline'                        => __( 'Highlight related content with a heading', 'jetpack-dashboard' ),
			'show_thumbnails'                      => __( 'Show a thumbnail image where available', 'jetpack-dashboard' ),
			'google'                               => __( 'Google’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'bing'                                 => __( 'Bing’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'pinterest'                            => __( 'Pinterest’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'yandex'                               => __( 'Yandex’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'facebook'                             => __( 'Facebook’s code for verifying that this site is yours.', 'jetpack-dashboard' ),
			'google_analytics_tracking_id'         => __( 'Google Analytics measurement ID', 'jetpack-dashboard' ),
			'admin_bar'                            => __( 'Show a chart of the last 48 hours in the admin bar.', 'jetpack-dashboard' ),
			'roles'                                => __( 'Roles that may see the statistics.', 'jetpack-dashboard' ),
			'count_roles'                          => __( 'Roles whose own views are counted.', 'jetpack-dashboard' ),
			'blog_id'                              => __( 'Whether the statistics belong to a registered site.', 'jetpack-dashboard' ),
			'do_not_track'                         => __( 'Leave out visitors who ask not to be tracked.', 'jetpack-dashboard' ),
			'version'                              => __( 'Version of how the statistics are kept.', 'jetpack-dashboard' ),
			'advanced_seo_front_page_description'  => __( 'Description of the front page for search engines, at most 300 characters.', 'jetpack-dashboard' ),
			'advanced_seo_title_formats'           => __( 'How page titles are made, by kind of page.', 'jetpack-dashboard' ),
			'enable_header_ad'                     => __( 'Top of each page', 'jetpack-dashboard' ),
			'wordads_second_belowpost'             => __( 'Second ad below post', 'jetpack-dashboard' ),
			'wordads_display_front_page'           => __( 'Show ads on the front page.', 'jetpack-dashboard' ),
			'wordads_display_post'                 => __( 'Show ads on posts.', 'jetpack-dashboard' ),
			'wordads_display_page'                 => __( 'Show ads on pages.', 'jetpack-dashboard' ),
			'wordads_display_archive'              => __( 'Show ads on archives.', 'jetpack-dashboard' ),
			'wordads_custom_adstxt_enabled'        => __( 'Serve the site’s own ads.txt.', 'jetpack-dashboard' ),
			'wordads_custom_adstxt'                => __( 'What stands in ads.txt.', 'jetpack-dashboard' ),
			'wordads_ccpa_enabled'                 => __( 'Let visitors from California opt out of the sale of their data.', 'jetpack-dashboard' ),
			'wordads_ccpa_privacy_policy_url'      => __( 'Address of the privacy policy.', 'jetpack-dashboard' ),
			'wpcom_publish_posts_with_markdown'    => __( 'Write posts and pages in Markdown.', 'jetpack-dashboard' ),
			'wpcom_publish_comments_with_markdown' => __( 'Let comments be written in Markdown.', 'jetpack-dashboard' ),
			'jetpack_portfolio'                    => __( 'Portfolio', 'jetpack-dashboard' ),
			'jetpack_portfolio_posts_per_page'     => __( 'Projects on a page.', 'jetpack-dashboard' ),
			'jetpack_testimonial'                  => __( 'Testimonials', 'jetpack-dashboard' ),
			'jetpack_testimonial_posts_per_page'   => __( 'Testimonials on a page.', 'jetpack-dashboard' ),
			'infinite_scroll'                      => __( 'Load the next posts while visitors scroll, not by a button.', 'jetpack-dashboard' ),
			'infinite_scroll_google_analytics'     => __( 'Count each load of further posts as a page view in Google Analytics.', 'jetpack-dashboard' ),
			'post_by_email_address'                => __( 'Your secret address: what is mailed there becomes a post.', 'jetpack-dashboard' ),
			'jetpack_blocks_disabled'              => __( 'Turn this plugin’s blocks off.', 'jetpack-dashboard' ),
			'has_jetpack_search_product'           => __( 'Whether this site has the search product.', 'jetpack-dashboard' ),
			'akismet_show_user_comments_approved'  => __( 'Show the number of approved comments beside each comment’s author.', 'jetpack-dashboard' ),
			'wordpress_api_key'                    => __( 'Key of the anti-spam plugin.', 'jetpack-dashboard' ),
			'dismiss_dash_app_card'                => __( 'Hide the mobile apps card.', 'jetpack-dashboard' ),
			'dismiss_empty_stats_card'             => __( 'Hide the card for empty statistics.', 'jetpack-dashboard' ),
			'dismiss_dash_backup_getting_started'  => __( 'Hide the introduction to backups.', 'jetpack-dashboard' ),
			'lang_id'                              => __( 'The site’s language.', 'jetpack-dashboard' ),
		);
	}
}
