<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Settings\Settings_Registry;

defined( 'ABSPATH' ) || exit;

/** Settings and modules of this plugin, and settings of WordPress. Values of secrets are never stored. */
class Setting_Recorder {

	/** The options of WordPress's settings pages, which WordPress lists only while one is saved. Others, such as those of plugins, may be secret. */
	private const OPTIONS = array( 'siteurl', 'home', 'blogname', 'blogdescription', 'site_icon', 'admin_email', 'new_admin_email', 'users_can_register', 'default_role', 'WPLANG', 'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week', 'default_category', 'default_email_category', 'default_link_category', 'default_post_format', 'mailserver_url', 'mailserver_port', 'mailserver_login', 'mailserver_pass', 'ping_sites', 'use_smilies', 'use_balanceTags', 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'posts_per_rss', 'rss_use_excerpt', 'blog_public', 'blog_charset', 'default_pingback_flag', 'default_ping_status', 'default_comment_status', 'require_name_email', 'comment_registration', 'close_comments_for_old_posts', 'close_comments_days_old', 'show_comments_cookies_opt_in', 'thread_comments', 'thread_comments_depth', 'page_comments', 'comments_per_page', 'default_comments_page', 'comment_order', 'comments_notify', 'moderation_notify', 'wp_notes_notify', 'comment_moderation', 'comment_previously_approved', 'comment_max_links', 'moderation_keys', 'disallowed_keys', 'show_avatars', 'avatar_rating', 'avatar_default', 'thumbnail_size_w', 'thumbnail_size_h', 'thumbnail_crop', 'medium_size_w', 'medium_size_h', 'large_size_w', 'large_size_h', 'image_default_size', 'image_default_align', 'image_default_link_type', 'uploads_use_yearmonth_folders', 'upload_path', 'upload_url_path', 'permalink_structure', 'category_base', 'tag_base', 'wp_page_for_privacy_policy' );

	/** They are secret, or may contain keys or addresses of people. */
	private const WITHOUT_VALUES = array( 'admin_email', 'new_admin_email', 'mailserver_login', 'mailserver_pass', 'ping_sites', 'moderation_keys', 'disallowed_keys' );

	private Activity_Log $log;
	private Settings_Registry $settings;

	public function __construct( Activity_Log $log, Settings_Registry $settings ) {
		$this->log      = $log;
		$this->settings = $settings;
	}

	public static function is_option( string $name ): bool {
		return in_array( $name, self::OPTIONS, true );
	}

	/** What an option is called on its page. */
	public static function label( string $option ): string {
		$labels = array(
			'siteurl'                    => __( 'WordPress address (URL)', 'jetpack-dashboard' ),
			'home'                       => __( 'Site address (URL)', 'jetpack-dashboard' ),
			'blogname'                   => __( 'Site title', 'jetpack-dashboard' ),
			'blogdescription'            => __( 'Tagline', 'jetpack-dashboard' ),
			'admin_email'                => __( 'Administration email address', 'jetpack-dashboard' ),
			'new_admin_email'            => __( 'Administration email address (not confirmed yet)', 'jetpack-dashboard' ),
			'users_can_register'         => __( 'Anyone can register', 'jetpack-dashboard' ),
			'default_role'               => __( 'New user default role', 'jetpack-dashboard' ),
			'WPLANG'                     => __( 'Site language', 'jetpack-dashboard' ),
			'timezone_string'            => __( 'Time zone', 'jetpack-dashboard' ),
			'date_format'                => __( 'Date format', 'jetpack-dashboard' ),
			'time_format'                => __( 'Time format', 'jetpack-dashboard' ),
			'show_on_front'              => __( 'Your homepage displays', 'jetpack-dashboard' ),
			'page_on_front'              => __( 'Homepage', 'jetpack-dashboard' ),
			'page_for_posts'             => __( 'Posts page', 'jetpack-dashboard' ),
			'posts_per_page'             => __( 'Posts per page', 'jetpack-dashboard' ), // phpcs:ignore WordPress.WP.PostsPerPage -- A label.
			'blog_public'                => __( 'Search engine visibility', 'jetpack-dashboard' ),
			'default_comment_status'     => __( 'Comments on new posts', 'jetpack-dashboard' ),
			'comment_registration'       => __( 'Users must be logged in to comment', 'jetpack-dashboard' ),
			'comment_moderation'         => __( 'Comments must be approved', 'jetpack-dashboard' ),
			'moderation_keys'            => __( 'Comment moderation list', 'jetpack-dashboard' ),
			'disallowed_keys'            => __( 'Disallowed comment keys', 'jetpack-dashboard' ),
			'permalink_structure'        => __( 'Permalink structure', 'jetpack-dashboard' ),
			'wp_page_for_privacy_policy' => __( 'Privacy policy page', 'jetpack-dashboard' ),
		);

		return $labels[ $option ] ?? $option;
	}

	/**
	 * @param string $key
	 * @param mixed  $old
	 * @param mixed  $new_value
	 */
	public function on_setting( $key, $old, $new_value ): void {
		$setting = $this->settings->get( (string) $key );
		$event   = self::event( Entry::SETTING )->about( (string) $key );

		$this->log->add( $setting && $setting->is_secret ? $event : $event->changed( $old, $new_value ) );
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function on_activation( $slug, $is_stored ): void {
		$this->add_switch( (string) $slug, (bool) $is_stored, true );
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function on_deactivation( $slug, $is_stored ): void {
		$this->add_switch( (string) $slug, (bool) $is_stored, false );
	}

	/** @param string $name 'options' or 'modules'. */
	public function on_reset( $name ): void {
		$this->log->add( self::event( Entry::RESET )->about( (string) $name ) );
	}

	/**
	 * @param string $option One of OPTIONS.
	 * @param mixed  $old
	 * @param mixed  $new_value
	 */
	public function on_option( $option, $old, $new_value ): void {
		// WordPress on SQLite also calls it when '1' becomes 1.
		if ( self::text( $old ) === self::text( $new_value ) ) {
			return;
		}
		$values = in_array( $option, self::WITHOUT_VALUES, true ) ? array( null, null ) : array( $old, $new_value );
		$this->log->add( self::event( Entry::OPTION )->about( $option )->changed( $values[0], $values[1] ) );
	}

	/**
	 * An option that isn't stored is empty.
	 *
	 * @param string $option One of OPTIONS.
	 * @param mixed  $value
	 */
	public function on_option_added( $option, $value ): void {
		$this->on_option( $option, '', $value );
	}

	/** What other code sets isn't a visitor's doing. */
	private static function event( string $action ): Event {
		$event = new Event( Entry::SETTINGS, $action );

		return 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	/**
	 * As WordPress stores it.
	 *
	 * @param mixed $value
	 */
	private static function text( $value ): string {
		return (string) maybe_serialize( $value );
	}

	private function add_switch( string $slug, bool $is_stored, bool $is_on ): void {
		if ( $is_stored ) {
			$this->log->add( self::event( Entry::SWITCHED )->about( $slug )->changed( ! $is_on, $is_on ) );
		}
	}
}
