import * as fs from 'node:fs';
import * as path from 'node:path';
import { summaries } from '../activity';
import { wp } from '../cli/wp-cli';
import { noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { evalPhp, fetchPath, post, site } from '../support/site';
import {
	finishRestore,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	restore,
	send,
	slice,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 300_000 );

const maintenance = () => path.join( site().contentDir, '../.maintenance' );

/** While this file exists, slices are short. */
const slow = () => path.join( site().contentDir, '../slow-restore' );

/** A slice ends after a tenth of a second, and each look at the clock takes 10 ms, so that it has few files. */
const SLOW = {
	'slow-restore': `namespace Jetpack_Dashboard\\Backup;
function hrtime( $as_number ) {
	static $looks = 0;
	return \\hrtime( $as_number ) + ( file_exists( ABSPATH . 'slow-restore' ) ? 10000000 * $looks++ : 0 );
}`,
	'short-slices': `namespace Jetpack_Dashboard\\Features\\Backups;
function hrtime( $as_number ) {
	static $looks = 0;
	$shift = $looks++ ? 1000000000 : ( '/?visit' === $_SERVER['REQUEST_URI'] ? -7900000000 : -1900000000 );
	return \\hrtime( $as_number ) + ( file_exists( ABSPATH . 'slow-restore' ) ? $shift : 0 );
}`,
};

/** The server stops PHP when it renames the upload, while a file allows that. */
const STOPPED = `namespace Jetpack_Dashboard\\Backup;
function rename( $from, $to ) {
	if ( 'backup-page.txt' === basename( $to ) && file_exists( ABSPATH . 'stop-restore' ) ) {
		exit;
	}
	return \\rename( $from, $to );
}`;

/** A folder with many files. */
const many = () => path.join( path.dirname( upload() ), 'many' );

const visitLog = () => path.join( site().contentDir, '../visits.log' );

const LOGS_VISITS = `add_action( 'jetpack_dashboard_restore_visit', static fn() => file_put_contents( ABSPATH . 'visits.log', '.', FILE_APPEND ) );`;

let id = '';
let removals: Array< () => void > = [];

beforeAll( async () => {
	removals = Object.entries( {
		...SLOW,
		'stopped-restore': STOPPED,
		'logs-visits': LOGS_VISITS,
	} ).map( ( [ name, php ] ) => dropMustUsePlugin( name, php ) );
	fs.mkdirSync( many() );
	for ( let file = 0; file < 200; file++ ) {
		fs.writeFileSync( path.join( many(), `${ file }.txt` ), '' );
	}
	await prepareBackups();
	id = ( await ids() ).pop() ?? '';
} );
afterAll( async () => {
	fs.rmSync( maintenance(), { force: true } );
	removals.forEach( ( remove ) => remove() );
	await removeBackups();
	fs.rmSync( many(), { recursive: true } );
} );

afterEach( () => fs.rmSync( slow(), { force: true } ) );

/** Starts a restore, and runs it until the maintenance page is shown. */
async function untilMaintenance(): Promise< void > {
	fs.writeFileSync( upload(), 'after' );
	await send( 'restore', id );
	while ( ! fs.existsSync( maintenance() ) ) {
		expect( ( await slice() ).body ).toMatchObject( { is_running: true } );
	}
}

/** Makes the restore look as if nothing had happened for that long. */
function makeSilent( seconds: number ): void {
	const time = Math.floor( Date.now() / 1000 ) - seconds;
	fs.writeFileSync(
		maintenance(),
		fs
			.readFileSync( maintenance(), 'utf8' )
			.replace( /\d{10}/g, `${ time }` )
	);
}

const stateFile = () => path.join( folder(), 'work/restore-progress.json' );
const state = () => JSON.parse( fs.readFileSync( stateFile(), 'utf8' ) );

it( 'restores in slices, and says which step it has reached', async () => {
	fs.writeFileSync( slow(), '' );
	const added = path.join( upload(), '../added/later.txt' );
	fs.mkdirSync( path.dirname( added ) );
	fs.writeFileSync( added, 'later' );
	fs.writeFileSync( upload(), 'after' );
	await send( 'restore', id );
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'Step 1 of 5: The backup is being checked. Pieces so far: 0.'
	);
	const reports = ( await finishRestore() ).map( ( { body } ) => body );
	expect( reports.pop() ).toMatchObject( { progress: '', total: 0 } );
	const said = reports.map( ( each ) => each.progress );
	expect( said.join() ).toMatch( /Files so far: [\d,]+ of about [\d,]+\./ );
	const steps = said.map( ( each ) => each.slice( 0, 6 ) );
	expect( steps ).toEqual( [ ...steps ].sort() );
	for ( const step of [ 'Step 2', 'Step 5' ] ) {
		const counts = reports
			.filter( ( _, index ) => steps[ index ] === step )
			.map( ( { done } ) => done );
		expect( counts ).toEqual( [ ...counts ].sort( ( a, b ) => a - b ) );
		expect( new Set( counts ).size ).toBeGreaterThan( 1 );
	}
	const { done, total } = reports.at( -1 );
	expect( total ).toBeGreaterThanOrEqual( done );
	const shown = [ done, total ].map( ( n ) => n.toLocaleString( 'en-US' ) );
	expect( said.at( -1 ) ).toContain( `so far: ${ shown.join( ' of ' ) }.` );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect( fs.existsSync( added ) ).toBe( false );
	const told = 'Restored the backup. To undo this';
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain( told );
	// The page may be open twice.
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain( told );
	fs.writeFileSync(
		stateFile(),
		JSON.stringify( { ...state(), shown_at: state().shown_at - 60 } )
	);
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).not.toContain( told );
	expect( ( await summaries( 'kind=backup' ) )[ 0 ] ).toMatch(
		/^Backup restored/
	);
} );

