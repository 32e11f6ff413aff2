<?php
/**
 * The separate backup plugin; never switched on from here.
 *
 * Sort Order: 32
 * First Introduced: 1.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Security, Health
 * Plans: personal, business, premium, security, complete
 * Free: No
 * Works Locally: No
 * Behavior: No
 * Separate Plugin: Yes
 * On The Site: Shows the state of the VaultPress plugin
 * By The Service: The backups, which that plugin makes
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Vaultpress;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'VaultPress', 'jetpack-dashboard' ),
			'description'      => __( 'Shows the status of the VaultPress backup plugin.', 'jetpack-dashboard' ),
			'long_description' => __( 'VaultPress is a separate plugin. Existing customers install it under Plugins → Add New and find it under VaultPress in the menu. Without it, Tools → Export saves your content.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about the backup plugin', 'jetpack-dashboard' ),
			'search_terms'     => __( 'backup, backups, restore, vault, vaultpress, archive, scan, security, malware', 'jetpack-dashboard' ),
		);
	}
};
