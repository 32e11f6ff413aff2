import * as fs from 'node:fs';
import * as path from 'node:path';
import { TEST_SETTINGS } from './native-php';
import type { Sandbox } from './sandbox';
import { startSandbox } from './start-sandbox';
import type { StartOptions } from './start-options';
import type { Login } from './users';

const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';

/**
 * Starts a site and makes it a network with a second site, `/two/`. `admin` is
 * its super admin, `admin2` an administrator of the first site only. The plugin
 * is inactive.
 *
 * @param name    The sandbox's name.
 * @param prepare Runs before the conversion.
 * @param options
 */
export async function startNetwork(
	name: string,
	prepare: ( sandbox: Sandbox ) => Promise< unknown > = async () => undefined,
	options: Pick< StartOptions, 'plugin' > = {}
): Promise< Sandbox > {
	const sandbox = await startSandbox( {
		port: 0,
		// Both databases' tests run at the same time in CI.
		name: `${ name }-${ db }`,
		db,
		fresh: true,
		quiet: true,
		phpSettings: TEST_SETTINGS,
		...options,
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
	// WordPress makes all administrators of the first site super admins.
	await sandbox.wp( [ 'super-admin', 'remove', 'admin2' ] );
	return sandbox;
}

/**
 * Connects the network's first site again; this user links an account and owns
 * the connection. The account service has no purchases.
 */
export async function connectNetwork(
	sandbox: Sandbox,
	login: Login
): Promise< void > {
	await sandbox.accountService.scenario( 'nothing-yet' );
	await sandbox.applyScenario( 'connected' );
	await sandbox.wp( [
		'eval',
		`$store = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Store::class );
$admin = get_user_by( 'login', 'admin' )->ID;
$owner = get_user_by( 'login', '${ login }' )->ID;
if ( $owner !== $admin ) {
	$account = $store->account( $admin );
	$tokens  = $store->tokens( $admin );
	$store->forget_user( $admin );
	$store->save_user( $owner, $account, $tokens );
	$store->set_owner_id( $owner );
}`,
	] );
}
