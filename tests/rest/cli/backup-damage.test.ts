import * as fs from 'node:fs';
import * as path from 'node:path';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError, wpJson } from './wp-cli';

useSmallSite();

const OPTION = 'jetpack_dashboard_backup_folder';
const SPACE = 'Jetpack_Dashboard\\Backup';
const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
const create = async () => idIn( await wp( 'backup', 'create' ) );

let folder = '';
const at = ( ...names: string[] ) => path.join( folder, ...names );
const filesIn = ( name: string ) =>
	( fs.readdirSync( at( name ), { recursive: true } ) as string[] )
		.map( ( file ) => path.join( at( name ), file ) )
		.filter( ( file ) => fs.statSync( file ).isFile() );
const upload = () =>
	path.join( site().contentDir, 'uploads/backup-damage.txt' );

beforeAll( async () => {
	await useScenario( 'local' );
	await create();
	folder = await evalPhp( `echo get_option( '${ OPTION }' );` );
} );
afterAll( async () => {
	await evalPhp( `delete_option( '${ OPTION }' );` );
	fs.rmSync( folder, { recursive: true, force: true } );
	fs.rmSync( upload(), { force: true } );
} );

describe( 'a manifest', () => {
	let id = '';
	let file = '';
	let json = '';
	beforeAll( async () => {
		id = await create();
		file = at( 'backups', `${ id }.json` );
		json = fs.readFileSync( file, 'utf8' );
	} );
	afterEach( () => fs.writeFileSync( file, json ) );

	const changed = (
		change: ( manifest: Record< string, never > ) => void
	) => {
		const manifest = JSON.parse( json ) as Record< string, never >;
		change( manifest );
		return JSON.stringify( manifest );
	};
	/** Without its checksum, as in older backups. */
	const older = ( fields: object ) =>
		changed( ( manifest ) => {
			delete manifest.tables_hash;
			Object.assign( manifest, fields );
		} );

	it.each( [
		[ 'is cut', () => json.slice( 0, -10 ) ],
		[ 'is empty', () => '' ],
		[
			'lacks a table',
			() =>
				changed( ( { tables } ) =>
					( tables as unknown as unknown[] ).pop()
				),
		],
		[ 'has another id', () => older( { id: 'x' } ) ],
		[ 'has no size', () => older( { size: undefined } ) ],
		[ 'has text for tables', () => older( { tables: 'x' } ) ],
		[ 'has a table that is text', () => older( { tables: [ 'x' ] } ) ],
		[
			'has pieces that aren’t hashes',
			() =>
				older( {
					tables: [
						{ name: 'a', create: 'b', rows: 1, pieces: [ 1 ] },
					],
				} ),
		],
		[
			'has rows that aren’t a number',
			() =>
				older( {
					tables: [
						{ name: 'a', create: 'b', rows: '1', pieces: [] },
					],
				} ),
		],
	] )( 'that %s is refused', async ( _title, text ) => {
		fs.writeFileSync( file, text() );
		const message = 'The manifest of the backup is damaged';
		expect( await wpError( 'backup', 'verify', id ) ).toContain( message );
		expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
			message
		);
		expect( await wpJson( 'backup', 'list' ) ).toContainEqual(
			expect.objectContaining( { id, reason: 'damaged' } )
		);
	} );

	it( 'of an older version is read', async () => {
		fs.writeFileSync( file, older( {} ) );
		expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	} );
} );

it( 'refuses damaged lines of the list', async () => {
	const hash = 'a'.repeat( 64 );
	const line = { p: 'YQ==', s: 1, m: 1, c: 1, h: [ hash ] };
	const read = await evalJson< Record< string, boolean > >( `
		foreach ( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( {
				good: line,
				unread: { ...line, h: null },
				short: { ...line, h: [ hash.slice( 1 ) ] },
				none: { ...line, h: undefined },
				size: { ...line, s: '1' },
				path: { ...line, p: '*' },
				nothing: 1,
			} )
		).toString( 'base64' ) }' ), true ) as $name => $line ) {
			try {
				${ SPACE }\\File_List::decode( wp_json_encode( $line ) );
				$read[ $name ] = true;
			} catch ( ${ SPACE }\\Backup_Error $error ) {
				$read[ $name ] = false;
			}
		}
		echo wp_json_encode( $read );` );
	expect( Object.keys( read ).filter( ( name ) => read[ name ] ) ).toEqual( [
		'good',
		'unread',
	] );
} );

it( 'keeps all pieces while the list of a backup is missing or damaged', async () => {
	fs.writeFileSync( upload(), 'only in this backup' );
	const id = await create();
	fs.writeFileSync( upload(), 'newer' );
	const list = at( 'backups', `${ id }.list.gz` );
	const content = fs.readFileSync( list );
	for ( const damage of [
		() => fs.rmSync( list ),
		() => fs.writeFileSync( list, '' ),
	] ) {
		const other = await create();
		damage();
		await wp( 'backup', 'delete', other, '--yes' );
		fs.writeFileSync( list, content, { mode: 0o600 } );
		expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	}
} );

