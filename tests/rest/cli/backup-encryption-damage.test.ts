import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp } from '../support/site';
import {
	encryption,
	filesOf,
	forgetKeys,
	PASSPHRASE,
	startEncrypted,
	turnOn,
} from './backup-encryption-site';
import { killAt } from './backup-killer';
import {
	create,
	list,
	places,
	ruin,
	state,
	useBackupSite,
	write,
} from './backup-site';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useBackupSite();

beforeAll( startEncrypted );
afterAll( forgetKeys );

const at = ( name: string ) => path.join( places.backups, name );

it( 'lists no encrypted backup that a kill interrupted, and goes on', async () => {
	const before = await state();
	const id = await create();
	for ( const [ n, [ first, second ] ] of [
		[ 'files', 'backup' ],
		[ 'database', 'database' ],
		[ 'end', 'files' ],
	].entries() ) {
		write( 'large', Buffer.alloc( 8_000_000, n ) );
		await killAt( { step: first ?? '', at: 4 }, 'create' );
		await ruin();
		await killAt( { step: second ?? '', at: 4 }, 'restore', id, '--yes' );
	}
	for ( const row of await list() ) {
		await wp( 'backup', 'verify', String( row.id ) );
	}
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await state() ).toEqual( before );
} );

it( 'goes on in an encrypted list where a slice ended', async () => {
	const result = JSON.parse(
		await evalPhp( `
		$backups = new Jetpack_Dashboard\\Backup\\Backups( '${ places.backups }' );
		$last    = ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create( 'manual' )['id'];
		for ( $slice = 0; $slice < 20; $slice++ ) {
			( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create_part( 'manual', 0.0 );
		}
		$noted = file_get_contents( '${ places.backups }/work/backup.json' );
		$files = ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->progress()['files'];
		$next  = ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create( 'manual' );
		$paths = static fn( $id ) => array_column( iterator_to_array( $backups->files( $id ), false ), 'p' );
		echo wp_json_encode( array(
			'files'    => $files,
			'id'       => false !== strpos( $noted, $next['id'] ),
			'is_whole' => $paths( $last ) === $paths( $next['id'] ),
			'verified' => ( new Jetpack_Dashboard\\Backup\\Piece_Check( $backups ) )->all( $next['id'] )['files'] === $next['files'],
		) );` )
	);
	expect( result ).toEqual( {
		files: 20,
		id: true,
		is_whole: true,
		verified: true,
	} );
} );

it( 'refuses what was changed, cut or swapped', async () => {
	const other = await create();
	const id = await create();
	const manifest = `backups/${ id }.json`;
	const files = `backups/${ id }.list.gz`;
	const pieces = filesOf().filter( ( name ) => name.startsWith( 'pieces/' ) );
	// Two that this backup uses.
	const used = (
		await evalPhp(
			`echo implode( ' ', iterator_to_array( ( new Jetpack_Dashboard\\Backup\\Backups( '${ places.backups }' ) )->hashes( '${ id }' ), false ) );`
		)
	).split( ' ' );
	const [ one = '', two = '' ] = pieces.filter( ( name ) =>
		used.includes( path.basename( name ) )
	);
	const read = ( name: string ) => fs.readFileSync( at( name ) );
	const flipped = ( name: string, place: number ) => {
		const bytes = read( name );
		bytes.writeUInt8( 255 - bytes.readUInt8( place ), place );
		return bytes;
	};
	const changed = (
		change: ( values: Record< string, unknown > ) => void
	) => {
		const values = JSON.parse( String( read( manifest ) ) );
		change( values );
		return JSON.stringify( values );
	};
	const otherBox = JSON.parse(
		String( read( `backups/${ other }.json` ) )
	).box;
	const damages: Array< [ string, Buffer | string ] > = [
		[ one, read( two ) ],
		[ one, flipped( one, 60 ) ],
		[ one, flipped( one, 3 ) ],
		[ one, read( one ).subarray( 0, 40 ) ],
		[
			one,
			Buffer.concat( [
				Buffer.from( 'rplain' ),
				Buffer.from( '\nend' ),
			] ),
		],
		[ files, read( `backups/${ other }.list.gz` ) ],
		[ files, flipped( files, 80 ) ],
		[ files, read( files ).subarray( 0, -30 ) ],
		[ files, '' ],
		[
			manifest,
			changed( ( values ) => {
				values[ 'box' ] = otherBox;
			} ),
		],
		[
			manifest,
			changed( ( values ) => {
				values[ 'reason' ] = 'update';
			} ),
		],
		[
			manifest,
			changed( ( values ) => {
				values[ 'size' ] = 1;
			} ),
		],
		[
			manifest,
			changed( ( values ) => {
				values[ 'box' ] = 'AAAA';
			} ),
		],
		[
			manifest,
			changed( ( values ) => {
				values[ 'format' ] = 1;
			} ),
		],
		[ manifest, String( read( manifest ) ).slice( 0, -9 ) ],
	];
	const before = await state();
	for ( const [ index, [ name, bytes ] ] of damages.entries() ) {
		const good = read( name );
		fs.writeFileSync( at( name ), bytes );
		expect( [ index, await wpError( 'backup', 'verify', id ) ] ).toEqual( [
			index,
			expect.stringContaining( 'damaged' ),
		] );
		if ( index % 5 === 0 ) {
			expect(
				await wpError( 'backup', 'restore', id, '--yes' )
			).toContain( 'damaged' );
		}
		fs.writeFileSync( at( name ), good );
	}
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	expect( await state() ).toEqual( before );
	// Read again, damaged pieces are replaced.
	fs.writeFileSync( at( one ), flipped( one, 60 ) );
	await wp( 'backup', 'create', '--full' );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
} );

it( 'restores a copied folder with the passphrase alone, and without the site’s keys', async () => {
	await turnOn();
	const before = await state();
	const id = await create();
	const copy = `${ places.backups }-copy`;
	fs.cpSync( places.backups, copy, { recursive: true } );
	try {
		await forgetKeys();
		expect(
			await wpError( 'backup', 'verify', id, `--folder=${ copy }` )
		).toContain( 'encrypted' );
		await encryption( 'unlock', PASSPHRASE, `--folder=${ copy }` );
		await ruin();
		await wp( 'backup', 'restore', id, '--yes', `--folder=${ copy }` );
		expect( await state() ).toEqual( before );
		// The restored site encrypts its backups, so this one does again.
		expect( await encryption( 'show' ) ).toMatch( /encrypts\s+true/ );
		expect( await wp( 'backup', 'verify', await create() ) ).toContain(
			'complete'
		);
	} finally {
		fs.rmSync( copy, { recursive: true, force: true } );
	}
} );
