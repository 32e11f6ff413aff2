import * as fs from 'node:fs';
import * as path from 'node:path';
import { noticesOf, textOf } from '../support/admin-form';
import { summaries } from '../activity';
import { evalJson, evalPhp, get, post, site } from '../support/site';
import { switchModule } from '../support/site-state';
import {
	create,
	folder,
	FOLDER,
	ids,
	list,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	send,
	SLUG,
} from './backups-site';
import { pageAt } from './support';

const setJob = ( state: object ) =>
	fs.writeFileSync(
		path.join( folder(), 'work/job.json' ),
		JSON.stringify( state )
	);

/** A backup that the server has stopped, after which the folder has no more pieces unless `pieces` is given. */
const setStopped = ( tries: number, pieces = 1_000_000 ) =>
	setJob( { is_running: true, reason: 'scheduled', tries, pieces } );

jest.setTimeout( 180_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

it( 'creates a complete backup in slices', async () => {
	expect( await report() ).toMatchObject( {
		is_running: false,
		count: 1,
		error: '',
		is_exposed: false,
	} );
	const [ id = '' ] = await ids();
	expect( await site().wp( [ 'jetpack', 'backup', 'verify', id ] ) ).toMatch(
		/complete: \d{2,} files, \d{2,} tables/
	);
} );

it( 'goes on with the next slice where the last one ended', async () => {
	const files = await evalJson< number[] >( `
		$container = Jetpack_Dashboard\\Plugin::container();
		$container->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )->start( 'manual' );
		$report = $container->get( Jetpack_Dashboard\\Features\\Backups\\Backups_Report::class );
		foreach ( range( 1, 3 ) as $slice ) {
			$container->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )->run( 0.0 );
			$files[] = $report->get()['files'];
		}
		echo wp_json_encode( $files );` );
	expect( files ).toEqual( [ 1, 2, 3 ] );
	await create();
	expect( await ids() ).toHaveLength( 2 );
} );

it( 'runs by the schedule of the setting', async () => {
	const schedule = async () =>
		evalJson< unknown >(
			`do_action( 'admin_init' ); ( new Jetpack_Dashboard\\Features\\Backups\\Backups_Hooks( Jetpack_Dashboard\\Plugin::container() ) )->ensure_schedule();
			echo wp_json_encode( wp_get_schedule( 'jetpack_dashboard_backup_start' ) );`
		);
	expect( await schedule() ).toBe( 'daily' );
	await post( 'settings', { backups_frequency: 'weekly' } );
	expect( await schedule() ).toBe( 'weekly' );

	await evalPhp( `do_action( 'jetpack_dashboard_backup_start' );` );
	expect( await report() ).toMatchObject( { is_running: true } );
	await evalPhp( `do_action( 'jetpack_dashboard_backup_slice' );` );
	await create();
	expect( ( await list() ).map( ( { reason } ) => reason ) ).toContain(
		'scheduled'
	);
} );

it( 'a copy of the site leaves the backups of the original alone', async () => {
	const file = path.join( folder(), 'owner.txt' );
	const owner = fs.readFileSync( file, 'utf8' );
	fs.writeFileSync( file, 'another site' );
	expect( await report() ).toMatchObject( { count: 0 } );
	const other = await evalPhp( `echo get_option( '${ FOLDER }' );` );
	expect( other ).not.toBe( folder() );
	fs.rmSync( other, { recursive: true } );
	fs.writeFileSync( file, owner );
	await evalPhp( `update_option( '${ FOLDER }', '${ folder() }' );` );
	expect( ( await report() ).count ).toBeGreaterThan( 0 );
} );

it( 'backs up after a damaged backup, and files with a backslash in their name', async () => {
	const last = ( await ids() ).pop() ?? '';
	const manifest = path.join( folder(), 'backups', `${ last }.json` );
	const odd = path.join( site().contentDir, 'uploads', 'odd\\name.txt' );
	const before = fs.readFileSync( manifest );
	fs.writeFileSync( manifest, '{' );
	fs.writeFileSync( odd, 'odd' );
	try {
		expect( await create() ).toMatchObject( { error: '' } );
	} finally {
		fs.writeFileSync( manifest, before );
		fs.rmSync( odd );
	}
} );

it( 'lists backups in their order, however fast they follow each other', async () => {
	const before = await ids();
	await create();
	expect( ( await ids() ).slice( 0, -1 ) ).toEqual( before );
} );

it( 'keeps as many as the setting says', async () => {
	const before = await ids();
	await post( 'settings', { backups_kept: 2 } );
	await create();
	const after = await ids();
	expect( after ).toHaveLength( 2 );
	expect( before ).toContain( after[ 0 ] );
	for ( const id of after ) {
		expect(
			await site().wp( [ 'jetpack', 'backup', 'verify', id ] )
		).toContain( 'complete' );
	}
	await post( 'settings', { backups_kept: 7 } );
} );

describe( 'a backup that fails', () => {
	afterEach( async () => {
		setJob( {} );
	} );

	it( 'says so after the server has stopped it three times, in the notifications too', async () => {
		setStopped( 3 );
		const { body } = await post( 'module/backups/run' );
		expect( body ).toMatchObject( { is_running: false } );
		expect( body.error ).toContain( 'The server stopped the backup' );
		expect( body.failed_at ).toBeGreaterThan( 1_700_000_000 );
		expect( await summaries( 'kind=backup' ) ).toContain( 'Backup failed' );
		expect(
			noticesOf( await pageAt( PAGE, 'admin' ), 'error' ).join()
		).toMatch( /The backup of .* failed: The server stopped/ );
		await switchModule( 'notes', true );
		expect( JSON.stringify( ( await get( 'notes' ) ).body ) ).toContain(
			'The backup of your site failed'
		);
		await switchModule( 'notes', false );
		// As WP-CLI does, which doesn't change the job.
		await site().wp( [ 'jetpack', 'backup', 'create' ] );
		expect( await report() ).toMatchObject( { error: '', failed_at: 0 } );
	} );

	it( 'is tried up to 20 times while each time stores something', async () => {
		const run = async ( tries: number ) => {
			setStopped( tries, 1 );
			return ( await post( 'module/backups/run' ) ).body;
		};
		expect( ( await run( 20 ) ).error ).toContain(
			'The server stopped the backup'
		);
		expect( await run( 19 ) ).toMatchObject( {
			is_running: true,
			error: '',
		} );
		await create();
	} );

	it( 'says where the server stopped it', async () => {
		const work = path.join( folder(), 'work' );
		const stopped = async () => {
			setStopped( 3 );
			return ( await post( 'module/backups/run' ) ).body.error;
		};
		expect( await stopped() ).toContain( 'before it had read any file' );

		// A slice of 0 seconds reads one file.
		await evalPhp(
			`$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class ); $job->start( 'manual' ); $job->run( 0.0 );`
		);
		expect( await stopped() ).toMatch(
			/The last one that is in the backup is [\w/.-]+\. Look for/
		);

		const file = path.join( work, 'backup.json' );
		const note = JSON.parse( fs.readFileSync( file, 'utf8' ) );
		fs.writeFileSync(
			file,
			JSON.stringify( { ...note, is_listed: true } )
		);
		expect( await stopped() ).toContain( 'while it read the database' );
		await create();
	} );

	it( 'says what is wrong with the folder', async () => {
		await evalPhp( `update_option( '${ FOLDER }', '/missing/folder' );` );
		const { status, body } = await post( 'module/backups/run', {
			start: true,
		} );
		expect( status ).toBe( 500 );
		expect( body ).toMatchObject( {
			code: 'backup_failed',
			message:
				'The backup folder could not be created, or is not writable.',
		} );
		expect( ( await report() ).error ).toBe(
			'The backup folder could not be created, or is not writable.'
		);
		expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [
			'The backup folder could not be created, or is not writable.',
		] );
		await evalPhp( `update_option( '${ FOLDER }', '${ folder() }' );` );
	} );

	it( 'says once that a scheduled backup can’t write the folder', async () => {
		const start = () =>
			evalPhp( `do_action( 'jetpack_dashboard_backup_start' );` );
		const failures = async () =>
			( await summaries( 'kind=backup' ) ).filter(
				( summary ) => summary === 'Backup failed'
			).length;
		const before = await failures();
		await evalPhp( `update_option( '${ FOLDER }', '/missing/folder' );` );
		expect( await report() ).toMatchObject( { failed_at: 0 } );
		await start();
		const { failed_at: failedAt } = await report();
		expect( failedAt ).toBeGreaterThan( 1_700_000_000 );
		await new Promise( ( resolve ) => setTimeout( resolve, 1100 ) );
		await start();
		expect( await report() ).toMatchObject( { failed_at: failedAt } );
		expect( await failures() ).toBe( before + 1 );
		await evalPhp( `update_option( '${ FOLDER }', '${ folder() }' );` );
		await start();
		expect( await report() ).toMatchObject( { error: '', failed_at: 0 } );
		await evalPhp( `update_option( '${ FOLDER }', '/missing/folder' );` );
		expect( await report() ).toMatchObject( { failed_at: 0 } );
		await evalPhp( `update_option( '${ FOLDER }', '${ folder() }' );` );
		await create();
	} );

	it( 'keeps what is complete if it is damaged by another', async () => {
		const [ first = '', second = '' ] = await ids();
		const file = path.join( folder(), 'backups', `${ first }.json` );
		const manifest = fs.readFileSync( file );
		fs.writeFileSync( file, '{' );
		expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
			'Damaged. It can’t be restored.'
		);
		await send( 'delete', second );
		fs.writeFileSync( file, manifest );
		expect(
			await site().wp( [ 'jetpack', 'backup', 'verify', first ] )
		).toContain( 'complete' );
	} );
} );

it( 'does nothing while the module is off', async () => {
	await post( `module/${ SLUG }/active`, { active: false } );
	expect( await pageAt( PAGE, 'admin' ) ).toMatch(
		/not active\..*restores them with one click.*<a class="button" href="[^"]*#\/security">Security settings</s
	);
	expect( ( await get( 'module/backups/data' ) ).status ).toBe( 404 );
	expect(
		( await post( 'module/backups/run', { start: true } ) ).status
	).toBe( 404 );
	expect(
		await evalJson(
			`echo wp_json_encode( array( wp_next_scheduled( 'jetpack_dashboard_backup_start' ), wp_next_scheduled( 'jetpack_dashboard_backup_slice' ) ) );`
		)
	).toEqual( [ false, false ] );
	await switchModule( SLUG, true );
} );
