<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Settings\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * The base class of `Features/<Name>/feature.php`.
 *
 * The file's header holds the facts that are read without running it (Module_Catalogue). The file returns an object of this
 * class, which says what the feature adds to the plugin. Every method may be left out.
 */
abstract class Feature {

	/**
	 * The feature's name and descriptions, in the current locale.
	 *
	 * @return array{name: string, description: string, long_description: string, learn_more: string, search_terms: string} Plain texts. Search terms are separated by commas, so that a language may have more or fewer of them.
	 */
	abstract public function texts(): array;

	/**
	 * The feature's settings.
	 *
	 * @return Setting[]
	 */
	public function settings(): array {
		return array();
	}

	/**
	 * Other features whose settings this one reads on the front end. They are read in the same query.
	 *
	 * @return string[]
	 */
	public function reads_settings_of(): array {
		return array();
	}

	/**
	 * Options beside the settings that this feature reads on the front end. They are read in the same query.
	 *
	 * @return string[] Option names.
	 */
	public function options(): array {
		return array();
	}

	/** Adds the feature's hooks. Runs on every request while the module is on. */
	public function boot( Container $services ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.

	/** Adds the feature's WP-CLI commands, whether the module is on or off. */
	public function add_commands( Container $services ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.

	/**
	 * The feature's REST controllers, registered whether the module is on or off.
	 *
	 * @return array<int, class-string<\WP_REST_Controller>>
	 */
	public function controllers(): array {
		return array();
	}

	/**
	 * The feature's pages in wp-admin, there whether the module is on or off.
	 *
	 * @return Subpage[]
	 */
	public function pages( Container $services ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- For those that need it.
		return array();
	}

	/**
	 * The personal data that the feature stores.
	 *
	 * @return array<string, class-string<Personal_Data>> By id.
	 */
	public function personal_data(): array {
		return array();
	}

	/**
	 * What may refuse a change of settings or switches before anything is saved.
	 *
	 * @return array<int, class-string<Write_Check>>
	 */
	public function write_checks(): array {
		return array();
	}

	/**
	 * What REST tells of the module beside the facts that every module has.
	 *
	 * @return array<string, string>
	 */
	public function extra(): array {
		return array();
	}
}
