import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalJson, evalPhp } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpJson } from './wp-cli';

const OPTION = 'jetpack_dashboard_backup_folder';
const stored = () => evalPhp( `echo get_option( '${ OPTION }' );` );
const count = async () =>
	Number( await wp( 'backup', 'list', '--format=count' ) );

let folder = '';
beforeAll( async () => {
	await useScenario( 'local' );
	await wp( 'backup', 'create' );
	folder = await stored();
} );
afterAll( async () => {
	await evalPhp( `delete_option( '${ OPTION }' );` );
	fs.rmSync( folder, { recursive: true, force: true } );
} );

it( 'finds the folder of the site whose option is gone, and no other', async () => {
	await evalPhp( `delete_option( '${ OPTION }' );` );
	expect( await count() ).toBe( 1 );
	expect( await stored() ).toBe( folder );

	const owner = path.join( folder, 'owner.txt' );
	const before = fs.readFileSync( owner );
	fs.writeFileSync( owner, 'another site' );
	await evalPhp( `delete_option( '${ OPTION }' );` );
	expect( await count() ).toBe( 0 );
	fs.rmSync( await stored(), { recursive: true } );
	fs.writeFileSync( owner, before );
	await evalPhp( `update_option( '${ OPTION }', '${ folder }' );` );
	expect( await wpJson( 'backup', 'list' ) ).toHaveLength( 1 );
} );

it( 'says that the file system can’t lock files, not that a backup is running', async () => {
	const [ error, busy, manual, state ] = await evalJson<
		Array< [ string, string ] >
	>( `
		class No_Locks {
			public $context;
			private $file;
			private static function real( $path ) { return substr( $path, strlen( 'nolocks://' ) ); }
			public function url_stat( $path ) { return @stat( self::real( $path ) ); }
			public function stream_open( $path, $mode ) { return (bool) $this->file = @fopen( self::real( $path ), $mode ); }
			public function stream_read( $count ) { return fread( $this->file, $count ); }
			public function stream_write( $data ) { return fwrite( $this->file, $data ); }
			public function stream_eof() { return feof( $this->file ); }
			public function stream_stat() { return fstat( $this->file ); }
			public function stream_lock() { return false; }
			public function rename( $from, $to ) { return rename( self::real( $from ), self::real( $to ) ); }
		}
		stream_wrapper_register( 'nolocks', 'No_Locks' );
		$attempt = static function ( $folder ) {
			try {
				( new Jetpack_Dashboard\\Backup\\Backups( $folder ) )->alone( '__return_true' );
			} catch ( Throwable $error ) {
				return array( get_class( $error ), $error->getMessage() );
			}
		};
		$results = array( $attempt( 'nolocks://${ folder }' ) );
		$lock = fopen( '${ folder }/work/lock', 'cb' );
		flock( $lock, LOCK_EX );
		$results[] = $attempt( '${ folder }' );
		flock( $lock, LOCK_UN );
		update_option( '${ OPTION }', 'nolocks://${ folder }' );
		$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class );
		try {
			$job->start( 'manual' );
		} catch ( Throwable $error ) {
			$results[] = array( get_class( $error ), $error->getMessage() );
		}
		$job->start( 'scheduled' );
		$job->run( 1.0 );
		update_option( '${ OPTION }', '${ folder }' );
		$state = Jetpack_Dashboard\\Features\\Backups\\Job_State::load( '${ folder }' );
		$results[] = array( $state->is_running ? 'running' : 'ended', $state->error );
		echo wp_json_encode( $results );` );
	const text = expect.stringContaining( 'can’t lock files' ) as unknown;
	expect( error ).toEqual( [
		'Jetpack_Dashboard\\Backup\\Backup_Error',
		text,
	] );
	expect( manual ).toEqual( error );
	expect( busy?.[ 0 ] ).toBe( 'Jetpack_Dashboard\\Backup\\Backup_Busy' );
	expect( state ).toEqual( [ 'ended', text ] );
} );
