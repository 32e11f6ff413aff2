<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * Base class for the object that `Features/<Name>/feature.php` returns. The file's header is read without running it
 * (Module_Catalog). All methods are optional.
 */
abstract class Feature {

	/**
	 * Name and descriptions in the current locale.
	 *
	 * @return array{name: string, description: string, long_description: string, learn_more: string, search_terms: string} Plain text. Search terms are comma-separated.
	 */
	abstract public function texts(): array;

	/** @return Setting[] */
	public function settings(): array {
		return array();
	}

	/** @return string[] Other features whose settings this one reads on the frontend. Primed in the same query. */
	public function reads_settings_of(): array {
		return array();
	}

	/** @return string[] Options, other than settings, that this feature reads on the frontend. Primed in the same query. */
	public function options(): array {
		return array();
	}

	/** Constant of wp-config.php that turns the module off, for users it has locked out; '' for none. */
	public function off_constant(): string {
		return '';
	}

	/** Whether the module can run here while it is on. For modules that don't work on networks: the site may have become one since. */
	public function runs_here(): bool {
		return true;
	}

	/** Whether the site can use the owner's own service (header `Own Service Option`) that its network shares. */
	public function shares_own_service(): bool {
		return false;
	}

	/** Adds hooks. Runs on every request while the module is active. */
	public function boot( Container $services ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.

	/** Adds the hooks that stored data needs while the module is inactive. Runs only if the autoloaded option `jetpack_dashboard_keep_{slug}` is '1'. */
	public function boot_inactive( Container $services ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.

	/** Removes what must not outlive the plugin's hooks. Runs when the plugin is deactivated, on each site of a network, even while the module is inactive. */
	public function deactivate(): void {}

	/** Deletes posts and files. Runs on uninstall, on each site of a network. Names that start with `jetpack_dashboard_` are deleted anyway. */
	public function uninstall(): void {}

	/** Adds WP-CLI commands, even while the module is inactive. */
	public function add_commands( Container $services ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.

	/** @return array<string, string> Parts of GET dashboard that the feature's own routes return: path by part. */
	public function dashboard_routes(): array {
		return array();
	}

	/** @return array<int, class-string<\WP_REST_Controller>> REST controllers, registered even while the module is inactive. */
	public function controllers(): array {
		return array();
	}

	/**
	 * REST responses that the dashboard page contains, so that its first screen needs no request.
	 *
	 * @return array<string, callable(): (\WP_REST_Response|\WP_Error)> By path. Must check permissions; errors are left out.
	 */
	public function preloads( Container $services ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.
		return array();
	}

	/** @return Subpage[] Admin pages, available even while the module is inactive. */
	public function pages( Container $services ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.
		return array();
	}

	/**
	 * Personal data that the feature stores.
	 *
	 * @return array<string, class-string<Personal_Data>> By id.
	 */
	public function personal_data(): array {
		return array();
	}

	/**
	 * Tests of WordPress's Site Health page, also while the module is inactive.
	 *
	 * @return array<string, class-string<Health_Test>> By id.
	 */
	public function health_tests(): array {
		return array();
	}

	/** @return array<int, class-string<Write_Check>> Checks that may refuse changes of settings or modules before anything is saved. */
	public function write_checks(): array {
		return array();
	}

	/**
	 * What the active module has done for the site (GET site/benefits), from the site's own data.
	 *
	 * @return array{name: string, title: string, description: string, value?: int}|null Not shown if null, or if the value is 0.
	 * @throws Storage_Error
	 */
	public function benefit( Container $services ): ?array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.
		return null;
	}

	/** @return array<string, string> Additional REST fields of the module. */
	public function extra(): array {
		return array();
	}
}
