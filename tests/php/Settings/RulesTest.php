<?php
/**
 * Tests the validation and sanitizing of settings.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Settings_Registry;
use PHPUnit\Framework\TestCase;

/**
 * The rules of docs/contract/settings.md#rules, tested through settings that use them.
 */
final class RulesTest extends TestCase {

	private const THIRTY_EMOJI = '🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆';

	/**
	 * Setting, submitted value, stored value.
	 */
	public function accepted(): array {
		return array(
			'true'                               => array( 'stb_enabled', true, true ),
			'the digit 0'                        => array( 'stb_enabled', '0', false ),
			'the number 1'                       => array( 'stb_enabled', 1, true ),
			'a number as text'                   => array( 'jetpack_portfolio_posts_per_page', '12', 12 ),
			'one of the words'                   => array( 'wpl_default', 'off', 'off' ),
			'text without its tags'              => array( 'sharing_label', " Share <b>this</b>\n", 'Share this' ),
			'a bare code'                        => array( 'google', 'abc_DEF-123', 'abc_DEF-123' ),
			'no code'                            => array( 'google', '', '' ),
			'a meta tag'                         => array( 'google', '<meta name="google-site-verification" content="tag_1-x" />', 'tag_1-x' ),
			'a meta tag with other quotes'       => array( 'bing', "<meta content='ABC' name='msvalidate.01'>", 'ABC' ),
			'a handle with @'                    => array( 'jetpack-twitter-cards-site-tag', '@a_15_characters', 'a_15_characters' ),
			'a handle with blanks around it'     => array( 'jetpack-twitter-cards-site-tag', " @abc\n", 'abc' ),
			'an id of Universal Analytics'       => array( 'google_analytics_tracking_id', 'UA-1234-5', 'UA-1234-5' ),
			'a measurement id'                   => array( 'google_analytics_tracking_id', 'G-ABC1234567', 'G-ABC1234567' ),
			'a Google tag'                       => array( 'google_analytics_tracking_id', 'GT-AB12CD', 'GT-AB12CD' ),
			'an id in small letters with blanks' => array( 'google_analytics_tracking_id', ' g-abc1234567 ', 'G-ABC1234567' ),
			'no id'                              => array( 'google_analytics_tracking_id', '', '' ),
			'no roles to see statistics'         => array( 'roles', array(), array( 'administrator' ) ),
			'roles, administrators always'       => array( 'roles', array( 'editor' ), array( 'administrator', 'editor' ) ),
			'a role of the site’s own beside it' => array( 'count_roles', array( 'editor', 'shop_manager' ), array( 'editor', 'shop_manager' ) ),
			'places'                             => array( 'show', array( 'post', 'jetpack-portfolio' ), array( 'post', 'jetpack-portfolio' ) ),
			'300 code points'                    => array( 'advanced_seo_front_page_description', str_repeat( self::THIRTY_EMOJI, 10 ), str_repeat( self::THIRTY_EMOJI, 10 ) ),
			'300 without the tags'               => array( 'advanced_seo_front_page_description', '<em>' . str_repeat( 'é', 300 ) . '</em>', str_repeat( 'é', 300 ) ),
			'a web address'                      => array( 'wordads_ccpa_privacy_policy_url', 'https://example.test/p?a=1', 'https://example.test/p?a=1' ),
			'no web address'                     => array( 'wordads_ccpa_privacy_policy_url', '', '' ),
			'wide, overlapping ranges'           => array( 'jetpack_waf_ip_block_list', "10.0.0.0/8\n10.0.0.0/7\n0.0.0.0/2\n16.0.0.0/4\n2001::/16", "10.0.0.0/8\n10.0.0.0/7\n0.0.0.0/2\n16.0.0.0/4\n2001::/16" ),
			'lines of addresses'                 => array( 'jetpack_waf_ip_block_list', "203.0.113.7, 2001:DB8::1\r\n\n10.0.0.1-10.0.0.9", "203.0.113.7\n2001:db8::1\n10.0.0.1 - 10.0.0.9" ),
			'a header’s name'                    => array( 'jetpack_protect_proxy_header', 'CF-Connecting-IP', 'CF-Connecting-IP' ),
			'sharing services, known ones'       => array(
				'sharing_services',
				array(
					'visible' => array( 'email', 'nowhere' ),
					'hidden'  => array( 'print', 'email' ),
				),
				array(
					'visible' => array( 'email' ),
					'hidden'  => array( 'print' ),
				),
			),
		);
	}

	/** @dataProvider accepted */
	public function test_accepts( string $key, $value, $sanitized ): void {
		$setting = ( new Settings_Registry( Feature_Files::shipped() ) )->get( $key );

		$this->assertNull( $setting->problem_with( $value ) );
		$this->assertSame( $sanitized, $setting->sanitize( $value ) );
	}

