<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Modules\Settings_Reset;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, reads, saves and resets settings.
 */
final class Settings_Command {

	private const SECRET = '••••';

	private Settings_Registry $registry;
	private Settings_Store $store;
	private Settings_Writer $writer;
	private Settings_Reset $reset;

	public function __construct( Settings_Registry $registry, Settings_Store $store, Settings_Writer $writer, Settings_Reset $reset ) {
		$this->registry = $registry;
		$this->store    = $store;
		$this->writer   = $writer;
		$this->reset    = $reset;
	}

	/**
	 * Lists settings. Secrets are masked.
	 *
	 * ## OPTIONS
	 *
	 * [--module=<module>]
	 * : Only the settings of this module, or "settings" for those that belong to no module.
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: setting, module, value, default, type, allowed, description.
	 *
	 * [--format=<format>]
	 * : How to print the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack settings list --module=sharedaddy
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 * @subcommand list
	 */
	public function list_settings( $args, $options ): void {
		$this->store->prime();
		$settings = isset( $options['module'] ) ? $this->registry->of( $options['module'] ) : $this->registry->visible();

		Terminal::print_rows(
			$options,
			array_map( array( $this, 'row' ), array_values( array_filter( $settings, static fn( Setting $setting ): bool => ! $setting->is_action ) ) ),
			array( 'setting', 'module', 'value' )
		);
	}

	/**
	 * Prints a setting's value.
	 *
	 * ## OPTIONS
	 *
	 * <setting>
	 * : Key, such as sharing_label.
	 *
	 * [--format=<format>]
	 * : How to print the value. "plain" prints text as it is, and anything else as JSON.
	 * ---
	 * default: plain
	 * options:
	 *   - plain
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack settings get sharing_label
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function get( $args, $options ): void {
		$setting = $this->registry->visible()[ $args[0] ] ?? null;
		if ( ! $setting || $setting->is_action ) {
			Terminal::stop( Rules::problem( __( 'Unknown setting.', 'jetpack-dashboard' ) ) );
		}
		$value = $this->value( $setting );

		if ( 'plain' === ( $options['format'] ?? 'plain' ) ) {
			WP_CLI::line( Terminal::cell( $value ) );
		} else {
			WP_CLI::print_value( $value, $options );
		}
	}

	/**
	 * Saves a setting.
	 *
	 * ## OPTIONS
	 *
	 * <setting>
	 * : Key, such as sharing_label. Modules are switched with "wp jetpack module".
	 *
	 * <value>
	 * : New value. Lists and maps are JSON.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack settings set sharing_label "Share this:"
	 *     wp jetpack settings set show '["post","page"]'
	 *     wp jetpack settings set carousel_display_exif true
	 *
	 * @param string[] $args
	 */
	public function set( $args ): void {
		list( $key, $text ) = $args;
		$setting            = $this->registry->visible()[ $key ] ?? null;
		if ( ! $setting ) {
			Terminal::stop( Rules::problem( __( 'Unknown setting.', 'jetpack-dashboard' ) ) );
		}

		$decoded = json_decode( $text, true );
		$result  = $this->writer->write( array( $key => 'string' === $setting->type || null === $decoded ? $text : $decoded ) );
		if ( is_wp_error( $result ) ) {
			Terminal::stop( $result );
		}
		if ( isset( $result['cleaned'] ) ) {
			WP_CLI::warning( __( 'Some HTML was removed. Administrators may save more HTML: add --user=<login>.', 'jetpack-dashboard' ) );
		}
		// An address that was just created is shown only once.
		if ( is_string( $result[ $key ] ?? null ) ) {
			WP_CLI::line( $result[ $key ] );
		}
		WP_CLI::success( __( 'Updated settings.', 'jetpack-dashboard' ) );
	}

	/**
	 * Resets settings and modules. Keeps the connection, and settings that are tedious to enter again.
	 *
	 * ## OPTIONS
	 *
	 * [<what>]
	 * : "options" for settings, dismissed notices and modules, "modules" only for modules.
	 * ---
	 * default: options
	 * options:
	 *   - options
	 *   - modules
	 * ---
	 *
	 * [--yes]
	 * : Don't ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack settings reset modules --yes
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function reset( $args, $options ): void {
		$name = $args[0] ?? 'options';
		WP_CLI::confirm(
			'modules' === $name
				? __( 'Reset all modules to their defaults?', 'jetpack-dashboard' )
				: __( 'Reset all settings and modules to their defaults?', 'jetpack-dashboard' ),
			$options
		);
		$this->reset->reset( $name );
		WP_CLI::success( __( 'Options reset.', 'jetpack-dashboard' ) );
	}

	/** @return array<string, mixed> */
	private function row( Setting $setting ): array {
		return array(
			'setting'     => $setting->key,
			'module'      => $setting->group,
			'value'       => $this->value( $setting ),
			'default'     => $setting->default_value(),
			'type'        => $setting->type,
			'allowed'     => implode( ', ', $setting->enum ),
			'description' => $setting->description(),
		);
	}

	/** @return mixed In the format that is saved. */
	private function value( Setting $setting ) {
		$value = $this->store->get( $setting->key );

		return $setting->is_secret && '' !== $value ? self::SECRET : $value;
	}
}
