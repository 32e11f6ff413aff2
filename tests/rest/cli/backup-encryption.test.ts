import * as fs from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import { evalPhp } from '../support/site';
import {
	encryption,
	filesOf,
	forgetKeys,
	loseSiteKey,
	MARK,
	PASSPHRASE,
	refused,
	sizeOfPieces,
	startEncrypted,
	turnOn,
} from './backup-encryption-site';
import {
	create,
	idIn,
	list,
	places,
	ruin,
	state,
	useBackupSite,
} from './backup-site';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useBackupSite();

let first = '';
beforeAll( async () => {
	first = await startEncrypted();
} );
afterAll( forgetKeys );

const at = ( name: string ) => path.join( places.backups, name );

/** A file's bytes, also decompressed if that is possible at some place of its start. */
function readings( name: string ): Buffer[] {
	const bytes = fs.readFileSync( at( name ) );
	const all = [ bytes ];
	for ( const start of [ 0, 1, 17, 24, 28, 41 ] ) {
		for ( const unpack of [ gunzipSync, inflateSync ] ) {
			try {
				all.push( unpack( bytes.subarray( start ) ) );
			} catch {
				continue;
			}
		}
	}
	return all;
}

it( 'leaves nothing of the content readable', async () => {
	const names = filesOf();
	expect(
		names.filter( ( name ) => name.startsWith( 'pieces/' ) )
	).not.toHaveLength( 0 );
	for ( const name of names ) {
		for ( const bytes of readings( name ) ) {
			for ( const text of [
				MARK,
				'wp_posts',
				'CREATE TABLE',
				'uploads/',
			] ) {
				expect( [ name, bytes.includes( text ) ] ).toEqual( [
					name,
					false,
				] );
				expect( [
					name,
					bytes.includes(
						Buffer.from( text ).toString( 'base64' ).slice( 0, -3 )
					),
				] ).toEqual( [ name, false ] );
			}
		}
	}
	const manifest = JSON.parse(
		fs.readFileSync( at( `backups/${ first }.json` ), 'utf8' )
	);
	expect( Object.keys( manifest ).sort() ).toEqual( [
		'box',
		'files',
		'format',
		'id',
		'key',
		'reason',
		'size',
		'skipped',
		'stored',
		'time',
	] );
	expect( ( await list() ).at( -1 ) ).toMatchObject( {
		id: first,
		encrypted: 'yes',
	} );
	// Names of pieces aren't plain hashes: they would tell who guesses a content that it is there.
	const plain = await evalPhp(
		`echo hash( 'sha256', file_get_contents( '${ places.folder }/text' ) );`
	);
	expect( names ).not.toContain(
		`pieces/${ plain.slice( 0, 2 ) }/${ plain }`
	);
} );

it( 'stores next to nothing for a site that hasn’t changed', async () => {
	const before = sizeOfPieces();
	await wp( 'backup', 'create', '--full' );
	const grown = sizeOfPieces() - before;
	expect( grown ).toBeLessThan( before / 3 );
	const before2 = fs.statSync( at( `backups/${ first }.json` ) ).size;
	expect( before2 ).toBeLessThan( 100_000 );
} );

it( 'restores files byte for byte and tables row by row, and back', async () => {
	const before = await state();
	const id = await create();
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	await ruin();
	const ruined = await state();
	const safety = idIn( await wp( 'backup', 'restore', id, '--yes' ) );
	expect( await state() ).toEqual( before );
	await wp( 'backup', 'restore', safety, '--yes' );
	expect( await state() ).toEqual( ruined );
	await wp(
		'backup',
		'restore',
		id,
		'--file=wp-content/uploads/backup-test/text',
		'--yes'
	);
	expect(
		fs.readFileSync( path.join( places.folder, 'text' ), 'utf8' )
	).toBe( 'text' );
	await wp( 'backup', 'restore', id, '--table=wp_backup_test', '--yes' );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await state() ).toEqual( before );
} );

it( 'exports an encrypted backup as a plain zip', async () => {
	const zip = at( 'work/export.zip' );
	await wp( 'backup', 'export', first, `--output=${ zip }` );
	expect( fs.readFileSync( zip ).includes( `${ MARK }.txt` ) ).toBe( true );
	fs.rmSync( zip );
} );

