import * as fs from 'node:fs';
import { hiddenField, follow, sendForm, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, get, post } from '../support/site';
import { summaries } from '../activity';
import { ids } from './backups-site';
import {
	clean,
	FILE,
	INFECTED,
	newest,
	useInfectedFile,
} from './scanner-backup-site';
import { act, idOf, quarantine, undo } from './scanner-fixes';
import { fileAt, plant, readPlanted, scan, threats } from './scanner-site';
import { pageAt } from './support';

const PAGE = '/wp-admin/admin.php?page=jetpack-scan';

restoreStateAfterwards();
jest.setTimeout( 180_000 );

useInfectedFile();

const diff = async () =>
	get( `module/scanner/threats/${ await idOf( FILE ) }/diff?earlier=1` );

it( 'shows and restores the newest version in a backup that isn’t a threat, with Undo', async () => {
	expect( await threats() ).toContain( `request-code ${ FILE }` );
	const shown = await diff();
	expect( shown ).toMatchObject( {
		status: 200,
		body: { place: FILE, backup: newest(), is_cut: false },
	} );
	expect( shown.body.html ).toContain( 'Second' );
	expect( shown.body.html ).not.toContain( '<img' );

	const restored = await post(
		`module/scanner/threats/${ await idOf( FILE ) }`,
		{ action: 'restore', backup: newest() }
	);
	expect( restored.status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( FILE ), 'utf8' ) ).toBe( clean() );
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

/** The page with the changes since the backup. */
async function changesPage(): Promise< string > {
	const html = await pageAt( PAGE, 'admin' );
	const [ , link = '' ] = /href="([^"]*earlier=1[^"]*)"/.exec( html ) ?? [];
	const url = new URL( link.replaceAll( '&#038;', '&' ) );
	return pageAt( `${ url.pathname }${ url.search }`, 'admin' );
}

it( 'does so on the page, after showing the changes', async () => {
	const shown = await changesPage();
	expect( textOf( shown ) ).toContain(
		'Compared with the version in the backup of'
	);
	const form = shown.slice(
		shown.indexOf( 'jetpack_dashboard_scan_restore' )
	);
	expect( hiddenField( form, 'backup' ) ).toBe( newest() );
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
	expect( readPlanted( FILE ) ).toBe( clean() );
} );

it( 'doesn’t call code after many spaces a change of spaces', async () => {
	plant(
		FILE,
		clean().replace(
			'// Mine.',
			`// Mine.${ ' '.repeat( 600 ) }?>${ INFECTED }`
		)
	);
	await scan();
	const shown = textOf( await changesPage() );
	expect( shown ).toContain(
		'There are more changes than can be shown here.'
	);
	expect( shown ).not.toContain( 'Only spaces' );
} );

it( 'restores no version that is a threat, that was not shown, or over a file that changed', async () => {
	const id = await idOf( FILE );
	const infected = ( await ids() ).find( ( backup ) => backup !== newest() );
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
		`$folder = ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->path(); file_put_contents( "$folder/backups/${ newest() }.list.gz", 'x' );`
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
