import { rmSync } from 'node:fs';
import type { Sandbox } from '../../sandbox';
import { moveSpareFilesAside } from '../../sandbox/spare-files';
import { test } from './test';

export const BACKUPS_PAGE = '/wp-admin/admin.php?page=jetpack-backups';

export async function turnBackupsOn( sandbox: Sandbox ): Promise< void > {
	await sandbox.wpEval(
		`update_option( 'jetpack_dashboard_module_backups', '1' );`
	);
}

/** Turns backups off, and deletes their folder. */
export async function removeBackups( sandbox: Sandbox ): Promise< void > {
	const folder = await sandbox.wpEval(
		`echo get_option( 'jetpack_dashboard_backup_folder' ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )->stop(); delete_option( 'jetpack_dashboard_module_backups' ); delete_option( 'jetpack_dashboard_backup_folder' );`
	);
	rmSync( folder.trim(), { recursive: true } );
}

/** Lets the tests of a file back up few of WordPress's own files. */
export function useSmallSite(): void {
	let moveBack = () => {};
	test.beforeAll( ( { sandbox } ) => {
		moveBack = moveSpareFilesAside( sandbox );
	} );
	test.afterAll( () => moveBack() );
}
