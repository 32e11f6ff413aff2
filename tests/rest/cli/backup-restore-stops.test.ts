import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { useSmallSite } from '../support/files-aside';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 120_000 );
useSmallSite();

let backups = '';
let id = '';
const folder = () => path.join( site().contentDir, 'uploads', 'restore-stops' );
const text = () => path.join( folder(), 'text' );
const maintenance = () => path.join( site().contentDir, '../.maintenance' );
const stopped = () => path.join( site().contentDir, 'restore-was-stopped' );
const restore = ( ...options: string[] ) => [
	'backup',
	'restore',
	id,
	'--yes',
	...options,
];

beforeAll( async () => {
	await useScenario( 'local' );
	fs.mkdirSync( folder(), { recursive: true } );
	fs.writeFileSync( text(), 'from the backup' );
	id =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
			await wp( 'backup', 'create' )
		)?.[ 0 ] ?? '';
	backups = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
} );
beforeEach( () => fs.writeFileSync( text(), 'changed' ) );
afterAll( async () => {
	fs.rmSync( maintenance(), { force: true } );
	fs.rmSync( stopped(), { force: true } );
	fs.rmSync( folder(), { recursive: true, force: true } );
	fs.rmSync( backups, { recursive: true, force: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

/** Runs a command with a must-use plugin; it must not succeed. */
async function failing( php: string, command: string[] ): Promise< string > {
	const remove = dropMustUsePlugin( 'stops-restore', php );
	try {
		return await wpError( ...command );
	} finally {
		remove();
	}
}

const update = ( age: number ) =>
	`<?php $upgrading = ${ Math.round( Date.now() / 1000 ) - age }; ?>`;
const REFUSED =
	'Nothing was restored, because WordPress is in maintenance mode. Wait until the update has ended. If none is running, turn maintenance mode off by deleting the file .maintenance, then try again.';

it.each( [
	[ 'an update', () => update( 0 ) ],
	[
		'the host, without an end',
		() => '<?php /* Call 0123456789. */ $upgrading = time();',
	],
] )(
	'refuses to start while maintenance mode is on: by %s',
	async ( _by, toCode ) => {
		const code = toCode();
		fs.writeFileSync( maintenance(), code );
		expect( await wpError( ...restore() ) ).toContain( REFUSED );
		expect( fs.readFileSync( maintenance(), 'utf8' ) ).toBe( code );
		expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'changed' );
		fs.rmSync( maintenance() );
	}
);

it( 'ends a restore of the page before its safety backup, if an update has begun', async () => {
	const job =
		'$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Restore_Job::class );';
	await evalPhp(
		`${ job } $job->start( '${ id }', new Jetpack_Dashboard\\Backup\\Restore_Parts() );`
	);
	const code = update( 0 );
	fs.writeFileSync( maintenance(), code );
	const ended = await site().wp( [
		'eval',
		`${ job } for ( $slice = 0; $slice < 9 && $job->progress()->is_running; $slice++ ) { $job->run_in_background(); } echo $job->progress()->error;`,
	] );
	expect( ended ).toBe( REFUSED );
	expect( fs.readFileSync( maintenance(), 'utf8' ) ).toBe( code );
	expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'changed' );
	fs.rmSync( maintenance() );
	await evalPhp(
		"wp_clear_scheduled_hook( 'jetpack_dashboard_backup_slice' );"
	);
} );

it( 'restores after an update that was stopped', async () => {
	fs.writeFileSync( maintenance(), update( 601 ) );
	await wp( ...restore( '--only=files' ) );
	expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'from the backup' );
	expect( fs.existsSync( maintenance() ) ).toBe( false );
} );

it.each( [ 'SIGINT', 'SIGTERM' ] )(
	'ends the maintenance page on %s, if nothing has changed',
	async ( signal ) => {
		const message = await failing(
			`add_filter(
	'query',
	static function ( $sql ) {
		if ( is_file( ABSPATH . '.maintenance' ) ) {
			touch( WP_CONTENT_DIR . '/restore-was-stopped' );
			posix_kill( getmypid(), ${ signal } );
		}
		return $sql;
	}
);`,
			restore()
		);
		expect( message ).toContain( signal );
		expect( fs.existsSync( stopped() ) ).toBe( true );
		fs.rmSync( stopped() );
		expect( fs.existsSync( maintenance() ) ).toBe( false );
		expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'changed' );
	}
);

it( 'keeps the maintenance page if a restore stops among the files, until it is complete', async () => {
	const message = await failing(
		`namespace Jetpack_Dashboard\\Backup;
function touch( $file, $time = null ) {
	if ( false !== strpos( $file, 'restore-stops' ) ) {
		posix_kill( getmypid(), SIGTERM );
	}
	return \\touch( $file, $time );
}`,
		restore( '--only=files' )
	);
	expect( message ).toContain( 'SIGTERM' );
	expect( fs.existsSync( maintenance() ) ).toBe( true );
	await wp( ...restore( '--only=files' ) );
	expect( fs.existsSync( maintenance() ) ).toBe( false );
	expect( fs.readdirSync( folder() ) ).toEqual( [ 'text' ] );
	expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'from the backup' );
} );

it.each( [
	[
		'writing',
		'fwrite( $file, $data ) { return is_of_test( stream_get_meta_data( $file )["uri"] ) ? 0 : \\fwrite( $file, $data ); }',
	],
	[
		'renaming',
		'rename( $from, $to ) { return ! is_of_test( $from ) && \\rename( $from, $to ); }',
	],
] )( 'deletes the partial file if %s fails', async ( _step, code ) => {
	const message = await failing(
		`namespace Jetpack_Dashboard\\Backup;
function is_of_test( $file ) {
	return false !== strpos( $file, 'restore-stops' );
}
function ${ code }`,
		restore( '--only=files' )
	);
	expect( message ).toContain( 'could not be restored' );
	expect( fs.readdirSync( folder() ) ).toEqual( [ 'text' ] );
	await wp( ...restore( '--only=files' ) );
	expect( fs.readFileSync( text(), 'utf8' ) ).toBe( 'from the backup' );
} );