it( 'refuses a wrong passphrase, and needs the right one after the site’s keys have changed', async () => {
	const before = await state();
	const other = await create();
	await loseSiteKey();
	expect( await encryption( 'show' ) ).toMatch( /locked\s+true/ );
	expect( ( await list() ).at( -1 ) ).toMatchObject( {
		encrypted: 'locked',
		tables: 0,
	} );
	expect( await wpError( 'backup', 'create' ) ).toContain(
		'the keys in wp-config.php have changed'
	);
	expect( await wpError( 'backup', 'restore', first, '--yes' ) ).toContain(
		'The backup is encrypted'
	);
	const names = filesOf();
	const answer = await refused( 'unlock', 'wrong horse battery staple' );
	expect( answer ).toContain(
		'The passphrase is wrong. Nothing was changed.'
	);
	expect( answer ).not.toContain( 'wrong horse' );
	expect( await refused( 'unlock', '' ) ).toContain(
		'The passphrase is wrong.'
	);
	expect( filesOf() ).toEqual( names );
	expect( await encryption( 'show' ) ).toMatch( /locked\s+true/ );

	// Deleting a backup keeps what the locked ones use.
	const pieces = () =>
		filesOf().filter( ( name ) => name.startsWith( 'pieces/' ) );
	const kept = pieces();
	await wp( 'backup', 'delete', other, '--yes' );
	expect( pieces() ).toEqual( kept );

	expect( await encryption( 'unlock', PASSPHRASE ) ).toContain( 'Unlocked' );
	expect( await wp( 'backup', 'verify', first ) ).toContain( 'complete' );
	await wp( 'backup', 'restore', first, '--yes' );
	expect( await state() ).toEqual( before );
} );

it( 'opens all backups with a changed passphrase, and not with the old one', async () => {
	const NEW = 'another long sentence';
	expect( await refused( 'on', 'too short' ) ).toContain(
		'at least 12 characters'
	);
	const before = filesOf().filter( ( name ) => ! name.startsWith( 'work/' ) );
	expect( await turnOn( NEW ) ).toContain( 'Changed the passphrase.' );
	expect(
		filesOf().filter( ( name ) => ! name.startsWith( 'work/' ) )
	).toEqual( before );
	await loseSiteKey();
	expect( await refused( 'unlock', PASSPHRASE ) ).toContain(
		'The passphrase is wrong.'
	);
	await encryption( 'unlock', NEW );
	expect( await wp( 'backup', 'verify', first ) ).toContain( 'complete' );
	await turnOn();
} );

it( 'keeps plain and encrypted backups side by side', async () => {
	const encrypted = await create();
	await encryption( 'off' );
	const plain = await create();
	expect(
		( await list() ).slice( -2 ).map( ( row ) => row.encrypted )
	).toEqual( [ 'yes', 'no' ] );
	const before = await state();
	for ( const id of [ encrypted, plain ] ) {
		await ruin();
		await wp( 'backup', 'restore', id, '--yes' );
		expect( await state() ).toEqual( before );
		await wp( 'backup', 'verify', id );
	}
	await wp( 'backup', 'delete', plain, '--yes' );
	expect( await wp( 'backup', 'verify', encrypted ) ).toContain( 'complete' );
	// The same key again, so that nothing is stored twice.
	await turnOn();
	const size = sizeOfPieces();
	await create();
	expect( sizeOfPieces() - size ).toBeLessThan( size / 3 );
	expect(
		filesOf().filter( ( name ) => name.startsWith( 'keys/' ) )
	).toHaveLength( 1 );
} );

it( 'starts again with a new key if the passphrase is lost, and keeps the old backups', async () => {
	await loseSiteKey();
	await turnOn( 'a new passphrase' );
	const id = await create();
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	expect( ( await list() ).map( ( row ) => row.encrypted ) ).toContain(
		'locked'
	);
	expect( await wpError( 'backup', 'verify', first ) ).toContain(
		'encrypted'
	);
	await encryption( 'unlock', PASSPHRASE );
	expect( await wp( 'backup', 'verify', first ) ).toContain( 'complete' );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
} );
