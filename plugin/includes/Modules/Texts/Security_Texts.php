<?php
/**
 * The words of the Security page’s modules.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the Security page’s modules. Search terms stand in one string each, so that a language may have more or fewer of them.
 */
final class Security_Texts {

	/**
	 * The words by module.
	 *
	 * @return array<string, array{name: string, description: string, long_description: string, learn_more: string, search_terms: string}>
	 */
	public static function by_slug(): array {
		return array(
			'protect'    => array(
				'name'             => __( 'Brute force protection', 'jetpack-dashboard' ),
				'description'      => __( 'Blocks people and bots who guess passwords.', 'jetpack-dashboard' ),
				'long_description' => __( 'Counts failed log-ins per address and per account and locks out whoever fails too often, for longer each time. Addresses that you always allow are never locked out.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how login protection works', 'jetpack-dashboard' ),
				'search_terms'     => __( 'security, secure, protection, brute force, botnet, login attempts, failed logins, password guessing, lockout, locked out, block ip, allow list, whitelist, trusted proxy, bots, hackers, hacked, passwords', 'jetpack-dashboard' ),
			),
			'waf'        => array(
				'name'             => __( 'Firewall', 'jetpack-dashboard' ),
				'description'      => __( 'Checks every request before your site answers it.', 'jetpack-dashboard' ),
				'long_description' => __( 'Blocks requests that look like attacks: SQL injection, scripts, malicious uploads and probes, in addresses, forms, cookies and headers. Also blocks the IP addresses on your blocked list. Addresses on your allowed list always get through.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how the firewall decides', 'jetpack-dashboard' ),
				'search_terms'     => __( 'firewall, waf, security, block ip, allow list, blocked list, attack, exploit, injection, requests, rules, block ip address, ban ip, blacklist, deny list, hackers, hacked, sql injection, bots', 'jetpack-dashboard' ),
			),
			'sso'        => array(
				'name'             => __( 'Secure sign-on', 'jetpack-dashboard' ),
				'description'      => __( 'Lets people log in with the account that they connected.', 'jetpack-dashboard' ),
				'long_description' => __( 'Adds a button to the log-in form that signs people in with their connected account. You can match accounts by email address and ask for two-step authentication.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about signing in with one account', 'jetpack-dashboard' ),
				'search_terms'     => __( 'sso, single sign-on, login, log in, sign in, two-step, two-factor, 2fa, authentication, account, password, two-factor authentication', 'jetpack-dashboard' ),
			),
			'monitor'    => array(
				'name'             => __( 'Downtime monitoring', 'jetpack-dashboard' ),
				'description'      => __( 'Tells you when your site can’t be reached.', 'jetpack-dashboard' ),
				'long_description' => __( 'Watches whether your site answers, and sends an email when it doesn’t and again when it is back.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn how downtime is noticed', 'jetpack-dashboard' ),
				'search_terms'     => __( 'monitor, uptime, downtime, offline, outage, alert, site down, notification, availability, site is down, server down, ping, crash', 'jetpack-dashboard' ),
			),
			'vaultpress' => array(
				'name'             => __( 'VaultPress', 'jetpack-dashboard' ),
				'description'      => __( 'Shows the state of the separate backup plugin.', 'jetpack-dashboard' ),
				'long_description' => __( 'The backup plugin is installed and switched on by itself; its state is shown among the backup cards.', 'jetpack-dashboard' ),
				'learn_more'       => __( 'Learn about the backup plugin', 'jetpack-dashboard' ),
				'search_terms'     => __( 'backup, backups, restore, vault, vaultpress, archive, scan, security, malware', 'jetpack-dashboard' ),
			),
		);
	}
}
