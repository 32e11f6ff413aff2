import * as fs from 'node:fs';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';

const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';

/**
 * Starts a site and makes it a network with a second site, `/two/`. The plugin
 * is inactive.
 *
 * @param name    The sandbox's name.
 * @param prepare Runs before the conversion.
 */
export async function startNetwork(
	name: string,
	prepare: ( sandbox: Sandbox ) => Promise< unknown > = async () => undefined
): Promise< Sandbox > {
	const sandbox = await startSandbox( {
		port: 0,
		// Both databases' tests run at the same time in CI.
		name: `${ name }-${ db }`,
		db,
		fresh: true,
		quiet: true,
	} );
	await prepare( sandbox );
	await sandbox.wp( [ 'plugin', 'deactivate', 'jetpack-dashboard' ] );
	await sandbox.wp( [ 'core', 'multisite-convert', '--title=Network' ] );
	const config = path.join( sandbox.docroot, 'wp-config.php' );
	fs.writeFileSync(
		config,
		fs
			.readFileSync( config, 'utf8' )
			.replace(
				'$table_prefix',
				`define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '127.0.0.1:${ sandbox.port }' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );\n$table_prefix`
			)
	);
	await sandbox.wp( [ 'site', 'create', '--slug=two' ] );
	return sandbox;
}
