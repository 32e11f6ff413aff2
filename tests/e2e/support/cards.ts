import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { prepareSite } from './connection';

/** A dashboard card, by its exact title. */
export function cardNamed( page: Page, title: string ) {
	return page.getByRole( 'article', { name: title, exact: true } );
}

/** Checks all cards, once the first frame has shown the upper ones alone. */
export async function expectNoAccountNeeded( page: Page ): Promise< void > {
	await expect( cardNamed( page, 'Site connection' ) ).toBeVisible();
	await expect(
		page.getByText( /needs? an account|these features need/i )
	).toHaveCount( 0 );
}

/** Titles of a section's cards in order; empty if the section is missing. */
export async function titlesIn(
	page: Page,
	section: string
): Promise< string[] > {
	return page
		.getByRole( 'region', { name: section, exact: true } )
		.getByRole( 'heading', { level: 3 } )
		.allTextContents();
}

/** A connected site without purchases. */
export async function prepareFreeSite( sandbox: Sandbox ): Promise< void > {
	await prepareSite( sandbox, 'connected' );
	await sandbox.accountService.scenario( 'free' );
	await clearSiteData( sandbox );
}

/** The cached data of the account service, and dismissals. */
export async function clearSiteData( { wpEval }: Sandbox ): Promise< void > {
	await wpEval( `
		global $wpdb;
		$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\\\_dashboard\\\\_data\\\\_%' OR option_name LIKE '%transient%jetpack\\\\_dashboard%'" );
		array_map( 'delete_option', $names );` );
}

/** Clears all dismissals. */
export async function clearDismissals( { wpEval }: Sandbox ): Promise< void > {
	await wpEval(
		'\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Dismissed_Notices::class )->forget_all();'
	);
}

/**
 * Turns offline mode on with the filter, whatever the site's state; returns a
 * function that undoes it.
 */
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