it( 'goes on in the list of the previous backup where a slice ended', async () => {
	const result = await evalJson< Record< string, unknown > >( `
		$backups = new ${ SPACE }\\Backups( '${ folder }' );
		$last    = ( new ${ SPACE }\\Backup_Writer( $backups ) )->create( 'manual' );
		for ( $slice = 0; $slice < 20; $slice++ ) {
			( new ${ SPACE }\\Backup_Writer( $backups ) )->create_part( 'manual', 0.0 );
		}
		$noted = json_decode( file_get_contents( '${ folder }/work/backup.json' ), true );
		foreach ( $backups->files( $last['id'], $noted['passed'] ) as $entry ) {
			break;
		}
		$next  = ( new ${ SPACE }\\Backup_Writer( $backups ) )->create( 'manual' );
		$paths = static fn( $id ) => array_column( iterator_to_array( $backups->files( $id ), false ), 'p' );
		echo wp_json_encode( array(
			'passed'   => $noted['passed'],
			'at'       => base64_decode( $noted['after'] ) === $entry['p'],
			'is_whole' => $paths( $last['id'] ) === $paths( $next['id'] ),
		) );` );
	expect( result ).toEqual( { passed: 19, at: true, is_whole: true } );
} );

it( 'reads a file again that changed within the second in which it was read', async () => {
	const texts = await evalJson< string[] >( `
		$backups = new ${ SPACE }\\Backups( '${ folder }' );
		$create  = static fn() => ( new ${ SPACE }\\Backup_Writer( $backups ) )->create( 'manual' )['id'];
		$file    = '${ upload() }';
		$create();
		for ( $try = 0; $try < 20; $try++ ) {
			while ( fmod( microtime( true ), 1 ) > 0.05 ) {
				usleep( 10000 );
			}
			file_put_contents( $file, "one $try" );
			$before = ${ SPACE }\\Site_Files::stat( $file );
			$create();
			file_put_contents( $file, "two $try" );
			if ( ${ SPACE }\\Site_Files::stat( $file ) === $before ) {
				break;
			}
		}
		foreach ( $backups->files( $create() ) as $entry ) {
			if ( 'uploads/backup-damage.txt' === $entry['p'] ) {
				echo wp_json_encode( array( "two $try", $backups->pieces()->get( $entry['h'][0] ) ) );
			}
		}` );
	expect( texts[ 0 ] ).not.toBe( 'two 20' );
	expect( texts[ 1 ] ).toBe( texts[ 0 ] );
} );

it( 'ends with an error if the disk loses what is written', async () => {
	const results = await evalJson< unknown[] >( `
		class Full_Disk {
			public $context;
			private $file;
			private static $left = 1000;
			private static function real( $path ) { return substr( $path, strlen( 'full://' ) ); }
			public function stream_open( $path, $mode ) { return (bool) $this->file = fopen( self::real( $path ), $mode ); }
			public function stream_read( $count ) { return fread( $this->file, $count ); }
			public function stream_write( $data ) {
				fwrite( $this->file, substr( $data, 0, self::$left ) );
				self::$left = max( 0, self::$left - strlen( $data ) );
				return strlen( $data );
			}
			public function stream_eof() { return feof( $this->file ); }
			public function stream_flush() { return true; }
			public function unlink( $path ) { return unlink( self::real( $path ) ); }
			public function url_stat( $path ) { return @stat( self::real( $path ) ); }
		}
		stream_wrapper_register( 'full', 'Full_Disk' );
		$list = '${ folder }/work/some-list';
		file_put_contents( $list, bin2hex( random_bytes( 50000 ) ) );
		try {
			${ SPACE }\\File_List::pack( $list, "full://$list.gz" );
		} catch ( ${ SPACE }\\Backup_Error $error ) {
			$results[] = $error->getMessage();
		}
		$results[] = file_exists( "$list.gz" );
		${ SPACE }\\File_List::pack( $list, "$list.gz" );
		$results[] = file_get_contents( $list ) === gzdecode( file_get_contents( "$list.gz" ) );
		unlink( $list );
		unlink( "$list.gz" );
		echo wp_json_encode( $results );` );
	expect( results ).toEqual( [
		'The list of files could not be written. The disk may be full.',
		false,
		true,
	] );
} );

it( 'writes files that only its user may read', async () => {
	await create();
	// As background work does.
	await evalPhp(
		`Jetpack_Dashboard\\Features\\Backups\\Job_State::load( '${ folder }' )->save();`
	);
	expect( fs.existsSync( at( 'work/job.json' ) ) ).toBe( true );
	const open = [ 'pieces', 'backups', 'work' ]
		.flatMap( filesIn )
		.filter( ( file ) => fs.statSync( file ).mode % 0o100 !== 0 );
	expect( open ).toEqual( [] );
	expect( filesIn( 'pieces' ).length ).toBeGreaterThan( 10 );
} );
