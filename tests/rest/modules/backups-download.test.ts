import * as fs from 'node:fs';
import * as path from 'node:path';
import { noticesOf } from '../support/admin-form';
import { fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { summaries } from '../activity';
import { switchModule } from '../support/site-state';
import {
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	SLUG,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

/** The address of the link to download a backup. */
async function link(): Promise< string > {
	const [ , url = '' ] =
		/href="([^"]*backup_download[^"]*)"/.exec(
			await pageAt( PAGE, 'admin' )
		) ?? [];
	const { pathname, search } = new URL(
		url.replace( /&#0?38;|&amp;/g, '&' )
	);
	return pathname + search;
}
const download = ( url: string, as: Caller ) => fetchPath( url, { as } );

it( 'sends a backup as a zip', async () => {
	const [ id = '' ] = await ids();
	const { status, headers, text } = await download( await link(), 'admin' );
	expect( status ).toBe( 200 );
	expect( headers ).toMatchObject( {
		'content-type': 'application/zip',
		'content-disposition': `attachment; filename="backup-${ id }.zip"`,
		'cache-control': expect.stringContaining( 'no-cache' ) as unknown,
	} );
	expect( text.slice( 0, 2 ) ).toBe( 'PK' );
	expect( text ).toContain( 'wp-content/uploads/backup-page.txt' );
	// The end of a zip.
	expect( text ).toContain( 'PK\u0005\u0006' );
	expect( ( await summaries( 'kind=backup' ) )[ 0 ] ).toMatch(
		/^Backup downloaded: /
	);
} );

it.each( [ 'editor', 'author', 'contributor', 'subscriber' ] as const )(
	'is not for the role %s',
	async ( role ) => {
		const { status, text } = await download( await link(), role );
		expect( status ).toBe( 403 );
		expect( text ).not.toContain( 'PK' );
	}
);

it( 'refuses a link without a valid nonce', async () => {
	const url = ( await link() ).replace( /_wpnonce=\w+/, '_wpnonce=x' );
	expect( ( await download( url, 'admin' ) ).status ).toBe( 403 );
} );

it( 'says that a backup is gone, is damaged, or that backups are off', async () => {
	const url = await link();
	const refused = async ( address: string ) => {
		expect( ( await download( address, 'admin' ) ).status ).toBe( 302 );
		return noticesOf( await pageAt( PAGE, 'admin' ), 'error' );
	};
	expect(
		await refused( url.replace( /id=[\w-]+/, 'id=20260101-000000-aaaaaa' ) )
	).toEqual( [ 'There is no such backup.' ] );

	const [ id = '' ] = await ids();
	const list = path.join( folder(), 'backups', `${ id }.list.gz` );
	fs.renameSync( list, `${ list }.x` );
	expect( await refused( url ) ).toEqual( [
		'A part of the backup is missing or damaged.',
	] );
	fs.renameSync( `${ list }.x`, list );

	await switchModule( SLUG, false );
	expect( ( await download( url, 'admin' ) ).status ).not.toBe( 200 );
	await switchModule( SLUG, true );
} );
