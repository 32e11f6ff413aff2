<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Settings\Settings_Registry;

defined( 'ABSPATH' ) || exit;

/** Settings and modules of this plugin, and settings of WordPress. Values of secrets are never stored. */
class Setting_Recorder {

	/** Settings of WordPress: the rest of its options aren't settings, or may be secret. */
	private const OPTIONS = array( 'siteurl', 'home', 'blogname', 'blogdescription', 'site_icon', 'admin_email', 'new_admin_email', 'users_can_register', 'default_role', 'WPLANG', 'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week', 'default_category', 'default_post_format', 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'posts_per_rss', 'rss_use_excerpt', 'blog_public', 'default_pingback_flag', 'default_ping_status', 'default_comment_status', 'require_name_email', 'comment_registration', 'close_comments_for_old_posts', 'close_comments_days_old', 'thread_comments', 'thread_comments_depth', 'page_comments', 'comments_notify', 'moderation_notify', 'comment_moderation', 'comment_previously_approved', 'comment_max_links', 'moderation_keys', 'disallowed_keys', 'show_avatars', 'avatar_rating', 'avatar_default', 'thumbnail_size_w', 'thumbnail_size_h', 'medium_size_w', 'medium_size_h', 'large_size_w', 'large_size_h', 'uploads_use_yearmonth_folders', 'permalink_structure', 'category_base', 'tag_base', 'wp_page_for_privacy_policy' );

	/** They may contain addresses of people. */
	private const WITHOUT_VALUES = array( 'admin_email', 'new_admin_email', 'moderation_keys', 'disallowed_keys' );

	private Activity_Log $log;
	private Settings_Registry $settings;

	public function __construct( Activity_Log $log, Settings_Registry $settings ) {
		$this->log      = $log;
		$this->settings = $settings;
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
	 * Runs for every option.
	 *
	 * @param string $option
	 * @param mixed  $old
	 * @param mixed  $new_value
	 */
	public function on_option( $option, $old, $new_value ): void {
		if ( ! in_array( $option, self::OPTIONS, true ) ) {
			return;
		}
		$values = in_array( $option, self::WITHOUT_VALUES, true ) ? array( null, null ) : array( $old, $new_value );
		$this->log->add( self::event( Entry::OPTION )->about( (string) $option )->changed( $values[0], $values[1] ) );
	}

	/** What other code sets isn't a visitor's doing. */
	private static function event( string $action ): Event {
		$event = new Event( Entry::SETTINGS, $action );

		return 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	private function add_switch( string $slug, bool $is_stored, bool $is_on ): void {
		if ( $is_stored ) {
			$this->log->add( self::event( Entry::SWITCHED )->about( $slug )->changed( ! $is_on, $is_on ) );
		}
	}
}
