<?php
/**
 * The files that are generated from the settings' declarations. `npm run docs:tables` writes them, and
 * tests/php/Settings/Settings_FilesTest.php checks them.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

use Jetpack_Dashboard\Features\Wordads\Ad_Code;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Sharing_Services;
use Jetpack_Dashboard\Settings\Title_Formats;

require_once dirname( __DIR__ ) . '/tests/php/bootstrap.php';

final class Settings_Files {

	private const PAGE = 'docs/contract/settings.md';

	private const MARKS = 'src/state/settings/setting-marks.ts';

	private const NAMES = 'plugin/includes/Settings/Setting_Names.php';

	/** Names of docs/contract/settings.md#rules by validator. */
	private const RULES = array(
		Rules::class . '::boolean'                     => 'boolean',
		Rules::class . '::positive_integer'            => 'whole number',
		Rules::class . '::line'                        => 'text',
		Rules::class . '::long_text'                   => 'long text',
		Rules::class . '::alphanumeric'                => 'letters and digits',
		Rules::class . '::verification_code'           => 'code',
		Rules::class . '::tracking_id'                 => 'tracking ID',
		Rules::class . '::twitter_handle'              => 'handle',
		Rules::class . '::web_address'                 => 'web address',
		Rules::class . '::locale'                      => 'locale',
		Rules::class . '::header_name'                 => 'header name',
		Rules::class . '::ip_lines'                    => 'addresses',
		Rules::class . '::blocked_ip_lines'            => 'blocked addresses',
		Rules::class . '::description'                 => 'description',
		Rules::class . '::roles'                       => 'roles',
		Rules::class . '::places'                      => 'places',
		Rules::class . '::custom_service_id'           => 'custom id',
		Ad_Code::class . '::problem_with'              => 'ad code',
		Sharing_Services::class . '::problem_with'     => 'services',
		Own_Sharing_Services::class . '::problem_with' => 'custom',
		Title_Formats::class . '::problem_with'        => 'titles',
	);

	/** @return array<string, string> Contents by path in the repository. */
	public static function all(): array {
		return array(
			self::PAGE  => self::page(),
			self::MARKS => self::marks(),
			self::NAMES => self::names(),
		);
	}

	/** The page with a new table; the rest of it is written by hand. */
	private static function page(): string {
		$page = (string) file_get_contents( dirname( __DIR__ ) . '/' . self::PAGE );

		return (string) preg_replace_callback( '/(?<=\n)\| Group \| Key .*?\n(?=\n)/s', array( self::class, 'table' ), $page, 1 );
	}

	private static function table(): string {
		$table = "| Group | Key | Type | Default | Rule | Note | Reset |\n| --- | --- | --- | --- | --- | --- | --- |\n";

		foreach ( self::settings() as $setting ) {
			$cells  = array( "`{$setting->group}`", "`{$setting->key}`", $setting->type, self::default_value( $setting ), self::rule( $setting ), self::note( $setting ), $setting->survives_reset ? 'yes' : '' );
			$table .= '| ' . implode( ' | ', $cells ) . " |\n";
		}

		return $table;
	}

	/** @return Setting[] Sorted by group. */
	private static function settings(): array {
		$registry = new Settings_Registry( Feature_Files::shipped() );

		return array_merge( array(), ...array_map( static fn( string $group ): array => array_values( $registry->of( $group ) ), self::groups() ) );
	}

	/** @return string[] Sorted. */
	private static function groups(): array {
		$groups = array_merge( Feature_Files::shipped()->groups(), array( Setting::GENERAL ) );
		sort( $groups );

		return $groups;
	}

	private static function default_value( Setting $setting ): string {
		$value = $setting->default_value();

		return is_string( $value ) || array() === $value ? (string) ( $value ?: '' ) : (string) json_encode( $value );
	}

	private static function rule( Setting $setting ): string {
		if ( $setting->enum ) {
			return '`' . implode( '`, `', $setting->enum ) . '`';
		}

		$rule = new \ReflectionProperty( Setting::class, 'rule' );
		$rule->setAccessible( true );
		$validator = $rule->getValue( $setting );
		$name      = is_array( $validator ) ? implode( '::', $validator ) : '';
		if ( ! isset( self::RULES[ $name ] ) ) {
			throw new \RuntimeException( "{$setting->key}: describe its rule in " . self::PAGE . '#rules and name it in tools/settings-files.php.' );
		}

		return self::RULES[ $name ];
	}

	/** What the app must know of a setting, or of a module's switch, before it saves it. */
	private static function marks(): string {
		$lines = array();

		foreach ( Feature_Files::shipped()->files() as $slug => $file ) {
			$lines[ $slug ] = array( 'reloads-page' => 'Yes' === get_file_data( $file, array( 'Reloads Page' ) )[0] );
		}
		foreach ( self::settings() as $setting ) {
			$lines[ $setting->key ] = array(
				'action'       => $setting->is_action,
				'secret'       => $setting->is_secret,
				'silent'       => $setting->is_silent,
				'reloads-page' => $setting->reloads_page,
			);
		}

		$contents = "/** Generated from the PHP declarations by `npm run docs:tables`: don't edit it. */\n"
			. "export const SETTING_MARKS = {\n";
		foreach ( array_filter( array_map( static fn( array $marks ): array => array_keys( array_filter( $marks ) ), $lines ) ) as $key => $marks ) {
			$name      = preg_match( '/^[a-z_]+$/D', $key ) ? $key : "'{$key}'";
			$contents .= "\t{$name}: [ '" . implode( "', '", $marks ) . "' ],\n";
		}

		return $contents . "} as const;\n";
	}

	/** Where the settings are, for pages, which read few of them. */
	private static function names(): string {
		$contents = "<?php\ndeclare( strict_types=1 );\n\nnamespace Jetpack_Dashboard\Settings;\n\ndefined( 'ABSPATH' ) || exit;\n\n"
			. "/**\n * Generated from the declarations by `npm run docs:tables`: don't edit it. Pages find and read settings with it\n"
			. " * without creating them.\n */\nfinal class Setting_Names {\n\n\t/** Option by key and group; '' for actions. */\n\tpublic const ALL = array(\n";
		$longest  = max( array_map( 'strlen', self::groups() ) );
		foreach ( self::groups() as $group ) {
			$contents .= "\t\t" . str_pad( "'{$group}'", $longest + 2 ) . ' => array(';
			$settings  = ( new Settings_Registry( Feature_Files::shipped() ) )->of_groups( array( $group ) );
			$width     = max( array( 0, ...array_map( 'strlen', array_keys( $settings ) ) ) );
			foreach ( $settings as $key => $setting ) {
				$contents .= "\n\t\t\t" . str_pad( "'{$key}'", $width + 2 ) . " => '{$setting->option}',";
			}
			$contents .= $settings ? "\n\t\t),\n" : "),\n";
		}

		return $contents . "\t);\n\n" . self::stored() . "}\n";
	}

	/** A constant with what is needed to read settings. */
	private static function stored(): string {
		$settings = array_filter( ( new Settings_Registry( Feature_Files::shipped() ) )->all(), array( self::class, 'is_plain' ) );
		$width    = max( array_map( 'strlen', array_keys( $settings ) ) ) + 2;
		$contents = "\t/** Option, type and default by key, of settings whose default is the same in every language. */\n\tpublic const STORED = array(\n";
		ksort( $settings );
		foreach ( $settings as $key => $setting ) {
			$contents .= "\t\t" . str_pad( "'{$key}'", $width ) . ' => ' . self::literal( array( $setting->option, $setting->type, $setting->default_value() ), "\t\t" ) . ",\n";
		}

		return $contents . "\t);\n";
	}

	private static function is_plain( Setting $setting ): bool {
		return ! $setting->is_action && $setting->has_constant_default();
	}

	/**
	 * PHP code of a value.
	 *
	 * @param mixed $value Scalar, or an array of such values.
	 */
	private static function literal( $value, string $indent = "\t\t\t" ): string {
		if ( ! is_array( $value ) ) {
			return var_export( $value, true );
		}

		$is_list = array_values( $value ) === $value;
		$width   = $is_list ? 0 : max( array_map( 'strlen', array_keys( $value ) ) ) + 2;
		$items   = array();
		foreach ( $value as $key => $item ) {
			$items[] = ( $is_list ? '' : str_pad( "'{$key}'", $width ) . ' => ' ) . self::literal( $item, $indent . "\t" );
		}
		if ( ! $is_list || strpos( implode( '', $items ), "\n" ) ) {
			return "array(\n{$indent}\t" . implode( ",\n{$indent}\t", $items ) . ",\n{$indent})";
		}

		return $items ? 'array( ' . implode( ', ', $items ) . ' )' : 'array()';
	}

	private static function note( Setting $setting ): string {
		$notes = array(
			'action'                         => $setting->is_action,
			'secret'                         => $setting->is_secret,
			"needs `{$setting->capability}`" => 'jetpack_configure_modules' !== $setting->capability,
			"option `{$setting->option}`"    => ! $setting->is_action && "jetpack_dashboard_{$setting->key}" !== $setting->option,
			'without HTML'                   => ! in_array( $setting->removed_html, array( '', 'by role' ), true ),
			'HTML by role'                   => 'by role' === $setting->removed_html,
			'switch'                         => $setting->is_switch,
			'reloads the page'               => $setting->reloads_page,
			'no notice'                      => $setting->is_silent,
		);

		return implode( ', ', array_keys( array_filter( $notes ) ) );
	}
}
