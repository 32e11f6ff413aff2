import * as fs from 'node:fs';
import * as path from 'node:path';
import { useSmallSite } from '../support/files-aside';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpJson } from './wp-cli';

/** Runs PHP, also while the site shows its maintenance page. */
const evalAnyway = ( php: string ) =>
	fs.existsSync( path.join( site().contentDir, '../.maintenance' ) )
		? site().wp( [ 'eval', php ] )
		: evalPhp( php );

/** Rows of all tables, without what requests of the test itself write, and the files. */
export const state = async () => ( {
	tables: JSON.parse(
		await evalAnyway(
			`global $wpdb;
			$all = array();
			foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
				$where = $wpdb->options === $table ? "WHERE option_name <> 'cron' AND option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%lock%' AND option_name NOT LIKE '%backup_keys'" : '';
				// The commands are logged.
				$where = "{$wpdb->prefix}jetpack_dashboard_activity" === $table ? "WHERE kind <> 'backup'" : $where;
				$rows = array_map( 'serialize', $wpdb->get_results( "SELECT * FROM \`$table\` $where", ARRAY_N ) );
				sort( $rows );
				$all[ $table ] = count( $rows ) . ' ' . hash( 'sha256', implode( $rows ) );
			}
			echo json_encode( $all );`
		)
	) as unknown,
	files: Object.fromEntries(
		fs
			.readdirSync( places.folder )
			.sort()
			.map( ( name ) => [
				name,
				fs.readFileSync( path.join( places.folder, name ), 'base64' ),
			] )
	),
} );

/** The files that the tests change, and the folder of the backups. */
export const places = { folder: '', backups: '' };
export const write = ( name: string, content: Buffer | string ) =>
	fs.writeFileSync( path.join( places.folder, name ), content );
export const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
/** Ids of the backups in a folder, oldest first. */
export function idsIn( folder: string ): string[] {
	const backups = path.join( folder, 'backups' );
	return fs.existsSync( backups )
		? fs
				.readdirSync( backups )
				.filter( ( name ) => name.endsWith( '.json' ) )
				.map( ( name ) => path.basename( name, '.json' ) )
				.sort()
		: [];
}
export const create = async () => idIn( await wp( 'backup', 'create' ) );
export const list = (): Promise< Array< Record< string, number | string > > > =>
	wpJson( 'backup', 'list' );

/** PHP that changes tables. */
export const RUIN_TABLES = `
	global $wpdb;
	$wpdb->query( "UPDATE {$wpdb->prefix}backup_test SET content = 'ruined'" );
	$wpdb->query( "DELETE FROM {$wpdb->posts}" );`;

export const ruinFiles = () => {
	write( 'large', 'ruined' );
	write( 'added', 'new' );
	fs.rmSync( path.join( places.folder, 'text' ), { force: true } );
};

export const ruin = async () => {
	ruinFiles();
	await evalAnyway( RUIN_TABLES );
};

/** The rows of the posts, which `ruin()` deletes, and other test files need. */
const keptPosts = () => path.join( site().contentDir, '../kept-posts' );

/** Fills tables and files before the file's tests, and removes them after. */
export function useBackupSite(): void {
	useSmallSite();
	beforeAll( async () => {
		await useScenario( 'local' );
		await evalPhp(
			`global $wpdb; file_put_contents( ABSPATH . 'kept-posts', serialize( $wpdb->get_results( "SELECT * FROM {$wpdb->posts}", ARRAY_A ) ) );`
		);
		places.folder = path.join(
			site().contentDir,
			'uploads',
			'backup-test'
		);
		fs.mkdirSync( places.folder, { recursive: true } );
		const large = Buffer.alloc( 9_000_000 );
		for ( let i = 0; i < large.length; i += 4 ) {
			large.writeUInt32LE( ( i * 2654435761 ) % 4294967296, i );
		}
		write( 'large', large );
		write( 'text', 'text' );
		write( 'empty', '' );
		await evalPhp( `
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}backup_test ( a bigint NOT NULL, b varchar(20) NOT NULL, content longtext, bytes longblob, flags bit(8), PRIMARY KEY (a,b) )" );
		for ( $i = 0; $i < 300; $i++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test VALUES ( %d, %s, %s, " . ( $i % 3 ? "X'00ff27" . bin2hex( random_bytes( 50 ) ) . "'" : 'NULL' ) . ', ' . $i % 256 . ' )', $i % 7, "k$i", str_repeat( "100%s 'ü' \\\\ \\n 🎈", $i ) ) );
		}` );
		await create();
		places.backups = await evalPhp(
			"echo get_option( 'jetpack_dashboard_backup_folder' );"
		);
	} );
	afterAll( async () => {
		// Of a restore that was killed.
		fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
			force: true,
		} );
		fs.rmSync( places.folder, { recursive: true, force: true } );
		fs.rmSync( places.backups, { recursive: true, force: true } );
		await evalPhp( `
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}backup_test" );
		delete_option( 'jetpack_dashboard_backup_folder' );
		$wpdb->query( "DELETE FROM {$wpdb->posts}" );
		foreach ( unserialize( file_get_contents( ABSPATH . 'kept-posts' ) ) as $post ) {
			$wpdb->insert( $wpdb->posts, $post );
		}` );
		fs.rmSync( keptPosts() );
	} );
}
