<?php
/**
 * The settings of the Security page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Cleaners;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * Firewall, brute-force protection, provider login, downtime monitoring, anti-spam.
 */
final class Security_Settings {

	/** How addresses are checked and kept; the only readers are the request's first steps. */
	private const IP_RULE    = array( Rules::class, 'ip_lines' );
	private const IP_CLEANER = array( Cleaners::class, 'ip_lines' );

	/**
	 * The settings by the module that owns them.
	 *
	 * @return array<string, Setting[]>
	 */
	public static function by_group(): array {
		return array(
			'waf'            => array(
				Kind::boolean( 'jetpack_waf_ip_list', false )->autoloaded()->surviving_reset(),
				Kind::text( 'jetpack_waf_ip_allow_list', self::IP_RULE, self::IP_CLEANER )->autoloaded()->surviving_reset(),
				Kind::text( 'jetpack_waf_ip_block_list', array( Rules::class, 'blocked_ip_lines' ), self::IP_CLEANER )->autoloaded()->surviving_reset(),
				Kind::boolean( 'jetpack_waf_share_data', false )->surviving_reset(),
			),
			'protect'        => array(
				Kind::text( 'jetpack_protect_key', array( Rules::class, 'alphanumeric' ) )->secret(),
				Kind::text( 'jetpack_protect_global_whitelist', self::IP_RULE, self::IP_CLEANER ),
				// Decision 62: a wrong answer here shuts people out, so a reset gives the safe one.
				Kind::text( 'jetpack_protect_trusted_proxies', self::IP_RULE, self::IP_CLEANER ),
				Kind::text( 'jetpack_protect_proxy_header', array( Rules::class, 'header_name' ) ),
			),
			'monitor'        => array(
				Kind::boolean( 'monitor_receive_notifications', false ),
			),
			'sso'            => array(
				Kind::boolean( 'jetpack_sso_require_two_step', false ),
				Kind::boolean( 'jetpack_sso_match_by_email', false ),
			),
			Setting::GENERAL => array(
				// Both names are the anti-spam plugin's own.
				Kind::boolean( 'akismet_show_user_comments_approved', false )->kept_in( 'akismet_show_user_comments_approved' ),
				Kind::text( 'wordpress_api_key', array( Rules::class, 'alphanumeric' ) )->kept_in( 'wordpress_api_key' )->secret(),
			),
		);
	}
}
