<?php
/**
 * Tests that each setting does something: code other than its declaration reads it.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use PHPUnit\Framework\TestCase;

final class Settings_ReadersTest extends TestCase {

	/** Settings that our PHP doesn't read by their key, and why they stay. */
	private const READ_ELSEWHERE = array(
		'akismet_show_user_comments_approved' => 'The option of the anti-spam plugin.',
		'bing'                                => 'Verification_Tags reads all codes in a loop.',
		'dismiss_dash_app_card'               => 'The app hides the card: src/screens/at-a-glance/apps/apps-view.ts.',
		'dismiss_empty_stats_card'            => 'The app hides the card: src/state/site/stats/selectors.ts.',
		'facebook'                            => 'As bing.',
		'google'                              => 'As bing.',
		'has_jetpack_search_product'          => 'The header “Plan Setting” of the module names it: Plan_Support reads it.',
		'jetpack_waf_share_data'              => 'B182 requires the key. No screen offers it, as nothing is shared.',
		'lang_id'                             => 'WordPress’s own option WPLANG.',
		'pinterest'                           => 'As bing.',
		'yandex'                              => 'As bing.',
	);

	/** Code that reads a setting, before its key. */
	private const READS = '(?:->(?:get|is_on|setting)|\$setting|get_option)\(\s*(?:\w+\(\) \? \'\w+\' : |\w+\(\) \? )?';

	/** @var array<string, string> PHP by path, without declarations of settings. */
	private static array $code = array();

	public static function setUpBeforeClass(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/plugin/includes', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				self::$code[ (string) $file ] = (string) preg_replace( '/Kind::\w+\((?:[^()]|\([^()]*\))*\)/', '', (string) file_get_contents( (string) $file ) );
			}
		}
	}

	/** @return array<string, array{Setting}> */
	public function settings(): array {
		$registry = new Settings_Registry( Feature_Files::shipped() );
		$rows     = array();

		foreach ( array_merge( Feature_Files::shipped()->groups(), array( Setting::GENERAL ) ) as $group ) {
			foreach ( $registry->of( $group ) as $setting ) {
				// What an action creates isn't stored.
				if ( ! $setting->is_action ) {
					$rows[ $setting->key ] = array( $setting );
				}
			}
		}

		return $rows;
	}

	/** @dataProvider settings */
	public function test_a_setting_has_a_reader( Setting $setting ): void {
		$is_read = self::is_read( $setting->key );

		if ( isset( self::READ_ELSEWHERE[ $setting->key ] ) ) {
			$this->assertFalse( $is_read, 'Remove it from READ_ELSEWHERE.' );
		} else {
			$this->assertTrue( $is_read, 'No code reads this setting: build what it does, or remove it.' );
		}
	}

	/** By its key, by a constant, or by an array of keys. */
	private static function is_read( string $key ): bool {
		$key      = preg_quote( $key, '/' );
		$any_code = implode( "\n", self::$code );
		if ( preg_match( '/' . self::READS . "'$key'/", $any_code ) ) {
			return true;
		}

		foreach ( self::$code as $path => $code ) {
			$class = basename( $path, '.php' );
			preg_match_all( "/const (\w+)\s*=\s*(?:'$key'|array\([^;]*'$key'[^;]*\));/", $code, $constants );
			foreach ( $constants[1] as $constant ) {
				if ( preg_match( '/' . self::READS . "self::$constant\b/", $code ) || preg_match( '/' . self::READS . "$class::$constant\b/", $any_code ) ) {
					return true;
				}
			}
		}

		return false;
	}
}
