import * as fs from 'node:fs';
import * as path from 'node:path';
import { follow, noticesOf, textOf } from '../support/admin-form';
import { evalJson, evalPhp, post, site } from '../support/site';
import { wp, wpJson } from '../cli/wp-cli';
import {
	create,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	send,
	upload,
} from './backups-site';
import {
	copy,
	FIELDS,
	namesAt,
	namesHere,
	startStorage,
	submit,
} from './backups-storage-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

const OTHER = 'languages/backups-scope.mo';
const other = () => path.join( site().contentDir, OTHER );
const setOtherFiles = ( isOn: boolean ) =>
	post( 'settings', { backups_other_files: isOn } );
const newest = async (): Promise< {
	id: string;
	reason: string;
	scope: string;
} > => ( await wpJson( 'backup', 'list' ) ).at( -1 );
const pageText = async ( query = '' ) =>
	textOf( await pageAt( `${ PAGE }${ query }`, 'admin' ) );

beforeAll( async () => {
	await prepareBackups();
	fs.mkdirSync( path.dirname( other() ), { recursive: true } );
} );
beforeEach( async () => {
	fs.writeFileSync( other(), 'before' );
	await setOtherFiles( false );
} );
afterAll( async () => {
	fs.rmSync( other() );
	await setOtherFiles( true );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

it( 'says what the backups have', async () => {
	await setOtherFiles( true );
	expect( await report() ).toMatchObject( { scope: 'all' } );
	expect( await pageText() ).toContain(
		'Backups of the database, uploads, themes, plugins and all other files of wp-content.'
	);
	expect( await pageText() ).not.toContain( 'ithout the other files' );
	await setOtherFiles( false );
	expect( await create() ).toMatchObject( { scope: 'main' } );
	const text = await pageText();
	expect( text ).toContain(
		'Backups of the database, uploads, themes and plugins, without the other files of wp-content.'
	);
	expect( text ).toMatch(
		/Database tables: \d+\. Without the other files of wp-content\./
	);
	const { id } = await newest();
	const stays =
		'Of the files, the backup has only uploads, themes and plugins. The other files of wp-content stay as they are.';
	const question = await pageText( `&restore=${ id }` );
	expect( question ).toContain( stays );
	expect( question ).toMatch( /Only the files: uploads, themes and plugins/ );
	const [ first = '' ] = await ids();
	const before = await pageText( `&restore=${ first }` );
	expect( before ).not.toContain( stays );
	expect( before ).toMatch(
		/Only the files: uploads, themes, plugins and all other files of wp-content/
	);
	expect(
		await wp( 'backup', 'restore', id, '--only=files', '--yes' )
	).toContain( stays );
	expect( await wp( 'backup', 'restore', first, '--yes' ) ).not.toContain(
		stays
	);
} );

it( 'has a scope for scheduled backups, and for those before updates', async () => {
	await evalPhp( `do_action( 'jetpack_dashboard_backup_start' );` );
	for ( let slice = 0; slice < 100; slice++ ) {
		await evalPhp( `do_action( 'jetpack_dashboard_backup_slice' );` );
		if ( ! ( await report() ).is_running ) {
			break;
		}
	}
	expect( await newest() ).toMatchObject( {
		reason: 'scheduled',
		scope: 'main',
	} );
	const update = () =>
		evalPhp(
			`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )->create_before_update();`
		);
	await update();
	expect( await newest() ).toMatchObject( {
		reason: 'update',
		scope: 'main',
	} );
	await setOtherFiles( true );
	await update();
	expect( await newest() ).toMatchObject( {
		reason: 'update',
		scope: 'all',
	} );
} );

it( 'begins a backup again if the setting changes between two slices', async () => {
	await setOtherFiles( true );
	await evalPhp( `
		$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class );
		$job->start( 'manual' );
		foreach ( range( 1, 30 ) as $slice ) {
			$job->run( 0.0 );
		}` );
	expect( await report() ).toMatchObject( { is_running: true, files: 30 } );
	await setOtherFiles( false );
	expect( await report() ).toMatchObject( { is_running: true, files: 30 } );
	expect( await create() ).toMatchObject( { scope: 'main', error: '' } );
	expect( await wp( 'backup', 'verify', ( await newest() ).id ) ).toContain(
		'complete'
	);
} );

it( 'refuses to restore a file that the backup doesn’t have', async () => {
	await create();
	const { id } = await newest();
	const before = await ids();
	fs.writeFileSync( other(), 'after' );
	const html = await follow(
		await send( 'restore', id, {
			part: 'file',
			path: `wp-content/${ OTHER }`,
		} ),
		'admin'
	);
	expect( noticesOf( html, 'error' ) ).toEqual( [
		`Of the files, the backup has only uploads, themes and plugins, so wp-content/${ OTHER } can’t be restored from it.`,
	] );
	expect( fs.readFileSync( other(), 'utf8' ) ).toBe( 'after' );
	expect( await ids() ).toEqual( before );
} );

it( 'says in a zip what it doesn’t have', async () => {
	const zip = path.join( folder(), 'export.zip' );
	const files = async () => {
		const { id } = await newest();
		await wp( 'backup', 'export', id, `--output=${ zip }` );
		const content = fs.readFileSync( zip, 'latin1' );
		fs.rmSync( zip );
		return [
			content.includes( 'README.txt' ),
			content.includes( `wp-content/${ OTHER }` ),
		];
	};
	await create();
	expect( await files() ).toEqual( [ true, false ] );
	await setOtherFiles( true );
	await create();
	expect( await files() ).toEqual( [ false, true ] );
} );

it( 'finds the version of a file in the backups that have it', async () => {
	const versions = ( file: string ) =>
		evalJson< Record< string, string > >(
			`echo wp_json_encode( (object) iterator_to_array( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Backup\\File_Versions::class )->of( '${ file }', 1000 ) ) );`
		);
	await setOtherFiles( true );
	fs.writeFileSync( other(), 'in a backup' );
	await create();
	const all = ( await newest() ).id;
	await setOtherFiles( false );
	fs.writeFileSync( upload(), 'in the next backup' );
	await create();
	const { id } = await newest();
	// More of them than are looked into.
	const copies = Array.from(
		{ length: 25 },
		( _, copy ) => `20990101-0000${ copy + 10 }-aaaaaa`
	);
	const file = ( name: string ) => path.join( folder(), 'backups', name );
	for ( const name of copies ) {
		fs.copyFileSync(
			file( `${ id }.list.gz` ),
			file( `${ name }.list.gz` )
		);
		fs.writeFileSync(
			file( `${ name }.json` ),
			fs
				.readFileSync( file( `${ id }.json` ), 'utf8' )
				.replaceAll( id, name )
		);
	}
	try {
		expect( await versions( OTHER ) ).toMatchObject( {
			[ all ]: 'in a backup',
		} );
		expect(
			Object.values( await versions( 'uploads/backup-page.txt' ) )
		).toEqual( [ 'in the next backup' ] );
	} finally {
		for ( const name of copies ) {
			fs.rmSync( file( `${ name }.json` ) );
			fs.rmSync( file( `${ name }.list.gz` ) );
		}
	}
} );

it( 'comes back from a storage as it was', async () => {
	const server = await startStorage( 's3' );
	try {
		await setOtherFiles( true );
		await create();
		const all = ( await newest() ).id;
		await setOtherFiles( false );
		fs.writeFileSync( upload(), 'at the storage' );
		await create();
		const { id } = await newest();
		await submit( 'storage', FIELDS.s3( server.url ) );
		expect( await copy() ).toMatchObject( { error: '' } );
		await send( 'delete', all );
		await submit( 'copy_now', {} );
		expect( await copy() ).toMatchObject( { error: '' } );
		expect( namesAt( 's3', server ) ).toEqual( [
			...namesHere().filter( ( name ) => name.startsWith( 'backups/' ) ),
			'owner.txt',
			...namesHere().filter( ( name ) => name.startsWith( 'pieces/' ) ),
		] );
		for ( const ending of [ 'json', 'list.gz' ] ) {
			fs.rmSync(
				path.join( folder(), 'backups', `${ id }.${ ending }` )
			);
		}
		await submit( 'copy_now', {} );
		await copy();
		expect( await pageText() ).toMatch(
			/Without the other files of wp-content\..*Bring back/
		);
		await submit( 'fetch', { id } );
		await copy();
		fs.writeFileSync( other(), 'after' );
		fs.writeFileSync( upload(), 'after' );
		await wp( 'backup', 'restore', id, '--only=files', '--yes' );
		expect( fs.readFileSync( other(), 'utf8' ) ).toBe( 'after' );
		expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'at the storage' );
	} finally {
		await submit( 'storage', { type: '' } );
		await server.stop();
	}
} );
