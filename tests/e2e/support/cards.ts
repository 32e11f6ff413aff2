import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { prepareSite } from './connection';

/** A card of the dashboard, by its whole title. */
export function cardNamed( page: Page, title: string ) {
	return page.getByRole( 'article', { name: title, exact: true } );
}

/** Titles of a section's cards, in their order; none where the section isn't there. */
export async function titlesIn(
	page: Page,
	section: string
): Promise< string[] > {
	return page
		.getByRole( 'region', { name: section, exact: true } )
		.getByRole( 'heading', { level: 3 } )
		.allTextContents();
}

/** A connected site without anything bought. */
export async function prepareFreeSite( sandbox: Sandbox ): Promise< void > {
	await prepareSite( sandbox, 'connected' );
	await sandbox.accountService.scenario( 'free' );
	await clearSiteData( sandbox );
}

/** What the site keeps of the account service's word, and whom it dismissed. */
export async function clearSiteData( { wpEval }: Sandbox ): Promise< void > {
	await wpEval( `
		global $wpdb;
		$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\\\_dashboard\\\\_data\\\\_%' OR option_name LIKE '%transient%jetpack\\\\_dashboard%'" );
		array_map( 'delete_option', $names );` );
}

/** Nobody has put anything away. */
export async function clearDismissals( { wpEval }: Sandbox ): Promise< void > {
	await wpEval(
		'\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Dismissed_Notices::class )->forget_all();'
	);
}

/** Offline by the filter, whatever else the site is; call what it returns to come back. */
export function goOffline( { contentDir }: Sandbox ): () => void {
	const folder = join( contentDir, 'mu-plugins' );
	const file = join( folder, 'e2e-offline.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		file,
		"<?php add_filter( 'jetpack_offline_mode', '__return_true' );"
	);
	return () => rmSync( file, { force: true } );
}
