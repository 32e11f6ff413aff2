<?php
/**
 * The features' part of the initial state.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Modules\Visible_Modules;
use Jetpack_Dashboard\Settings\Dismissed_Notices;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Settings\Visible_Settings;

/**
 * Modules, settings, the roles that may see statistics, and what the user put away. What each role may read is decided where REST decides it.
 */
final class Feature_State implements Initial_State_Part {

	/**
	 * Modules that the user may read.
	 *
	 * @var Visible_Modules
	 */
	private $modules;

	/**
	 * Settings that the user may read.
	 *
	 * @var Visible_Settings
	 */
	private $visible_settings;

	/**
	 * Every setting.
	 *
	 * @var Settings_Store
	 */
	private $settings;

	/**
	 * What users put away.
	 *
	 * @var Dismissed_Notices
	 */
	private $dismissed;

	/**
	 * Takes its sources.
	 *
	 * @param Visible_Modules   $modules          Modules that the user may read.
	 * @param Visible_Settings  $visible_settings Settings that the user may read.
	 * @param Settings_Store    $settings         Every setting.
	 * @param Dismissed_Notices $dismissed        What users put away.
	 */
	public function __construct( Visible_Modules $modules, Visible_Settings $visible_settings, Settings_Store $settings, Dismissed_Notices $dismissed ) {
		$this->modules          = $modules;
		$this->visible_settings = $visible_settings;
		$this->settings         = $settings;
		$this->dismissed        = $dismissed;
	}

	/**
	 * The keys.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'getModules'       => (object) $this->modules->for_page(),
			'settings'         => (object) $this->visible_settings->for_current_user(),
			'stats'            => array(
				'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
				'roles' => (object) ( current_user_can( 'jetpack_manage_modules' ) ? $this->stats_roles() : array() ),
			),
			'dismissedNotices' => (object) $this->dismissed->all( get_current_user_id() ),
		);
	}

	/**
	 * Every role that users can be given, and whether it may see the statistics.
	 *
	 * @return array<string, array{name: string, canView: bool}> By role.
	 */
	private function stats_roles(): array {
		// WordPress keeps this function to the screens on which users are edited.
		require_once ABSPATH . 'wp-admin/includes/user.php';

		$may_view = (array) $this->settings->get( 'roles' );
		$roles    = array();

		foreach ( get_editable_roles() as $slug => $role ) {
			$roles[ $slug ] = array(
				'name'    => translate_user_role( $role['name'] ),
				'canView' => in_array( (string) $slug, $may_view, true ),
			);
		}

		return $roles;
	}
}
