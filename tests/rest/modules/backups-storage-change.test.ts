import * as fs from 'node:fs';
import type { StorageServer } from '../../sandbox/storage/server';
import { S3_LOGIN } from '../../sandbox/storage/s3-server';
import { textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import {
	create,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
} from './backups-site';
import { copy, FIELDS, startStorage, submit } from './backups-storage-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

let server: StorageServer;
const save = ( changed: Record< string, string > ) =>
	submit( 'storage', { ...FIELDS.s3( server.url ), ...changed } );
const page = async () => textOf( await pageAt( PAGE, 'admin' ) );

beforeAll( async () => {
	await prepareBackups();
	server = await startStorage( 's3' );
} );
afterAll( async () => {
	await server.stop();
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

it.each( [
	[ 'works', S3_LOGIN.secret, 'Saved. The connection works.' ],
	[
		'refuses the login',
		'wrong',
		'Saved, but the connection doesn’t work yet. Writing a file failed',
	],
] )(
	'after a change to a storage that %s, the backups of the earlier one aren’t listed',
	async ( _name, secret, text ) => {
		await save( { prefix: 'sites/earlier' } );
		await create();
		expect( ( await copy() ).error ).toBe( '' );
		const [ gone = '', kept = '' ] = ( await ids() ).slice( -2 );
		expect( kept ).not.toBe( '' );
		for ( const end of [ 'json', 'list.gz' ] ) {
			fs.rmSync( `${ folder() }/backups/${ gone }.${ end }` );
		}
		await submit( 'copy_now', {} );
		expect( ( await copy() ).error ).toBe( '' );
		expect( await page() ).toContain( 'Bring back to this server' );
		expect( await page() ).toContain( 'This server, storage' );

		const next = textOf(
			await save( { prefix: `sites/${ secret.length }`, secret } )
		);
		expect( next ).toContain( text );
		expect( next ).not.toContain( 'Bring back' );
		expect( next ).not.toContain( 'This server, storage' );
		expect( await ids() ).toContain( kept );
	}
);
