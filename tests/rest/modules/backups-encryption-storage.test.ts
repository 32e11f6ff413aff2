import * as fs from 'node:fs';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import type { StorageServer } from '../../sandbox/storage/server';
import {
	forgetKeys,
	MARK,
	PASSPHRASE,
	turnOn,
} from '../cli/backup-encryption-site';
import { allowQuickPassphrases } from '../support/quick-passphrases';
import { evalPhp, site } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import {
	create,
	ids,
	prepareBackups,
	removeBackups,
	upload,
} from './backups-site';
import {
	allow,
	copy,
	FIELDS,
	namesAt,
	ROOTS,
	startStorage,
	submit,
} from './backups-storage-site';

restoreStateAfterwards();
jest.setTimeout( 300_000 );

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';
const KIND = 's3';
const CHANGED = 'changed passphrase for all';
const AGAIN = 'changed after another site saw it';

let server: StorageServer;
const marked = () => path.join( site().contentDir, 'uploads', `${ MARK }.txt` );

beforeAll( async () => {
	fs.writeFileSync( marked(), MARK.repeat( 9 ) );
	await prepareBackups();
	for ( const id of await ids() ) {
		await site().wp( [ 'jetpack', 'backup', 'delete', id, '--yes' ] );
	}
	await evalPhp( `update_option( 'blogname', '${ MARK }' );` );
	await turnOn();
	await create();
} );
afterAll( async () => {
	fs.rmSync( marked(), { force: true } );
	await forgetKeys();
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

/** A file at the storage. */
const bytesAt = ( name: string ) =>
	server.files.get( `${ ROOTS[ KIND ] }/${ name }` ) ?? Buffer.alloc( 0 );
const keysAt = () =>
	namesAt( KIND, server ).filter( ( name ) => name.startsWith( 'keys/' ) );

describe( 'encrypted backups at a storage', () => {
	beforeAll( async () => {
		server = await startStorage( KIND );
		await submit( 'storage', FIELDS[ KIND ]( server.url ) );
		await copy();
	} );
	afterAll( async () => {
		await submit( 'storage', { type: '' } );
		await server.stop();
	} );

	it( 'sends nothing readable to the storage, but the key that the passphrase opens', async () => {
		const names = namesAt( KIND, server );
		expect( names ).toContain( `backups/${ ( await ids() )[ 0 ] }.json` );
		expect( keysAt() ).toHaveLength( 1 );
		for ( const name of names ) {
			for ( const text of [
				MARK,
				Buffer.from( MARK ).toString( 'base64' ),
				'CREATE TABLE',
			] ) {
				expect( [ name, bytesAt( name ).includes( text ) ] ).toEqual( [
					name,
					false,
				] );
			}
		}
	} );

	it( 'replaces the key there when the passphrase changes, and nothing else', async () => {
		const [ name = '' ] = keysAt();
		const before = String( bytesAt( name ) );
		const others = namesAt( KIND, server );
		await turnOn( CHANGED );
		await copy();
		expect( namesAt( KIND, server ) ).toEqual( others );
		expect( String( bytesAt( name ) ) ).not.toBe( before );
	} );

	it( 'restores from the storage alone, on a new site, with the passphrase', async () => {
		const [ id = '' ] = ( await ids() ).slice( -1 );
		const other: Sandbox = await startSandbox( {
			port: 0,
			name: `rest-backup-encryption-${ db }`,
			db,
			fresh: true,
			quiet: true,
		} );
		allowQuickPassphrases( other );
		try {
			fs.writeFileSync(
				path.join( other.contentDir, 'mu-plugins/zz-storage.php' ),
				`<?php ${ allow( server.url ) }`
			);
			const run = ( code: string ) =>
				other.wpEval( `
				$get = static fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Backups\\\\$name" );
				$wait = static function () use ( $get ) {
					for ( $i = 0; $i < 300 && $get( 'Backups_Report' )->copies()['is_running']; $i++ ) {
						$get( 'Offsite_Job' )->run( 2.0 );
					}
				};
				${ code }` );
			const bringBack = () =>
				run(
					`$get( 'Offsite_Job' )->start( '${ id }' ); $wait(); echo $get( 'Backups_Report' )->copy_state()->wanted_error;`
				);
			const unlock = ( passphrase: string ) =>
				other.wp(
					[ 'jetpack', 'backup', 'encryption', 'unlock' ],
					`${ passphrase }\n`
				);
			expect(
				JSON.parse(
					await run( `
					$get( 'Storage_Setup' )->save( new Jetpack_Dashboard\\Backup\\Offsite\\Place( json_decode( '${ JSON.stringify(
						FIELDS[ KIND ]( server.url )
					) }', true ) ), false );
					$wait();
					echo wp_json_encode( array_column( $get( 'Backups_Report' )->all(), 'encryption', 'id' ) );` )
				)
			).toEqual( { [ id ]: 'locked' } );
			await turnOn( AGAIN );
			await copy();
			expect( await bringBack() ).toContain( 'The backup is encrypted' );
			for ( const wrong of [ 'wrong passphrase', PASSPHRASE, CHANGED ] ) {
				expect( await unlock( wrong ).catch( String ) ).toContain(
					'The passphrase is wrong. Nothing was changed.'
				);
			}
			expect( await unlock( AGAIN ) ).toContain(
				'Unlocked the backups.'
			);

			// What somebody swapped at the storage isn't taken.
			const pieces = namesAt( KIND, server ).filter( ( name ) =>
				name.startsWith( 'pieces/' )
			);
			const [ one = '', two = '' ] = pieces;
			const good = bytesAt( one );
			server.files.set( `${ ROOTS[ KIND ] }/${ one }`, bytesAt( two ) );
			expect( await bringBack() ).toContain( 'missing or damaged' );
			server.files.set( `${ ROOTS[ KIND ] }/${ one }`, good );

			expect( await bringBack() ).toBe( '' );
			expect(
				await other.wp( [ 'jetpack', 'backup', 'verify', id ] )
			).toContain( 'The backup is complete' );
			await other.wp( [ 'jetpack', 'backup', 'restore', id, '--yes' ] );
			expect(
				fs.readFileSync(
					path.join( other.contentDir, 'uploads', `${ MARK }.txt` ),
					'utf8'
				)
			).toBe( MARK.repeat( 9 ) );
			expect(
				await other.wpEval( `echo get_option( 'blogname' );` )
			).toBe( MARK );
			expect(
				fs.readFileSync(
					path.join(
						other.contentDir,
						'uploads',
						path.basename( upload() )
					),
					'utf8'
				)
			).toBe( 'before' );
			// As the restored site did.
			expect(
				await other.wp( [
					'jetpack',
					'backup',
					'encryption',
					'--format=json',
				] )
			).toContain( '"encrypts":true' );
			const next =
				/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
					await other.wp( [ 'jetpack', 'backup', 'create' ] )
				)?.[ 0 ] ?? '';
			expect(
				await other.wp( [
					'jetpack',
					'backup',
					'list',
					'--format=json',
				] )
			).toContain( `"id":"${ next }"` );
		} finally {
			await other.stop();
		}
	} );
} );
