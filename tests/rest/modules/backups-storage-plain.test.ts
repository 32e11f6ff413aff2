import * as fs from 'node:fs';
import type { StorageServer } from '../../sandbox/storage/server';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath } from '../support/site';
import {
	create,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	upload,
} from './backups-site';
import {
	copy,
	FIELDS,
	namesAt,
	startStorage,
	submit,
} from './backups-storage-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

let server: StorageServer;

beforeAll( async () => {
	await prepareBackups();
	server = await startStorage( 's3' );
} );
afterAll( async () => {
	await server.stop();
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

it( 'copies a backup by a button, without JavaScript and cron', async () => {
	let html = await submit( 'storage', FIELDS.s3( server.url ) );
	const link = () =>
		/<noscript>.*?href="[^"]*(page=jetpack-backups[^"]*)"/s
			.exec( html )?.[ 1 ]
			?.replace( '&#038;', '&' );
	for ( let count = 0; link(); count++ ) {
		expect( count ).toBeLessThan( 100 );
		await fetchPath( `/wp-admin/admin.php?${ link() }`, { as: 'admin' } );
		html = await pageAt( PAGE, 'admin' );
	}
	const [ id = '' ] = await ids();
	expect( namesAt( 's3', server ) ).toContain( `backups/${ id }.json` );
} );

it( 'counts the pieces of all backups that are copied', async () => {
	const pieces = () =>
		namesAt( 's3', server ).filter( ( name ) => /^pieces/.test( name ) )
			.length;
	const before = pieces();
	for ( const text of [ 'second', 'third' ] ) {
		fs.writeFileSync( upload(), text );
		await create();
	}
	const { rows } = await copy();
	expect( rows ).toBeGreaterThan( 2 );
	expect( rows ).toBe( pieces() - before );
} );
