import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';

const copy = () => path.join( site().contentDir, 'copy-of-the-plugin' );

const rows = async () =>
	( await site().sql( 'SELECT id FROM wp_jetpack_dashboard_activity' ) )
		.length;

/** Notes an event with a copy of the plugin, which is deleted before WP-CLI ends. */
const EVENT = `define( 'JETPACK_DASHBOARD_VERSION', '1.0' );
$folder = WP_CONTENT_DIR . '/copy-of-the-plugin';
require "$folder/includes/Autoloader.php";
Jetpack_Dashboard\\Autoloader::register( $folder );
$client = new Jetpack_Dashboard\\Kernel\\Net\\Client_Address( $_SERVER, '__return_null' );
$log = new Jetpack_Dashboard\\Activity\\Activity_Log( new Jetpack_Dashboard\\Kernel\\Clock(), $client, new Jetpack_Dashboard\\Activity\\Activity_Limits() );
$log->add( new Jetpack_Dashboard\\Activity\\Event( 'plugin', 'deactivated' ) );
rename( "$folder/includes", "$folder/deleted" );
echo wp_json_encode( Jetpack_Dashboard\\Kernel\\Net\\Client_Address::is_web_request() );`;

afterEach( () => fs.rmSync( copy(), { recursive: true, force: true } ) );

it( 'ends without an error, and stores nothing any more', async () => {
	fs.cpSync(
		path.join( __dirname, '../../../plugin/includes' ),
		path.join( copy(), 'includes' ),
		{ recursive: true }
	);
	const before = await rows();
	expect( await site().wp( [ 'eval', EVENT, '--skip-plugins' ] ) ).toBe(
		// The address that WP-CLI sets is nobody's.
		'false'
	);
	expect( await rows() ).toBe( before );
} );
