import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Sandbox } from '../../sandbox';

const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';

interface Table {
	create: string;
	columns: string[];
	rows: string[][];
}

interface EarlierSite {
	made_at: number;
	options: { name: string; value: string; autoload: string }[];
	usermeta: { user_id: string; name: string; value: string }[];
	postmeta: { post_id: string; name: string; value: string }[];
	cron: {
		time: number;
		hook: string;
		schedule: string | false;
		args: string[];
	}[];
	tables: Record< string, Table >;
}

/** Reads a file of this folder (README.md). */
export const readEarlierSite = ( file: string ): EarlierSite =>
	JSON.parse( fs.readFileSync( path.join( __dirname, file ), 'utf8' ) );

/** Stores its data on a site that has no plugin, with SQL. */
export async function storeEarlierSite(
	sandbox: Sandbox,
	earlier: EarlierSite
): Promise< void > {
	const data = Buffer.from( JSON.stringify( earlier ) ).toString( 'base64' );
	await sandbox.wpEval( `
global $wpdb;
$data = json_decode( base64_decode( '${ data }' ), true );
foreach ( $data['tables'] as $name => $table ) {
	$wpdb->query( str_replace( '{table}', $wpdb->prefix . $name, $table['create'] ) );
	foreach ( $table['rows'] as $row ) {
		$wpdb->insert( $wpdb->prefix . $name, array_combine( $table['columns'], $row ) );
	}
}
foreach ( $data['options'] as $row ) {
	$wpdb->insert( $wpdb->options, array( 'option_name' => $row['name'], 'option_value' => $row['value'], 'autoload' => $row['autoload'] ) );
}
foreach ( array( 'user', 'post' ) as $type ) {
	foreach ( $data[ $type . 'meta' ] as $row ) {
		$wpdb->insert( $wpdb->{$type . 'meta'}, array( "{$type}_id" => $row["{$type}_id"], 'meta_key' => $row['name'], 'meta_value' => $row['value'] ) );
	}
}
// Before the plugin is there, the interval of a minute has no name.
$cron = _get_cron_array();
foreach ( $data['cron'] as $event ) {
	$cron[ $event['time'] ][ $event['hook'] ][ md5( serialize( $event['args'] ) ) ] = array( 'schedule' => $event['schedule'], 'args' => $event['args'], 'interval' => 3600 );
}
_set_cron_array( $cron );
if ( $wpdb->last_error ) {
	exit( $wpdb->last_error );
}
wp_cache_flush();` );
}

/** As an update does: the files are replaced, and no activation hook runs. */
export async function replacePlugin( sandbox: Sandbox ): Promise< void > {
	fs.symlinkSync(
		path.resolve( __dirname, '../../../plugin' ),
		path.join( sandbox.contentDir, 'plugins', 'jetpack-dashboard' )
	);
	await sandbox.wpEval(
		`update_option( 'active_plugins', array( '${ PLUGIN }' ) );`
	);
}