it( 'lets only its page and its route pass the maintenance page, and loads no other plugin', async () => {
	const log = path.join( site().contentDir, 'loaded-plugins.log' );
	const remove = dropPlugin(
		'logs-loads/logs-loads.php',
		'Logs loads',
		`file_put_contents( '${ log }', $_SERVER['REQUEST_URI'] . PHP_EOL, FILE_APPEND );`
	);
	try {
		await wp( 'plugin', 'activate', 'logs-loads' ).catch( () => {} );
		await evalPhp(
			`update_option( 'active_plugins', array_unique( array_merge( (array) get_option( 'active_plugins' ), array( 'logs-loads/logs-loads.php' ) ) ) );`
		);
		await fetchPath( '/' );
		expect( fs.existsSync( log ) ).toBe( true );
		await untilMaintenance();
		await expect( wp( 'backup', 'create' ) ).rejects.toThrow(
			/Another backup or restore is running/
		);
		fs.rmSync( log );

		for ( const [ address, as ] of [
			[ '/', 'anonymous' ],
			[ '/wp-login.php', 'anonymous' ],
			[
				'/wp-login.php?rest_route=/jetpack/v4/module/backups/run',
				'anonymous',
			],
			[ '/wp-cron.php', 'anonymous' ],
			[ '/wp-admin/plugins.php', 'admin' ],
			[ '/wp-admin/admin.php?page=jetpack', 'admin' ],
			[ '/wp-json/jetpack/v4/module/backups/data', 'admin' ],
			[ '/wp-admin/admin-ajax.php?page=jetpack-backups', 'admin' ],
		] as const ) {
			expect( [
				address,
				( await fetchPath( address, { as } ) ).status,
			] ).toEqual( [ address, 503 ] );
		}
		expect(
			(
				await fetchPath(
					'/xmlrpc.php?rest_route=/jetpack/v4/module/backups/run'
				)
			).text
		).toBe( '' );
		for ( const as of [ 'anonymous', 'editor', 'subscriber' ] as const ) {
			expect(
				( await post( 'module/backups/run', undefined, { as } ) ).status
			).toBe( as === 'anonymous' ? 401 : 403 );
			expect( ( await fetchPath( PAGE, { as } ) ).status ).not.toBe(
				200
			);
		}
		expect(
			(
				await post( 'module/backups/run', undefined, {
					nonce: 'wrong',
				} )
			).status
		).toBe( 403 );

		fs.writeFileSync( slow(), '' );
		const page = await pageAt( PAGE, 'admin' );
		fs.rmSync( slow() );
		expect( textOf( page ) ).toMatch(
			/Restoring the backup of .* Step [2-5] of 5: /
		);
		expect( page ).toContain( '<meta http-equiv="refresh"' );
		expect( textOf( page ) ).not.toContain( 'update has failed' );
		await finishRestore();
		expect( fs.existsSync( log ) ).toBe( false );
		expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
	} finally {
		remove();
		fs.rmSync( log, { force: true } );
	}
} );

it( 'goes on by visits if the page was left', async () => {
	fs.writeFileSync( slow(), '' );
	await untilMaintenance();
	expect( ( await fetchPath( '/' ) ).status ).toBe( 503 );
	const { step, count } = state();
	makeSilent( 29 );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 503 );
	expect( state() ).toMatchObject( { step, count } );

	makeSilent( 31 );
	let visits = 0;
	do {
		const visit = await fetchPath( '/?visit' );
		expect( visit.status ).toBe( 503 );
		expect( visit.text ).toContain( 'Briefly unavailable' );
	} while ( fs.existsSync( maintenance() ) && ++visits < 300 );
	expect( visits ).toBeGreaterThan( 1 );
	expect( fs.readFileSync( visitLog(), 'utf8' ) ).toHaveLength( visits + 1 );
	fs.rmSync( visitLog() );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'success' ).join()
	).toContain( 'Restored the backup.' );
} );

it( 'gives up visits that can’t go on, so that the maintenance page ends as usual', async () => {
	await untilMaintenance();
	const code = fs.readFileSync( maintenance(), 'utf8' );
	fs.writeFileSync( maintenance(), code.replace( /, 0 \);/, ', 5 );' ) );
	makeSilent( 300 );
	const before = state();
	expect( ( await fetchPath( '/' ) ).status ).toBe( 503 );
	expect( state() ).toEqual( before );
	makeSilent( 601 );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
	// The page still goes on.
	await finishRestore();
	await pageAt( PAGE, 'admin' );
} );

it( 'continues after the server has stopped a slice, and ends after three', async () => {
	const stop = path.join( site().contentDir, '../stop-restore' );
	await untilMaintenance();
	fs.writeFileSync( stop, '' );
	while ( ( await slice() ).text !== '' ) {
		expect( state() ).toMatchObject( { is_running: true, error: '' } );
	}
	expect( state() ).toMatchObject( { step: 'files', is_running: true } );
	fs.rmSync( stop );
	await finishRestore();
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	await pageAt( PAGE, 'admin' );

	await untilMaintenance();
	fs.writeFileSync( stop, '' );
	while ( state().is_running ) {
		await slice();
	}
	fs.rmSync( stop );
	expect( fs.existsSync( maintenance() ) ).toBe( false );
	expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [
		expect.stringContaining(
			'The server stopped the restore several times.'
		),
		expect.stringContaining( 'has not finished' ),
	] );
	expect( await report() ).toMatchObject( { is_partly_restored: true } );
	await restore( id );
	expect( await report() ).toMatchObject( { is_partly_restored: false } );
} );
