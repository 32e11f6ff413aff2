import * as fs from 'node:fs';
import * as path from 'node:path';
import {
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { wp } from '../cli/wp-cli';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, post, site } from '../support/site';
import { switchModule } from '../support/site-state';
import {
	create,
	finishRestore,
	folder,
	ids,
	list,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	restore,
	send,
	slice,
	SLUG,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

/** While this file exists, a slice of a backup reads a few files. */
const slow = () => path.join( site().contentDir, '../slow-backup' );

let id = '';
let removals: Array< () => void > = [];

beforeAll( async () => {
	removals = [
		dropMustUsePlugin(
			'slow-backup',
			`namespace Jetpack_Dashboard\\Backup;
function hrtime( $as_number ) {
	static $looks = 0;
	return \\hrtime( $as_number ) + ( file_exists( ABSPATH . 'slow-backup' ) ? 100000000 * $looks++ : 0 );
}`
		),
	];
	// PHP's JIT keeps calling the built-in function where it has compiled that.
	await evalPhp( 'opcache_reset();' );
	await prepareBackups();
	id = ( await ids() ).pop() ?? '';
} );
afterAll( async () => {
	removals.forEach( ( remove ) => remove() );
	await removeBackups();
} );

/** Starts a backup, and stops between two slices. */
async function beginBackup(): Promise< string[] > {
	await send( 'create', '' );
	fs.writeFileSync( slow(), '' );
	expect( ( await slice() ).body ).toMatchObject( { is_running: true } );
	fs.rmSync( slow() );
	expect( fs.existsSync( path.join( folder(), 'work/backup.json' ) ) ).toBe(
		true
	);
	fs.writeFileSync( upload(), 'after' );
	return await ids();
}

it( 'replaces the backup that is being created with the one before a restore', async () => {
	const before = await beginBackup();
	expect(
		textOf( await pageAt( `${ PAGE }&restore=${ id }`, 'admin' ) )
	).toContain(
		'The backup before the restore replaces the one that is being created now.'
	);
	await restore( id );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect( await report() ).toMatchObject( { is_running: false, error: '' } );
	await slice();
	const added = ( await list() ).filter(
		( backup ) => ! before.includes( backup.id )
	);
	expect( added ).toMatchObject( [ { reason: 'restore' } ] );
} );

it( 'replaces it also if WP-CLI restores', async () => {
	const before = await beginBackup();
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await report() ).toMatchObject( { is_running: false, error: '' } );
	await slice();
	expect( await ids() ).toHaveLength( before.length + 1 );
} );

it( 'goes on with the backup if the restore is refused', async () => {
	await create();
	const damaged = ( await ids() ).pop() ?? '';
	const before = await beginBackup();
	fs.rmSync( path.join( folder(), 'backups', `${ damaged }.list.gz` ) );
	await restore( damaged );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
	expect( await report() ).toMatchObject( { is_running: false, error: '' } );
	expect( await ids() ).toHaveLength( before.length + 1 );
} );

it( 'refuses a backup while a restore runs', async () => {
	const html = await pageAt( PAGE, 'admin' );
	const form = html.slice(
		html.indexOf( 'jetpack_dashboard_backup_create' )
	);
	await send( 'restore', id );
	await sendForm(
		[
			[ 'action', 'jetpack_dashboard_backup_create' ],
			[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
		],
		'admin'
	);
	expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [
		'Another backup or restore is running.',
	] );
	expect( await post( 'module/backups/run', { start: true } ) ).toMatchObject(
		{ status: 500, body: { code: 'backup_failed' } }
	);
	await finishRestore();
	expect( await report() ).toMatchObject( { is_running: false, error: '' } );
} );

it( 'runs slices whenever a page without JavaScript is loaded, if the cron doesn’t', async () => {
	fs.writeFileSync( upload(), 'after' );
	await send( 'restore', id );
	// A page with JavaScript doesn't wait.
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'Step 1 of 5: The backup is being checked. Pieces so far: 0.'
	);
	const file = path.join( folder(), 'work/restore-progress.json' );
	const state = JSON.parse( fs.readFileSync( file, 'utf8' ) );
	fs.writeFileSync(
		file,
		JSON.stringify( { ...state, saved_at: state.saved_at - 5 } )
	);
	let html = await pageAt( PAGE, 'admin' );
	expect( textOf( html ) ).toContain( 'Step 2 of 5' );
	for ( let load = 0; html.includes( 'http-equiv="refresh"' ); load++ ) {
		expect( load ).toBeLessThan( 30 );
		html = await pageAt( PAGE, 'admin' );
	}
	expect( noticesOf( html, 'success' ) ).toEqual( [
		expect.stringContaining( 'Restored the backup.' ),
	] );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
} );

it( 'shows the result also if the restored database has backups turned off', async () => {
	await switchModule( SLUG, false );
	await wp( 'backup', 'create' );
	await switchModule( SLUG, true );
	await restore( ( await ids() ).pop() ?? '' );
	try {
		const html = await pageAt( PAGE, 'admin' );
		expect( noticesOf( html, 'info' ) ).toEqual( [
			'Backups on this server are not active.',
		] );
		expect( noticesOf( html, 'success' ) ).toEqual( [
			expect.stringContaining( 'Restored the backup.' ),
		] );
	} finally {
		await switchModule( SLUG, true );
	}
} );
