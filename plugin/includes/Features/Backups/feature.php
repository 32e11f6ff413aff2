<?php
/**
 * Backups to a folder of this server, without an account.
 *
 * Sort Order: 16
 * First Introduced: 1.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: Yes
 * Works On Networks: No
 * On The Site: Backs up the database and wp-content to a folder of this server
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Table_Swap;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Backups on this server', 'jetpack-dashboard' ),
			'description'      => __( 'Backs up the database and the files to a folder of this server.', 'jetpack-dashboard' ),
			'long_description' => __( 'Every day or every week, stores the database, uploads, themes and plugins in a folder of this server, and restores them with one click. Files that haven’t changed are stored once. Works without an account.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what is backed up', 'jetpack-dashboard' ),
			'search_terms'     => __( 'backup, backups, restore, snapshot, copy, disaster recovery, database dump, rewind, safety, undo an update', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::choice( 'backups_frequency', array( 'daily', 'weekly' ) )
				->described( static fn(): string => __( 'Back up', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'daily'  => __( 'Every day', 'jetpack-dashboard' ),
						'weekly' => __( 'Every week', 'jetpack-dashboard' ),
					)
				),
			Kind::count( 'backups_kept', 7 )
				->described( static fn(): string => __( 'Number of backups to keep', 'jetpack-dashboard' ) ),
			Kind::count( 'backups_kept_days', 365 )
				->described( static fn(): string => __( 'Days to keep backups', 'jetpack-dashboard' ) ),
			Kind::boolean( 'backups_other_files', true )
				->described( static fn(): string => __( 'Back up the other files of wp-content', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Languages, drop-ins such as object-cache.php, and folders that plugins create. Uploads, themes and plugins, also must-use plugins, are always backed up.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'backups_before_updates', false )
				->described( static fn(): string => __( 'Back up before updates', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Creates a backup before WordPress, a plugin or a theme is updated, also by itself. If the backup fails, nothing is updated.', 'jetpack-dashboard' ) ),
		);
	}

	public function runs_here(): bool {
		return ! is_multisite();
	}

	public function boot( Container $services ): void {
		( new Backups_Hooks( $services ) )->register();
	}

	public function deactivate(): void {
		Backups_Hooks::unschedule();
	}

	public function uninstall(): void {
		Table_Swap::discard();
	}

	public function dashboard_routes(): array {
		return array( 'backups' => '/module/backups/data' );
	}

	public function controllers(): array {
		return array( Backups_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Backups_Page::SLUG, static fn(): string => __( 'Backups', 'jetpack-dashboard' ), Backups_Controller::CAPABILITY, $services->lazy( Backups_Page::class ) ),
		);
	}
};
