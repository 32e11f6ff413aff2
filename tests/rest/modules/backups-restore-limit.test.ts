import * as fs from 'node:fs';
import * as path from 'node:path';
import { read } from '../activity';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { fetchPath, site } from '../support/site';
import {
	finishRestore,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	send,
	slice,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 300_000 );

const FILES = 30;

const maintenance = () => path.join( site().contentDir, '../.maintenance' );

/** While this file exists, the server has a time limit. */
const limit = () => path.join( site().contentDir, '../time-limit' );

/** It stops PHP after four seconds. Each file takes a fifth of a second. */
const LIMITED = `namespace Jetpack_Dashboard\\Backup;
function rename( $from, $to ) {
	if ( false !== strpos( $to, '/limited/' ) && file_exists( ABSPATH . 'time-limit' ) ) {
		usleep( 200000 );
		if ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] > 4 ) {
			file_put_contents( ABSPATH . 'time-limit', '.', FILE_APPEND );
			exit;
		}
	}
	return \\rename( $from, $to );
}`;

const many = () => path.join( path.dirname( upload() ), 'limited' );

const state = () =>
	JSON.parse(
		fs.readFileSync(
			path.join( folder(), 'work/restore-progress.json' ),
			'utf8'
		)
	);

const flushes = () => path.join( site().contentDir, '../flushes' );

const FLUSHED = `namespace Jetpack_Dashboard\\Features\\Backups;
function wp_cache_flush() {
	file_put_contents( ABSPATH . 'flushes', '.', FILE_APPEND );
	return \\wp_cache_flush();
}`;

let removals: Array< () => void > = [];

beforeAll( async () => {
	removals = [
		dropMustUsePlugin( 'limited-restore', LIMITED ),
		dropMustUsePlugin( 'flushed-cache', FLUSHED ),
	];
	fs.mkdirSync( many() );
	for ( let file = 0; file < FILES; file++ ) {
		fs.writeFileSync( path.join( many(), `${ file }.txt` ), 'before' );
	}
	await prepareBackups();
} );
afterAll( async () => {
	fs.rmSync( limit(), { force: true } );
	fs.rmSync( maintenance(), { force: true } );
	fs.rmSync( flushes(), { force: true } );
	removals.forEach( ( remove ) => remove() );
	await removeBackups();
	fs.rmSync( many(), { recursive: true } );
} );

it( 'goes on by visits on a server that stops PHP sooner than a slice of a visit ends', async () => {
	for ( let file = 0; file < FILES; file++ ) {
		fs.writeFileSync( path.join( many(), `${ file }.txt` ), 'after' );
	}
	await send( 'restore', ( await ids() ).pop() ?? '' );
	while ( ! fs.existsSync( maintenance() ) ) {
		await slice();
	}
	fs.writeFileSync( limit(), '' );
	for ( let visit = 0; visit < 12 && state().is_running; visit++ ) {
		const time = Math.floor( Date.now() / 1000 ) - 31;
		const code = fs.readFileSync( maintenance(), 'utf8' );
		fs.writeFileSync(
			maintenance(),
			code.replace( /\d{10}/g, `${ time }` )
		);
		await fetchPath( '/' );
	}
	expect( state() ).toMatchObject( { is_running: false, error: '' } );
	expect( fs.readFileSync( limit(), 'utf8' ) ).not.toBe( '' );
	expect( fs.readFileSync( path.join( many(), '29.txt' ), 'utf8' ) ).toBe(
		'before'
	);
	await finishRestore();
	// Not as the visitor.
	expect( ( await read( 'kind=backup' ) )[ 0 ] ).toMatchObject( {
		action: 'restored',
		author: 'Marta Oliveira',
		address: '',
	} );
	// The object cache may be a restored one.
	await pageAt( PAGE, 'admin' );
	await pageAt( PAGE, 'admin' );
	expect( fs.readFileSync( flushes(), 'utf8' ) ).toBe( '.' );
} );
