import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { noticesOf } from '../support/admin-form';
import { evalJson, evalPhp, site } from '../support/site';
import {
	create,
	finishRestore,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	send,
	slice,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 300_000 );

const file = () => path.join( folder(), 'work/restore-progress.json' );
const state = () => JSON.parse( fs.readFileSync( file(), 'utf8' ) );
const change = ( values: object ) =>
	fs.writeFileSync( file(), JSON.stringify( { ...state(), ...values } ) );
const hourAgo = () => Math.floor( Date.now() / 1000 ) - 3601;

const left = () =>
	evalJson< string[] >(
		`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" ) );`
	);

/** As if the restore had loaded a table and hadn't swapped it. */
const loadTable = () =>
	evalPhp(
		`global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->base_prefix}jprestore_new_0123456789abcdef ( id int )" );`
	);

const errors = async () => noticesOf( await pageAt( PAGE, 'admin' ), 'error' );

let id = '';

beforeAll( async () => {
	await prepareBackups();
	id = ( await ids() ).pop() ?? '';
} );
beforeEach( async () => {
	fs.writeFileSync( upload(), 'after' );
	await send( 'restore', id );
	expect( state() ).toMatchObject( { is_running: true, step: 'check' } );
} );
afterEach( async () => {
	fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
		force: true,
	} );
	expect( await left() ).toEqual( [] );
} );
afterAll( removeBackups );

it( 'tries the backup before it up to 20 times while each time stores something', async () => {
	const stopped = { step: 'backup', total: 1 };
	change( { ...stopped, tries: 19, pieces: 1 } );
	await slice();
	expect( state() ).toMatchObject( { is_running: true, error: '' } );
	for ( const counts of [
		{ tries: 20, pieces: 1 },
		{ tries: 3, pieces: 1_000_000 },
	] ) {
		change( { ...stopped, ...counts, is_running: true } );
		await slice();
		expect( state() ).toMatchObject( {
			is_running: false,
			error: expect.stringContaining( 'The server stopped the restore' ),
		} );
	}
} );

it( 'says so if it has ended because the database was busy, not that the server stopped it', async () => {
	change( { step: 'database', tries: 3, has_waited: true, total: 1 } );
	await slice();
	expect( state() ).toMatchObject( { is_running: true } );
	change( { step: 'database', tries: 20, has_waited: true } );
	await slice();
	expect( await errors() ).toEqual( [
		expect.stringContaining(
			'because the database was still working on a part'
		),
	] );
} );

it( 'deletes the tables that it has loaded if the backup is gone', async () => {
	await loadTable();
	change( { id: '20200101-000000-abcdef', step: 'database', total: 1 } );
	await finishRestore();
	expect( await errors() ).toEqual( [
		expect.stringContaining( 'There is no such backup.' ),
	] );
	expect( await report() ).toMatchObject( { is_partly_restored: false } );
} );

it( 'deletes them, and says why it has ended, if it is left for an hour', async () => {
	await loadTable();
	change( { step: 'database', saved_at: hourAgo() } );
	await site().wp( [ 'jetpack', 'backup', 'create' ] );
	expect( state() ).toMatchObject( { is_running: false } );
	expect( await errors() ).toEqual( [
		expect.stringContaining(
			'The restore was left for an hour, so it has ended. Nothing has changed.'
		),
	] );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
} );

it( 'is cleaned up by the next backup if WP-CLI was killed', async () => {
	change( { is_running: false } );
	await loadTable();
	await create();
} );

it( 'is cleaned up if the plugin is uninstalled', async () => {
	change( { is_running: false } );
	await loadTable();
	await evalPhp(
		`Jetpack_Dashboard\\Modules\\Feature_Files::shipped()->all()['backups']->uninstall();`
	);
} );

it( 'keeps WP-CLI from restoring backups of another folder meanwhile', async () => {
	const copy = fs.mkdtempSync( path.join( os.tmpdir(), 'backups-' ) );
	fs.cpSync( folder(), copy, { recursive: true } );
	fs.rmSync( path.join( copy, 'work/restore-progress.json' ) );
	const restore = () =>
		site().wp( [
			...[ 'jetpack', 'backup', 'restore', id, '--yes' ],
			`--folder=${ copy }`,
		] );
	await expect( restore() ).rejects.toThrow(
		'Another backup or restore is running.'
	);
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
	change( { is_running: false } );
	await restore();
	expect( fs.readFileSync( upload(), 'utf8' ) ).not.toBe( 'after' );
	fs.rmSync( copy, { recursive: true } );
} );