	/**
	 * Setting, value, code.
	 */
	public function refused(): array {
		return array(
			'a word for yes'             => array( 'stb_enabled', 'true', 'invalid_param' ),
			'two'                        => array( 'stb_enabled', 2, 'invalid_param' ),
			'nothing for a switch'       => array( 'stb_enabled', null, 'invalid_param' ),
			'zero'                       => array( 'jetpack_portfolio_posts_per_page', 0, 'invalid_param' ),
			'less than one'              => array( 'jetpack_portfolio_posts_per_page', 0.5, 'invalid_param' ),
			'one and a half'             => array( 'jetpack_portfolio_posts_per_page', 1.5, 'invalid_param' ),
			'more than fits on a page'   => array( 'jetpack_portfolio_posts_per_page', '1001', 'invalid_param' ),
			'words without end'          => array( 'sharing_label', str_repeat( 'é', 501 ), 'invalid_param' ),
			'a tag without end'          => array( 'google', '<meta content="a">' . str_repeat( ' ', 2000 ), 'invalid_param' ),
			'an id without end'          => array( 'google_analytics_tracking_id', 'G-' . str_repeat( 'A', 51 ), 'invalid_param' ),
			'a word for an id'           => array( 'google_analytics_tracking_id', 'hello', 'invalid_param' ),
			'an id without its number'   => array( 'google_analytics_tracking_id', 'UA-', 'invalid_param' ),
			'half an id'                 => array( 'google_analytics_tracking_id', 'UA-1234567', 'invalid_param' ),
			'an id without its prefix'   => array( 'google_analytics_tracking_id', 'ABC1234567', 'invalid_param' ),
			'a dash for an id'           => array( 'google_analytics_tracking_id', '-', 'invalid_param' ),
			'two ids'                    => array( 'google_analytics_tracking_id', 'G-ABC1234567 UA-1234567-1', 'invalid_param' ),
			'an address without end'     => array( 'wordads_ccpa_privacy_policy_url', 'https://example.test/' . str_repeat( 'a', 2000 ), 'invalid_param' ),
			'a list without end'         => array( 'roles', array_fill( 0, 101, 'editor' ), 'invalid_param' ),
			'a word without end'         => array( 'roles', array( 'editor', str_repeat( 'a', 101 ) ), 'invalid_param' ),
			'addresses without end'      => array( 'jetpack_waf_ip_block_list', str_repeat( "203.0.113.7\n", 6000 ), 'invalid_param' ),
			'true for a number'          => array( 'jetpack_portfolio_posts_per_page', true, 'invalid_param' ),
			'another word'               => array( 'wpl_default', 'On', 'invalid_param_value' ),
			'a number for a text'        => array( 'sharing_label', 5, 'invalid_param' ),
			'a code with a slash'        => array( 'google', 'a/b', 'invalid_param' ),
			'a tag without a code'       => array( 'google', '<meta content="a b">', 'invalid_param' ),
			'a handle of 16'             => array( 'jetpack-twitter-cards-site-tag', 'a_16_characters_', 'invalid_param' ),
			'a handle with a line end'   => array( 'jetpack-twitter-cards-site-tag', "ab\nc", 'invalid_param' ),
			'no known role'              => array( 'roles', array( 'pirate' ), 'invalid_param' ),
			'roles that are no texts'    => array( 'roles', array( 'editor', array() ), 'invalid_param' ),
			'no place'                   => array( 'show', array(), 'invalid_param' ),
			'301 code points'            => array( 'advanced_seo_front_page_description', str_repeat( self::THIRTY_EMOJI, 10 ) . '.', 'invalid_param' ),
			'a script’s address'         => array( 'wordads_ccpa_privacy_policy_url', 'javascript:alert(1)', 'invalid_param' ),
			'an address without a host'  => array( 'wordads_ccpa_privacy_policy_url', 'https://', 'invalid_param' ),
			'a line that is no address'  => array( 'jetpack_waf_ip_block_list', "203.0.113.7\nnonsense", 'invalid_ip' ),
			'all of IPv4'                => array( 'jetpack_waf_ip_block_list', '0.0.0.0/0', 'blocks_everyone' ),
			'all of IPv6'                => array( 'jetpack_waf_ip_block_list', "203.0.113.7\n::/0", 'blocks_everyone' ),
			'all of IPv4 in halves'      => array( 'jetpack_waf_ip_block_list', "0.0.0.0/1\n128.0.0.0/1", 'blocks_everyone' ),
			'all of IPv4 as a range'     => array( 'jetpack_waf_ip_block_list', '0.0.0.0-255.255.255.255', 'blocks_everyone' ),
			'all of IPv6 that is in use' => array( 'jetpack_waf_ip_block_list', '2000::/3', 'blocks_everyone' ),
			'most of IPv4 in pieces'     => array( 'jetpack_waf_ip_block_list', "1.0.0.0/8\n2.0.0.0/7\n4.0.0.0/6\n8.0.0.0/5\n16.0.0.0/4\n32.0.0.0/3\n64.0.0.0/2\n100.0.0.0/6\n128.0.0.0/5", 'blocks_everyone' ),
			'a header’s name and value'  => array( 'jetpack_protect_proxy_header', 'X-Real-IP: 1', 'invalid_param' ),
			'an ads.txt without end'     => array( 'wordads_custom_adstxt', str_repeat( 'a', 65537 ), 'invalid_param' ),
			'sharing services, one list' => array( 'sharing_services', array( 'visible' => array( 'email' ) ), 'invalid_param' ),
			'sharing services, unknown'  => array(
				'sharing_services',
				array(
					'visible' => array( 'nowhere' ),
					'hidden'  => array(),
				),
				'invalid_param',
			),
			'a service without an icon'  => array(
				'custom',
				array(
					'sharing_name' => 'a',
					'sharing_url'  => 'b',
				),
				'invalid_param',
			),
			'a locale that is a path'    => array( 'lang_id', '../de_DE', 'invalid_param' ),
		);
	}

	/** @dataProvider refused */
	public function test_refuses( string $key, $value, string $code ): void {
		$problem = ( new Settings_Registry( Feature_Files::shipped() ) )->get( $key )->problem_with( $value );

		$this->assertSame( $code, $problem->get_error_code() );
		$this->assertNotSame( '', $problem->get_error_message() );
	}

	public function test_an_invalid_line_is_reported(): void {
		$problem = ( new Settings_Registry( Feature_Files::shipped() ) )->get( 'jetpack_protect_global_whitelist' )->problem_with( "203.0.113.7\nnonsense" );

		$this->assertStringContainsString( '2', $problem->get_error_message() );
		$this->assertStringContainsString( 'nonsense', $problem->get_error_message() );
	}
}
