import type { Sandbox } from '../sandbox';

/** The plugin's data on each site of the network, and its network-wide data. */
export async function traces( { wp }: Sandbox ): Promise< {
	options: Record< string, string[] >;
	tables: string[];
	usermeta: string[];
} > {
	return JSON.parse(
		await wp( [
			'eval',
			`
global $wpdb;
$options = array();
foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) {
	$options[ "site $id" ] = $wpdb->get_col( 'SELECT option_name FROM ' . $wpdb->get_blog_prefix( $id ) . "options WHERE option_name LIKE 'jetpack\\_dashboard%' ORDER BY option_name" );
}
echo wp_json_encode( array(
	'options'  => $options,
	'tables'   => $wpdb->get_col( "SHOW TABLES LIKE '%jetpack_dashboard%'" ),
	'usermeta' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%jetpack\\_dashboard%'" ),
) );`,
		] )
	);
}
