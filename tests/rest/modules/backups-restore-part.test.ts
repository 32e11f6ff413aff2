import * as fs from 'node:fs';
import { follow, hiddenField, noticesOf, textOf } from '../support/admin-form';
import { evalPhp } from '../support/site';
import type { FormChoices } from './backups-site';
import {
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	restore,
	send,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

const PATH = 'wp-content/uploads/backup-page.txt';

/** The name of the site, which may be changed then. */
const blogname = ( change = '' ) =>
	evalPhp(
		`echo get_option( 'blogname' ); if ( '${ change }' ) { update_option( 'blogname', '${ change }' ); }`
	);
let id = '';
let table = '';
let name = '';
beforeAll( async () => {
	name = await blogname( 'Before' );
	await prepareBackups();
	id = ( await ids() ).pop() ?? '';
	table = await evalPhp( `global $wpdb; echo $wpdb->options;` );
} );
afterAll( async () => {
	await removeBackups();
	await blogname( name );
} );

beforeEach( async () => {
	fs.writeFileSync( upload(), 'after' );
	await blogname( 'After the backup' );
} );

const content = () => fs.readFileSync( upload(), 'utf8' );

it( 'asks for a path or one of the backup’s tables', async () => {
	const html = await pageAt( `${ PAGE }&restore=${ id }`, 'admin' );
	expect( textOf( html ) ).toMatch(
		/Only one file, or one folder with everything in it Path from WordPress’s folder For example: \S+photo\.jpg Only one table of the database Table Choose a table/
	);
	expect( html ).toContain( `<option >${ table }</option>` );
} );

it( 'restores one file', async () => {
	await restore( id, { part: 'file', path: ` ${ PATH } ` } );
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'success' ).join()
	).toContain( 'Restored the backup.' );
	expect( [ content(), await blogname() ] ).toEqual( [
		'before',
		'After the backup',
	] );
} );

it( 'restores one table', async () => {
	await restore( id, { part: 'table', table } );
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'success' )
	).toHaveLength( 1 );
	expect( content() ).toBe( 'after' );
	expect( await blogname() ).toBe( 'Before' );
} );

it.each< [ FormChoices, RegExp ] >( [
	[ { part: 'file', path: '../a & "b" %41' }, /isn’t in wp-content/ ],
	[
		{ part: 'file', path: 'wp-content/none' },
		/doesn’t have wp-content\/none/,
	],
	[ { part: 'file' }, /^Enter the path of a file or folder\.$/ ],
	[ { part: 'table' }, /^Choose a table\.$/ ],
	[ { part: 'table', table: 'none' }, /doesn’t have none/ ],
	[ { part: 'all', path: PATH }, /chose to restore something else/ ],
	[
		{ part: 'file', path: PATH, table: 'x' },
		/chose to restore something else/,
	],
] )( 'restores nothing for %j, and asks again', async ( choices, error ) => {
	const before = await ids();
	const html = await follow( await send( 'restore', id, choices ), 'admin' );
	expect( noticesOf( html, 'error' ) ).toEqual( [
		expect.stringMatching( error ),
	] );
	expect( hiddenField( html, 'id' ) ).toBe( id );
	expect(
		hiddenField( html, 'path' )
			.replace( /&quot;/g, '"' )
			.replace( /&amp;/g, '&' )
	).toBe( choices.path ?? '' );
	expect( html ).toMatch(
		new RegExp( `value="${ choices.part }"\\s+checked` )
	);
	expect( [ content(), await ids() ] ).toEqual( [ 'after', before ] );
} );
