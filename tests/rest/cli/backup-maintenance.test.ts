import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp } from './wp-cli';

jest.setTimeout( 120_000 );

const LOG = 'jetpack-maintenance-test.log';
const log = () => path.join( site().contentDir, LOG );
let folder = '';

beforeAll( async () => {
	await useScenario( 'local' );
} );
afterAll( async () => {
	fs.rmSync( log(), { force: true } );
	fs.rmSync( folder, { recursive: true, force: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

/** Each call of time() in a restore is a minute later, and each statement logs the time that the maintenance page has. */
const SLOW = `
namespace Jetpack_Dashboard\\Backup;
function time() {
	static $minutes = 0;
	return \\time() + 60 * $minutes++;
}
add_filter(
	'query',
	static function ( $sql ) {
		if ( is_file( ABSPATH . '.maintenance' ) && preg_match( '/^(SELECT|INSERT INTO) .*(posts|jprestore)/', $sql, $match ) ) {
			file_put_contents( WP_CONTENT_DIR . '/${ LOG }', $match[1] . ' ' . filter_var( file_get_contents( ABSPATH . '.maintenance' ), FILTER_SANITIZE_NUMBER_INT ) . PHP_EOL, FILE_APPEND );
		}
		return $sql;
	}
);`;

it( 'keeps the maintenance page while tables are read and loaded', async () => {
	const id =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
			await wp( 'backup', 'create' )
		)?.[ 0 ] ?? '';
	folder = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
	const remove = dropMustUsePlugin( 'slow-restore', SLOW );
	try {
		await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	} finally {
		remove();
	}
	const times = ( statement: string ) =>
		new Set(
			fs
				.readFileSync( log(), 'utf8' )
				.split( '\n' )
				.filter( ( line ) => line.startsWith( statement ) )
		).size;
	expect( times( 'SELECT' ) ).toBeGreaterThan( 1 );
	expect( times( 'INSERT' ) ).toBeGreaterThan( 1 );
	expect(
		fs.existsSync( path.join( site().contentDir, '../.maintenance' ) )
	).toBe( false );
} );
