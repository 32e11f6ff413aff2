import * as fs from 'node:fs';
import { hiddenField, follow, sendForm, textOf } from '../support/admin-form';
import { dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, get, post } from '../support/site';
import { switchModule } from '../support/site-state';
import { summaries } from '../activity';
import { create, ids, prepareBackups } from './backups-site';
import { act, idOf, quarantine, undo } from './scanner-fixes';
import {
	fileAt,
	forgetScans,
	plant,
	readPlanted,
	removePlanted,
	scan,
	SLUG,
	threats,
} from './scanner-site';
import { pageAt } from './support';

const PAGE = '/wp-admin/admin.php?page=jetpack-scan';
const FILE = 'wp-content/plugins/own/own.php';
const INFECTED = '<?php eval($_POST["<img src=x>"]);';

restoreStateAfterwards();
jest.setTimeout( 180_000 );

let removePlugin: () => void;
let clean = '';
let newest = '';

/** A backup with the clean file, and a newer one with an infected file. */
beforeAll( async () => {
	removePlugin = dropPlugin( 'own/own.php', 'Own', '// Mine.' );
	clean = readPlanted( FILE );
	await prepareBackups();
	await switchModule( SLUG, true );
	await forgetScans();
	await scan();
	newest = ( await ids() ).sort().pop() ?? '';
	plant( FILE, `${ clean }\n${ INFECTED.slice( 5 ) }` );
	await create();
	expect( await ids() ).not.toEqual( [ newest ] );
	fs.rmSync( fileAt( FILE ) );
	fs.writeFileSync( fileAt( FILE ), clean );
	await scan();
} );

beforeEach( async () => {
	plant( FILE, `${ clean }\n// Second.\n${ INFECTED.slice( 5 ) }` );
	fs.chmodSync( fileAt( FILE ), 0o640 );
	await scan();
} );

afterAll( async () => {
	removePlanted();
	removePlugin();
	await forgetScans();
	await evalPhp(
		'( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->remove();'
	);
} );

const diff = async () =>
	get( `module/scanner/threats/${ await idOf( FILE ) }/diff?earlier=1` );

it( 'shows and restores the newest version in a backup that isn’t a threat, with Undo', async () => {
	expect( await threats() ).toContain( `request-code ${ FILE }` );
	const shown = await diff();
	expect( shown ).toMatchObject( {
		status: 200,
		body: { place: FILE, backup: newest, is_cut: false },
	} );
	expect( shown.body.html ).toContain( 'Second' );
	expect( shown.body.html ).not.toContain( '<img' );

	const restored = await post(
		`module/scanner/threats/${ await idOf( FILE ) }`,
		{ action: 'restore', backup: newest }
	);
	expect( restored.status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( FILE ), 'utf8' ) ).toBe( clean );
	expect( fs.statSync( fileAt( FILE ) ).mode % 0o1000 ).toBe( 0o640 );
	expect( ( await threats() ).join() ).not.toContain( FILE );
	expect( ( await summaries( 'kind=scan' ) )[ 0 ] ).toBe(
		`Earlier version restored from a backup: ${ FILE }`
	);
	const [ item ] = await quarantine();
	expect( item ).toMatchObject( { place: FILE, is_replaced: true } );
	expect( ( await undo( item.id ) ).status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( FILE ), 'utf8' ) ).toContain( 'Second' );
	expect( await threats() ).toContain( `request-code ${ FILE }` );
} );

it( 'does so on the page, after showing the changes', async () => {
	const html = await pageAt( PAGE, 'admin' );
	const [ , link = '' ] = /href="([^"]*earlier=1[^"]*)"/.exec( html ) ?? [];
	const url = new URL( link.replaceAll( '&#038;', '&' ) );
	const shown = await pageAt( `${ url.pathname }${ url.search }`, 'admin' );
	expect( textOf( shown ) ).toContain(
		'Compared with the version in the backup of'
	);
	const form = shown.slice(
		shown.indexOf( 'jetpack_dashboard_scan_restore' )
	);
	expect( hiddenField( form, 'backup' ) ).toBe( newest );
	const next = await follow(
		await sendForm(
			[
				[ 'action', 'jetpack_dashboard_scan_restore' ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				[ 'id', hiddenField( form, 'id' ) ],
				[ 'backup', hiddenField( form, 'backup' ) ],
			],
			'admin'
		),
		'admin'
	);
	expect( textOf( next ) ).toContain(
		`Restored the earlier version of ${ FILE }. You can undo this below.`
	);
	expect( readPlanted( FILE ) ).toBe( clean );
} );

it( 'restores no version that is a threat, that was not shown, or over a file that changed', async () => {
	const id = await idOf( FILE );
	const infected = ( await ids() ).find( ( backup ) => backup !== newest );
	for ( const [ backup, code ] of [
		[ infected, 'no_earlier' ],
		[ '20200101-000000-abcdef', 'no_earlier' ],
		[ '../x', 'rest_invalid_param' ],
	] ) {
		const { status, body } = await post( `module/scanner/threats/${ id }`, {
			action: 'restore',
			backup,
		} );
		expect( [ body.code, status ] ).toEqual( [
			code,
			code === 'no_earlier' ? 409 : 400,
		] );
	}
	plant( FILE, `${ readPlanted( FILE ) }// Third.` );
	expect( await diff() ).toMatchObject( {
		status: 409,
		body: { code: 'changed' },
	} );
	expect( readPlanted( FILE ) ).toContain( 'Third' );
} );

it( 'finds none for files that no backup has, or only as threats, and in damaged backups', async () => {
	const shell = 'wp-content/uploads/late-shell.php';
	plant( shell, INFECTED );
	await scan();
	const of = ( id: number ) =>
		get( `module/scanner/threats/${ id }/diff?earlier=1` );
	expect( await of( await idOf( shell ) ) ).toMatchObject( {
		status: 409,
		body: { code: 'no_earlier' },
	} );
	expect( await act( await idOf( shell ), 'delete' ) ).toMatchObject( {
		status: 200,
	} );

	await evalPhp(
		`$folder = ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->path(); file_put_contents( "$folder/backups/${ newest }.list.gz", 'x' );`
	);
	expect( await diff() ).toMatchObject( {
		status: 409,
		body: { code: 'no_earlier' },
	} );
} );

it( 'offers nothing without backups, and creates no folder for them', async () => {
	await evalPhp(
		'( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->remove();'
	);
	expect( await pageAt( PAGE, 'admin' ) ).not.toContain( 'earlier=1' );
	expect( await diff() ).toMatchObject( { status: 409 } );
	expect(
		await evalPhp(
			'$path = ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->path(); echo "" === $path || ! is_dir( $path ) ? "none" : $path;'
		)
	).toBe( 'none' );
} );
