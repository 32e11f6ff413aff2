import { follow, hiddenField, sendForm } from '../support/admin-form';
import { evalPhp } from '../support/site';
import {
	backdate,
	create,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 120_000 );

beforeAll( prepareBackups );
afterAll( async () => {
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

const S3 = {
	type: 's3',
	url: 'https://s3.example.com',
	region: '',
	bucket: 'mine',
	style: 'path',
	prefix: '',
	user: 'a',
	secret: 'b',
};
const WEBDAV = {
	type: 'webdav',
	webdav_url: 'https://cloud.example.com/mine',
	webdav_user: 'a',
	webdav_secret: 'b',
};

describe( 'a refused storage marks its field, which gets the focus', () => {
	it.each( [
		[ 'url', { ...S3, url: 'http://s3.example.com' } ],
		[ 'bucket', { ...S3, bucket: 'my bucket' } ],
		[ 'style', { ...S3, url: 'https://192.0.2.1', style: 'host' } ],
		[ 'prefix', { ...S3, prefix: 'my folder' } ],
		[ 'region', { ...S3, region: 'my region' } ],
		[ 'user', { ...S3, user: '' } ],
		[ 'secret', { ...S3, secret: '' } ],
		[ 'webdav-url', { ...WEBDAV, webdav_url: 'cloud' } ],
		[ 'webdav-user', { ...WEBDAV, webdav_user: 'a:b' } ],
		[ 'webdav-secret', { ...WEBDAV, webdav_secret: '' } ],
	] )( '%s', async ( field, fields: Record< string, string > ) => {
		const name = 'jetpack_dashboard_backup_storage';
		const page = await pageAt( PAGE, 'admin' );
		const form = page.slice( page.indexOf( `value="${ name }"` ) );
		const response = await sendForm(
			[
				[ 'action', name ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				...Object.entries( fields ),
			],
			'admin'
		);
		const id = `jp-storage-${ field }`;
		expect( new URL( String( response.headers.location ) ).hash ).toBe(
			`#${ id }`
		);
		const html = await follow( response, 'admin' );
		const invalid = [ ...html.matchAll( /<[^>]*aria-invalid[^>]*>/g ) ].map(
			String
		);
		expect( invalid ).toEqual( [
			expect.stringMatching(
				new RegExp(
					`(?=.* id="${ id }").* aria-describedby="${ id }-error`
				)
			),
		] );
		const [ , why = '' ] =
			new RegExp( `id="${ id }-error">([^<]+)<` ).exec( html ) ?? [];
		expect( html ).toContain( `Nothing was saved. ${ why }` );
		expect( why ).toMatch( /\.$/ );
	} );
} );

it( 'two backups of the same minute have different names', async () => {
	await create();
	await create();
	const [ first, second ] = ( await ids() )
		.slice( -2 )
		.map( ( id, index ) =>
			backdate( id, '20200102', `09080${ 7 + index }` )
		);
	expect( second ).toMatch( /-090808-/ );
	const names = [
		...( await pageAt( PAGE, 'admin' ) ).matchAll(
			/<td><strong>([^<]+)</g
		),
	].map( ( [ , name ] ) => name );
	expect( new Set( names ).size ).toBe( names.length );
	expect( names ).toEqual(
		expect.arrayContaining( [
			expect.stringMatching( /:\d\d:07 / ),
			expect.stringMatching( /:\d\d:08 / ),
		] )
	);
	expect( await pageAt( `${ PAGE }&delete=${ first }`, 'admin' ) ).toMatch(
		/Delete the backup of [^?]+:07 [ap]m\?/
	);
	expect(
		names.filter( ( name = '' ) => /:\d\d:\d\d/.test( name ) )
	).toHaveLength( 2 );
} );
