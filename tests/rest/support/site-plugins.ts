import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp, site } from './site';
import { STAND_INS } from '../../sandbox/public-services/stand-ins';
import type { StandIn } from '../../sandbox/public-services/stand-ins';
import { sitePlugins } from '../../sandbox/site-plugins';
import type { SitePlugins } from '../../sandbox/site-plugins';

/**
 * Like `sandbox.plugins`, but through the running server: ten times as fast as
 * the command line.
 */
export const plugins = (): SitePlugins => sitePlugins( evalPhp );

const folder = () => path.join( site().contentDir, 'plugins', 'akismet' );
const aside = () => path.join( site().dir, 'akismet-of-wordpress' );

/**
 * Replaces the test double with WordPress's bundled anti-spam plugin, inactive.
 * Requires keepSitePlugins().
 */
export async function installAkismetOfWordPress(): Promise< void > {
	await plugins().remove( 'akismet' );
	fs.cpSync( aside(), folder(), { recursive: true } );
}

/**
 * Moves WordPress's bundled anti-spam plugin away for the file's tests;
 * afterwards removes all test doubles and resets their services.
 */
export function restoreSitePluginsAfterwards(): void {
	beforeAll( () => {
		fs.cpSync( folder(), aside(), { recursive: true } );
	} );
	afterAll( async () => {
		await site().publicServices.reset();
		for ( const slug of Object.keys( STAND_INS ) as StandIn[] ) {
			await plugins().remove( slug );
		}
		fs.cpSync( aside(), folder(), { recursive: true } );
		fs.rmSync( aside(), { recursive: true } );
	} );
}
