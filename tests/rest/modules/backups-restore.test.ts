import { createHmac } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { noticesOf } from '../support/admin-form';
import { summaries } from '../activity';
import { wp, wpJson } from '../cli/wp-cli';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, post, site } from '../support/site';
import {
	create,
	folder,
	ids,
	list,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	restore,
	send,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

/** The name under which a restore writes a file. While it is a folder, files can’t be restored. */
const obstacle = () =>
	path.join(
		path.dirname( upload() ),
		`.jetpack-restore-${ createHmac( 'sha256', folder() )
			.update( path.basename( upload() ) )
			.digest( 'hex' )
			.slice( 0, 32 ) }`
	);

/** Names of files that restores have left. */
const leftovers = () =>
	fs
		.readdirSync( path.dirname( upload() ) )
		.filter( ( name ) => name.startsWith( '.jetpack-restore' ) );

const maintenance = () => path.join( site().contentDir, '../.maintenance' );

const newest = async () => ( await ids() ).pop() ?? '';

/** Restores a backup of the file 'before', which stops at that file. */
async function stopped(): Promise< string > {
	fs.writeFileSync( upload(), 'before' );
	await create();
	const id = await newest();
	fs.writeFileSync( upload(), 'after' );
	fs.mkdirSync( obstacle() );
	await restore( id );
	fs.rmdirSync( obstacle() );
	return id;
}

it( 'says that a restore stopped, everywhere, until one is complete', async () => {
	const id = await stopped();
	expect( fs.existsSync( maintenance() ) ).toBe( false );
	const safety = await newest();

	const [ told = '', stays = '' ] = noticesOf(
		await pageAt( PAGE, 'admin' ),
		'error'
	);
	expect( told ).toMatch(
		/A restore .* has not finished.*Restore that backup/
	);
	expect( stays ).toBe( told );
	expect( told ).toContain( 'A file could not be restored' );
	expect( await report() ).toMatchObject( {
		is_partly_restored: true,
		error: told,
	} );
	expect( ( await summaries( 'kind=backup' ) )[ 0 ] ).toMatch(
		/^Restore of a backup failed: /
	);
	expect(
		await evalJson(
			`echo wp_json_encode( array_column( json_decode( wp_json_encode( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Notes::class )->newest( 0, 1 ) ), true ), 'text' ) );`
		)
	).toEqual( [ told ] );

	await evalPhp( `do_action( 'jetpack_dashboard_backup_start' );` );
	expect( await report() ).toMatchObject( { is_running: false } );
	expect( await ids() ).toContain( safety );

	await restore( id );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect( await report() ).toMatchObject( {
		is_partly_restored: false,
		error: '',
	} );
	expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [] );
} );

it( 'writes files under names that visitors can’t guess, and leaves none after a kill', async () => {
	fs.writeFileSync( upload(), 'before' );
	await create();
	const id = await newest();
	fs.writeFileSync( upload(), 'after' );
	const secret = path.join( site().dir, 'link-target' );
	fs.writeFileSync( secret, 'untouched' );
	fs.symlinkSync( secret, obstacle() );
	const args = [
		'backup',
		'restore',
		id,
		'--file=wp-content/uploads/backup-page.txt',
		'--yes',
	];
	const remove = dropMustUsePlugin(
		'stopped',
		`namespace Jetpack_Dashboard\\Backup;
		function rename( $from, $to ) { 'backup-page.txt' === basename( $to ) && posix_kill( getmypid(), 9 ); return \\rename( $from, $to ); }`
	);
	try {
		await expect( wp( ...args ) ).rejects.toThrow();
	} finally {
		remove();
	}
	expect( leftovers() ).toEqual( [ path.basename( obstacle() ) ] );
	expect( fs.readFileSync( secret, 'utf8' ) ).toBe( 'untouched' );
	await wp( ...args );
	expect( leftovers() ).toEqual( [] );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
} );

it( 'stops saying so when the owner keeps the site as it is', async () => {
	await stopped();
	await send( 'keep', '' );
	expect( await report() ).toMatchObject( { is_partly_restored: false } );
} );

it( 'notes a restore that was killed', async () => {
	const id = await newest();
	fs.writeFileSync(
		path.join( folder(), 'work/restore.json' ),
		JSON.stringify( { id, safety: id, started_at: 1767225600 } )
	);
	expect( await report() ).toMatchObject( {
		is_partly_restored: true,
		failed_at: 1767225600,
	} );
	await send( 'keep', '' );
} );

it( 'changes nothing of an earlier note if the database can’t be restored', async () => {
	const before = await stopped();
	await create();
	const id = await newest();
	const remove = dropMustUsePlugin(
		'no-tables',
		`add_filter( 'query', static fn( $sql ) => 0 === strpos( $sql, 'CREATE TABLE' ) ? 'NONSENSE' : $sql );`
	);
	try {
		await restore( id );
	} finally {
		remove();
	}
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'error' )[ 0 ]
	).toContain( 'A statement failed' );
	expect(
		JSON.parse(
			fs.readFileSync(
				path.join( folder(), 'work/restore.json' ),
				'utf8'
			)
		).id
	).toBe( before );
	await send( 'keep', '' );
} );

it( 'keeps the backups of the last restore for a week', async () => {
	await create();
	const id = await newest();
	await restore( id );
	const safety = await newest();
	await post( 'settings', { backups_kept: 1 } );
	await create();
	await create();
	expect( await ids() ).toEqual( [ id, safety, await newest() ] );

	const file = path.join( folder(), 'work/restore.json' );
	const state = JSON.parse( fs.readFileSync( file, 'utf8' ) );
	fs.writeFileSync(
		file,
		JSON.stringify( { ...state, started_at: state.started_at - 604_800 } )
	);
	await create();
	expect( await ids() ).toEqual( [ await newest() ] );
	await post( 'settings', { backups_kept: 7 } );
} );

it( 'restores no sessions', async () => {
	const session = ( then: string ) =>
		evalPhp(
			`$sessions = WP_Session_Tokens::get_instance( get_user_by( 'login', 'editor' )->ID ); ${ then }`
		);
	const start = `echo $sessions->create( time() + 3600 );`;
	const verify = ( token: string ) =>
		session( `echo $sessions->verify( '${ token }' ) ? 'yes' : 'no';` );
	const ended = await session( start );
	await create();
	const id = await newest();
	await session( `$sessions->destroy( '${ ended }' );` );
	const later = await session( start );
	await restore( id );
	expect( [ await verify( ended ), await verify( later ) ] ).toEqual( [
		'no',
		'yes',
	] );
} );

it( 'WP-CLI lists a damaged backup, and deletes it', async () => {
	await create();
	const id = await newest();
	fs.writeFileSync( path.join( folder(), 'backups', `${ id }.json` ), '{' );
	expect( ( await list() ).pop() ).toMatchObject( { id, reason: 'damaged' } );
	await wp( 'backup', 'delete', id, '--yes' );
	expect( await ids() ).not.toContain( id );
} );

it( 'deletes tables that an interrupted restore left', async () => {
	if ( process.env[ 'SANDBOX_DB' ] !== 'mariadb' ) {
		return;
	}
	await create();
	await evalPhp(
		`global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->base_prefix}jprestore_old_99 (id int)" );`
	);
	await restore( await newest() );
	expect(
		await evalJson(
			`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" ) );`
		)
	).toEqual( [] );
	expect( await wpJson( 'backup', 'list' ) ).not.toEqual( [] );
} );
