import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { STAND_INS, standInFiles } from './public-services/stand-ins';
import type { StandIn } from './public-services/stand-ins';
import type { PluginProblem } from './public-services/state';

/** The plugins that the dashboard offers, on the site itself. No WP-CLI, so that it works with any PHP. */
export interface SitePlugins {
	/** Takes a plugin away, folder and all, as if it had never been there. */
	remove( slug: StandIn ): Promise< void >;
	/** Puts the stand-in there, inactive; in place of WordPress's own Akismet, too. */
	install( slug: StandIn, problem?: PluginProblem ): Promise< void >;
	/** Installs and activates it. */
	activate( slug: StandIn ): Promise< void >;
	/** Leaves it there, inactive. */
	deactivate( slug: StandIn ): Promise< void >;
	/** Gives the vault plugin a registration key, or takes it. */
	registerVault( isRegistered: boolean ): Promise< void >;
	/** The number of spam comments that the anti-spam plugin says it blocked. */
	setSpamCount( count: number ): Promise< void >;
}

export function sitePlugins(
	contentDir: string,
	wpEval: ( php: string ) => Promise< string >
): SitePlugins {
	const folder = join( contentDir, 'plugins' );
	const deactivate = async ( slug: StandIn ): Promise< void > => {
		await wpEval(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ STAND_INS[ slug ] }' );`
		);
	};
	const clear = ( slug: StandIn ): void =>
		rmSync( join( folder, slug ), { recursive: true, force: true } );
	const install: SitePlugins[ 'install' ] = async ( slug, problem ) => {
		await deactivate( slug );
		clear( slug );
		for ( const [ path, php ] of Object.entries(
			standInFiles( slug, problem )
		) ) {
			const file = join( folder, path );
			mkdirSync( dirname( file ), { recursive: true } );
			writeFileSync( file, php );
		}
	};
	return {
		remove: async ( slug ) => {
			await deactivate( slug );
			clear( slug );
		},
		install,
		activate: async ( slug ) => {
			await install( slug );
			await wpEval(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_clean_plugins_cache( false ); $problem = activate_plugin( '${ STAND_INS[ slug ] }' ); if ( is_wp_error( $problem ) ) { throw new Exception( $problem->get_error_message() ); }`
			);
		},
		deactivate,
		registerVault: async ( isRegistered ) => {
			await wpEval(
				isRegistered
					? "update_option( 'vaultpress', array( 'key' => 'sandbox', 'secret' => 'sandbox' ) );"
					: "delete_option( 'vaultpress' );"
			);
		},
		setSpamCount: async ( count ) => {
			await wpEval(
				`update_option( 'akismet_spam_count', ${ count } );`
			);
		},
	};
}
