import { STAND_INS, standInFiles } from './public-services/stand-ins';
import type { StandIn } from './public-services/stand-ins';
import type { PluginProblem } from './public-services/state';

/**
 * The plugins that the dashboard offers, on the site itself. Doesn't use
 * WP-CLI, so that it works with any PHP.
 */
export interface SitePlugins {
	/** Removes a plugin with its folder and data. */
	remove( slug: StandIn ): Promise< void >;
	/**
	 * Copies the test double there, inactive. Also replaces WordPress's bundled
	 * Akismet.
	 */
	install( slug: StandIn, problem?: PluginProblem ): Promise< void >;
	/** Installs and activates it. */
	activate( slug: StandIn ): Promise< void >;
	/** Leaves it installed but inactive. */
	deactivate( slug: StandIn ): Promise< void >;
	/** Sets or removes the vault plugin's registration key. */
	registerVault( isRegistered: boolean ): Promise< void >;
	/**
	 * Sets the number of spam comments that the anti-spam plugin reports as
	 * blocked.
	 */
	setSpamCount( count: number ): Promise< void >;
}

/** A PHP expression of a value; base64 needs no quoting. */
function phpValue( value: unknown ): string {
	const json = Buffer.from( JSON.stringify( value ) ).toString( 'base64' );
	return `json_decode( base64_decode( '${ json }' ), true )`;
}

const PREPARE = `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
WP_Filesystem();
deactivate_plugins( $file );`;

// Deleted by PHP because WebAssembly's file system doesn't notice that Node
// removed a folder.
const REMOVE = `
$GLOBALS['wp_filesystem']->delete( WP_PLUGIN_DIR . '/' . dirname( $file ), true );
wp_clean_plugins_cache( false );`;

const WRITE = `
foreach ( $files as $path => $text ) {
	wp_mkdir_p( dirname( WP_PLUGIN_DIR . '/' . $path ) );
	file_put_contents( WP_PLUGIN_DIR . '/' . $path, $text );
}`;

const ACTIVATE = `
$problem = activate_plugin( $file );
if ( is_wp_error( $problem ) ) {
	throw new Exception( $problem->get_error_message() );
}`;

export function sitePlugins(
	wpEval: ( php: string ) => Promise< string >
): SitePlugins {
	const run = async ( slug: StandIn, php: string ): Promise< void > => {
		await wpEval(
			`$file = ${ phpValue( STAND_INS[ slug ] ) };${ PREPARE }${ php }`
		);
	};
	const writing = ( slug: StandIn, problem?: PluginProblem ): string =>
		`${ REMOVE }$files = ${ phpValue(
			standInFiles( slug, problem )
		) };${ WRITE }`;
	return {
		remove: ( slug ) => run( slug, REMOVE ),
		install: ( slug, problem ) => run( slug, writing( slug, problem ) ),
		activate: ( slug ) => run( slug, writing( slug ) + ACTIVATE ),
		deactivate: ( slug ) => run( slug, '' ),
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
