import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp } from '../support/site';
import {
	encryption,
	filesOf,
	forgetKeys,
	loseSiteKey,
	PASSPHRASE,
	refused,
	startEncrypted,
	turnOn,
} from './backup-encryption-site';
import { create, list, places, useBackupSite } from './backup-site';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useBackupSite();

const CHANGED = 'a changed passphrase';
const OPTION = 'jetpack_dashboard_backup_keys';

let first = '';
beforeAll( async () => {
	first = await startEncrypted();
} );
afterAll( forgetKeys );

const keys = () => evalPhp( `echo get_option( '${ OPTION }' );` );
const setKeys = ( json: string ) =>
	evalPhp( `update_option( '${ OPTION }', '${ json }' );` );
const keyFiles = () =>
	filesOf().filter( ( name ) => name.startsWith( 'keys/' ) );

/** Runs PHP with `$keys` and `$pieces` of the backup folder. */
const run = ( code: string ) =>
	evalPhp( `
		use Jetpack_Dashboard\\Backup\\{ Backups, Data_Key, Stored_Piece, Wrapped_Key };
		$backups = new Backups( '${ places.backups }' );
		$keys    = $backups->keys();
		${ code }` );

it( 'keeps a changed passphrase when the database becomes an older one', async () => {
	const old = await keys();
	await turnOn( CHANGED );
	// As a host restores it, or a staging site's is copied over it.
	await setKeys( old );
	await create();
	await loseSiteKey();
	expect( await refused( 'unlock', PASSPHRASE ) ).toContain(
		'The passphrase is wrong.'
	);
	expect( await encryption( 'unlock', CHANGED ) ).toContain( 'Unlocked' );

	// The same before a backup is created.
	await setKeys( old );
	await loseSiteKey();
	expect( await encryption( 'unlock', CHANGED ) ).toContain( 'Unlocked' );
	expect( await wp( 'backup', 'verify', first ) ).toContain( 'complete' );
	await turnOn();
} );

it( 'takes no key file that somebody made who doesn’t have the key', async () => {
	const [ name = '' ] = keyFiles();
	const file = path.join( places.backups, name );
	const good = fs.readFileSync( file, 'utf8' );
	const forged = JSON.stringify( {
		...JSON.parse( good ),
		time: 9_000_000_000,
	} );
	fs.writeFileSync( file, forged );
	await create();
	expect( fs.readFileSync( file, 'utf8' ) ).toBe( good );
} );

it( 'writes the files of its keys again, also while encryption is off', async () => {
	await encryption( 'off' );
	const before = keyFiles();
	fs.rmSync( path.join( places.backups, 'keys' ), { recursive: true } );
	await create();
	expect( keyFiles() ).toEqual( before );
	await turnOn();
} );

it( 'opens everything that it can read with a changed passphrase', async () => {
	await loseSiteKey();
	expect( await turnOn( 'a second key of the site' ) ).toContain(
		'New backups are encrypted with another key.'
	);
	const second = await create();
	await encryption( 'unlock', PASSPHRASE );
	await turnOn( CHANGED );
	await loseSiteKey();
	await encryption( 'unlock', CHANGED );
	for ( const id of [ first, second ] ) {
		expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	}
} );

it( 'creates no plain backup because the database lost the key', async () => {
	await turnOn();
	const id = await create();
	await forgetKeys();
	expect( await wpError( 'backup', 'create' ) ).toContain(
		'the database doesn’t have its key'
	);
	await encryption( 'unlock', PASSPHRASE );
	expect( await encryption( 'show' ) ).toMatch( /encrypts\s+true/ );
	await create();
	expect( ( await list() ).at( -1 ) ).toMatchObject( { encrypted: 'yes' } );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );

	const before = await keys();
	await forgetKeys();
	await encryption( 'off' );
	await create();
	expect( ( await list() ).at( -1 ) ).toMatchObject( { encrypted: 'no' } );
	await setKeys( before );
} );

it( 'refuses a piece that another known key encrypted under its name', async () => {
	const result = await run( `
		[ $one, $two ] = array_values( $keys->known() );
		$hash = $one->name( 'content' );
		$pack = static fn( string $data, Data_Key $key ): string => Stored_Piece::pack( $hash, $data, $key );
		echo wp_json_encode( array(
			Stored_Piece::checked( $hash, $pack( 'content', $one ), $keys ),
			Stored_Piece::checked( $hash, $pack( 'another', $one ), $keys ),
			Stored_Piece::checked( $hash, $pack( 'content', $two ), $keys ),
		) );` );
	expect( JSON.parse( result ) ).toEqual( [ 'content', null, null ] );
} );

it( 'tries a passphrase on many keys', async () => {
	await run( `
		for ( $i = 0; $i < 6; $i++ ) {
			$backups->key_files()->put( Wrapped_Key::wrap( Data_Key::create(), "passphrase number $i" ) );
		}` );
	for ( const number of [ 0, 1, 2, 3, 4, 5 ] ) {
		expect(
			await encryption( 'unlock', `passphrase number ${ number }` )
		).toContain( 'Unlocked' );
	}
} );

it( 'refuses passphrases that the page’s field couldn’t take', async () => {
	const before = await keys();
	expect( await refused( 'on', 'ä'.repeat( 501 ) ) ).toContain(
		'The passphrase is too long.'
	);
	expect( await refused( 'on', 'twelve\tcharacters' ) ).toContain(
		'The passphrase has characters that can’t be typed.'
	);
	expect( await keys() ).toBe( before );
	await turnOn( '\uFEFF  emoji 👩‍👩‍👧 and ümlauts ' );
	await loseSiteKey();
	expect( await encryption( 'unlock', 'emoji 👩‍👩‍👧 and ümlauts' ) ).toContain(
		'Unlocked'
	);
	expect( await wpError( 'backup', 'verify', 'none' ) ).toContain(
		'no such backup'
	);
} );
