import * as fs from 'node:fs';
import * as path from 'node:path';
import { summaries } from '../activity';
import { follow, noticesOf } from '../support/admin-form';
import { useSmallSite } from '../support/files-aside';
import { evalPhp } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { send, upload } from '../modules/backups-site';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useSmallSite();

const FOLDER = 'jetpack_dashboard_backup_folder';
const CLASSES = 'Jetpack_Dashboard\\Backup';

let folder = '';
let id = '';
let release = '';

const manifest = () => path.join( folder, 'backups', `${ id }.json` );

/** Makes the backup one of another WordPress. */
function setVersion( version: unknown ): void {
	const { wordpress, ...others } = JSON.parse(
		fs.readFileSync( manifest(), 'utf8' )
	) as Record< string, unknown >;
	fs.writeFileSync(
		manifest(),
		JSON.stringify(
			version === undefined ? others : { ...others, wordpress: version }
		)
	);
}

const refusal = ( version: string ) =>
	`Nothing was restored, because the backup is of WordPress ${ version }, and this site has ${ release }. Update WordPress first.`;

/** Why a part of the backup isn't restored; '' if it is. */
const check = ( part: string ) =>
	evalPhp( `
		$backups = new ${ CLASSES }\\Backups( '${ folder }' );
		try {
			( new ${ CLASSES }\\Restore_Check( $backups, new ${ CLASSES }\\Site_Files( '${ folder }' ) ) )->choice( '${ id }', new ${ CLASSES }\\Restore_Parts( '${ part }' ) );
		} catch ( ${ CLASSES }\\Backup_Error $error ) {
			echo $error->getMessage();
		}` );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( 'backups', true );
	fs.writeFileSync( upload(), 'before' );
	id =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
			await wp( 'backup', 'create' )
		)?.[ 0 ] ?? '';
	folder = await evalPhp( `echo get_option( '${ FOLDER }' );` );
	release = await evalPhp(
		`echo preg_replace( '/-.*/', '', $GLOBALS['wp_version'] );`
	);
} );
afterAll( async () => {
	fs.rmSync( upload(), { force: true } );
	fs.rmSync( folder, { recursive: true, force: true } );
	await evalPhp( `delete_option( '${ FOLDER }' );` );
	await switchModule( 'backups', false );
} );

it( 'refuses the database of a newer WordPress, and restores the files', async () => {
	setVersion( '99.1-beta2-12345' );
	fs.writeFileSync( upload(), 'after' );
	const before = await wp( 'backup', 'list' );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		refusal( '99.1' )
	);
	expect(
		noticesOf(
			await follow( await send( 'restore', id ), 'admin' ),
			'error'
		)
	).toEqual( [ refusal( '99.1' ) ] );
	expect( await summaries( 'kind=backup' ) ).toContainEqual(
		expect.stringMatching( /^Restore of a backup failed/ )
	);
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
	expect( await wp( 'backup', 'list' ) ).toBe( before );

	await wp( 'backup', 'restore', id, '--only=files', '--yes' );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
} );

it( 'compares only the numbers of the versions, where the database is restored', async () => {
	const [ major = 0, minor = 0 ] = release.split( '.' ).map( Number );
	for ( const version of [
		undefined,
		'',
		100,
		[ '100' ],
		'newer',
		'4.9.26',
		release,
		`${ release }-alpha-60000`,
	] ) {
		setVersion( version );
		expect( [ version, await check( 'all' ) ] ).toEqual( [ version, '' ] );
	}
	for ( const version of [
		`${ release }${ /\..*\./.test( release ) ? '9' : '.9' }`,
		`${ major }.${ minor + 10 }`,
		`${ major + 1 }.0.1`,
	] ) {
		setVersion( `${ version }-RC1 <b>` );
		expect( await check( 'all' ) ).toBe( refusal( version ) );
		expect( await check( 'database' ) ).toBe( refusal( version ) );
		expect( await check( 'files' ) ).toBe( '' );
	}
} );
