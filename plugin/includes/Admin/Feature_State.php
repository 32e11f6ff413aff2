<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Overwritten_Changes;
use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Modules\Visible_Modules;
use Jetpack_Dashboard\Modules\Visible_Settings;
use Jetpack_Dashboard\Settings\Dismissed_Notices;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Initial state of modules, settings, the roles that may see statistics, dismissed notices and overwritten changes. What a user may
 * read is decided by the same classes as in REST.
 */
final class Feature_State implements Initial_State_Part {

	private Visible_Modules $modules;
	private Visible_Settings $visible_settings;
	private Settings_Store $settings;
	private Dismissed_Notices $dismissed;
	private Overwritten_Changes $changes;
	private Activity_Texts $change_texts;

	public function __construct( Visible_Modules $modules, Visible_Settings $visible_settings, Settings_Store $settings, Dismissed_Notices $dismissed, Overwritten_Changes $changes, Activity_Texts $change_texts ) {
		$this->modules          = $modules;
		$this->visible_settings = $visible_settings;
		$this->settings         = $settings;
		$this->dismissed        = $dismissed;
		$this->changes          = $changes;
		$this->change_texts     = $change_texts;
	}

	public function to_array(): array {
		return array(
			'getModules'       => (object) $this->modules->for_page(),
			'settings'         => (object) $this->visible_settings->for_current_user(),
			'stats'            => array(
				'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
				'roles' => (object) ( current_user_can( 'jetpack_manage_modules' ) ? $this->stats_roles() : array() ),
			),
			'dismissedNotices' => (object) $this->dismissed->all( get_current_user_id() ),
			'overruledChanges' => current_user_can( 'jetpack_manage_modules' ) ? $this->overwritten_changes() : array(),
		);
	}

	/**
	 * Changes that others made to what the user had changed before. Reported once.
	 *
	 * @return array<int, array{subject: string, values: string, author: string}>
	 */
	private function overwritten_changes(): array {
		return array_map(
			fn( Entry $change ): array => array(
				'subject' => $this->change_texts->summary( $change ),
				'values'  => $this->change_texts->values( $change ),
				'author'  => $this->change_texts->author( $change ),
			),
			$this->changes->take( get_current_user_id() )
		);
	}

	/** @return array<string, array{name: string, canView: bool}> By role. */
	private function stats_roles(): array {
		// WordPress loads this file on user screens only.
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
