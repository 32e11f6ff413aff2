import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
} from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { clear, read } from '../activity';
import { wp, wpError, wpJson } from '../cli/wp-cli';
import {
	act,
	CODE,
	deleteShell,
	idOf,
	list,
	PLACE,
	quarantine,
	undo,
} from './scanner-fixes';
import {
	addThreat,
	coreChecksums,
	fileAt,
	forgetScans,
	plant,
	removePlanted,
	scan,
	serveChecksums,
	SLUG,
	threats,
} from './scanner-site';
import { pageAt } from './support';

const PAGE = '/wp-admin/admin.php?page=jetpack-scan';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

const removers: ( () => void )[] = [];

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	removers.push( serveChecksums( { 'core/checksums': coreChecksums() } ) );
} );

afterEach( async () => {
	await site().setClock( 0 );
	removePlanted();
	await forgetScans();
} );

afterAll( () => removers.forEach( ( remove ) => remove() ) );

const quarantineFolder = () =>
	evalPhp( `echo get_option( 'jetpack_dashboard_scan_quarantine' );` );

it( 'moves the file of a threat away, and puts it back byte for byte', async () => {
	plant( PLACE, CODE );
	fs.chmodSync( fileAt( PLACE ), 0o640 );
	await scan();
	const found = ( await list() ).filter( ( row ) => row.place === PLACE );
	expect( found.map( ( { code } ) => code ).sort() ).toEqual( [
		'php-in-uploads',
		'request-code',
	] );
	expect( found[ 0 ] ).toMatchObject( {
		kind: 'file',
		can_delete: true,
		is_ignored: false,
	} );
	expect( found[ 0 ] ).not.toHaveProperty( 'version' );

	expect( ( await act( found[ 0 ]?.id, 'delete' ) ).status ).toBe( 200 );
	expect( fs.existsSync( fileAt( PLACE ) ) ).toBe( false );
	expect( await threats() ).not.toContain( `request-code ${ PLACE }` );
	expect( await threats() ).not.toContain( `php-in-uploads ${ PLACE }` );

	const [ item ] = await quarantine();
	expect( item ).toEqual( {
		id: expect.any( Number ),
		place: PLACE,
		bytes: CODE.length,
		taken_at: expect.any( Number ),
		is_replaced: false,
	} );
	expect( ( await undo( item.id ) ).status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( PLACE ) ).equals( CODE ) ).toBe( true );
	expect( fs.statSync( fileAt( PLACE ) ).mode % 0o1000 ).toBe( 0o640 );
	expect( await threats() ).toContain( `request-code ${ PLACE }` );
	expect( await threats() ).toContain( `php-in-uploads ${ PLACE }` );
	expect( await quarantine() ).toEqual( [] );
	expect( ( await undo( item.id ) ).status ).toBe( 404 );
} );

it( 'keeps it where the web can’t run it, and doesn’t find it again', async () => {
	await deleteShell();
	const folder = await quarantineFolder();
	expect( path.basename( folder ) ).toMatch(
		/^jetpack-quarantine-[0-9a-f]{32}$/
	);
	const names = fs.readdirSync( folder ).sort();
	expect( names ).toEqual( [
		'.htaccess',
		expect.stringMatching( /^[0-9a-f]{32}\.quarantine$/ ),
		'index.php',
		'owner.txt',
		'web.config',
	] );
	expect(
		fs.statSync( path.join( folder, names[ 1 ] ?? '' ) ).mode % 0o1000
	).toBe( 0o600 );
	await scan();
	expect( ( await threats() ).join() ).not.toContain( 'quarantine' );
} );

it( 'puts nothing back over another file, nor what was changed', async () => {
	const id = await deleteShell();
	plant( PLACE, 'other' );
	expect( await undo( id ) ).toMatchObject( {
		status: 409,
		body: { code: 'occupied' },
	} );
	expect( fs.readFileSync( fileAt( PLACE ), 'utf8' ) ).toBe( 'other' );
	expect(
		fs.readdirSync( path.dirname( fileAt( PLACE ) ) ).join()
	).not.toContain( '.new' );

	fs.rmSync( fileAt( PLACE ) );
	fs.symlinkSync( '/nowhere', fileAt( PLACE ) );
	expect( await undo( id ) ).toMatchObject( { status: 409 } );
	fs.rmSync( fileAt( PLACE ) );

	const folder = await quarantineFolder();
	const [ name = '' ] = fs
		.readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.quarantine' ) );
	fs.writeFileSync( path.join( folder, name ), '<?php // Other code.' );
	expect( await undo( id ) ).toMatchObject( {
		status: 409,
		body: { code: 'lost' },
	} );
	expect( fs.existsSync( fileAt( PLACE ) ) ).toBe( false );
} );

it( 'changes no files where WordPress may not', async () => {
	const id = await deleteShell();
	plant( 'wp-content/uploads/b.php', CODE );
	await addThreat( 'request-code', 'wp-content/uploads/b.php' );
	const remove = dropMustUsePlugin(
		'no-file-mods',
		`define( 'DISALLOW_FILE_MODS', true );`
	);
	const threat = await idOf( 'wp-content/uploads/b.php' );
	expect( await act( threat, 'delete' ) ).toMatchObject( { status: 403 } );
	expect( await undo( id ) ).toMatchObject( { status: 403 } );
	expect( await list() ).toContainEqual(
		expect.objectContaining( { id: threat, can_delete: false } )
	);
	const html = await pageAt( PAGE, 'admin' );
	expect( html ).not.toContain( 'jetpack_dashboard_scan_delete' );
	expect( html ).not.toContain( 'jetpack_dashboard_scan_undo' );
	// That forbids the code editor only.
	remove();
	removers.push(
		dropMustUsePlugin(
			'no-file-mods',
			`define( 'DISALLOW_FILE_EDIT', true );`
		)
	);
	expect( ( await act( threat, 'delete' ) ).status ).toBe( 200 );
	expect( await act( threat, 'ignore' ) ).toMatchObject( { status: 404 } );
} );

it( 'keeps at most 100 files, each for 30 days', async () => {
	const kept = await evalJson< string[] >(
		`$get = fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Scanner\\\\$name" );
		wp_mkdir_p( WP_CONTENT_DIR . '/uploads/many' );
		for ( $i = 0; $i < 103; $i++ ) {
			file_put_contents( WP_CONTENT_DIR . "/uploads/many/$i.php", (string) $i );
			$get( 'Scan_Database' )->with_tables( fn() => $get( 'Threats' )->add( new Jetpack_Dashboard\\Features\\Scanner\\Threat( 'file', 'web-shell', "wp-content/uploads/many/$i.php", '', md5( (string) $i ), md5( wp_normalize_path( WP_CONTENT_DIR . '/uploads/many' ) ) ), 1 ) );
			$get( 'Threat_Fixes' )->delete( $get( 'Scan_Database' )->inserted_id() );
		}
		echo wp_json_encode( array_column( $get( 'Quarantine' )->all(), 'place' ) );`
	);
	expect( kept ).toHaveLength( 100 );
	expect( kept[ 0 ] ).toBe( 'wp-content/uploads/many/102.php' );
	const stored = async () =>
		fs
			.readdirSync( await quarantineFolder() )
			.filter( ( name ) => name.endsWith( '.quarantine' ) ).length;
	expect( await stored() ).toBe( 100 );

	await site().setClock( 31 * 86_400 );
	await evalPhp( `do_action( 'wp_scheduled_delete' );` );
	expect( await quarantine() ).toEqual( [] );
	expect( await stored() ).toBe( 0 );
} );

it( 'deletes and restores with the buttons of the page', async () => {
	plant( PLACE, CODE );
	await addThreat( 'request-code', PLACE );
	const press = async ( action: string ) => {
		const html = await pageAt( PAGE, 'admin' );
		const form = html.slice( html.indexOf( action ) );
		const fields: [ string, string ][] = [
			[ 'action', action ],
			[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
			[ 'id', hiddenField( form, 'id' ) ],
		];
		expect( ( await sendForm( fields, 'editor' ) ).status ).toBe( 403 );
		return follow( await sendForm( fields, 'admin' ), 'admin' );
	};
	const deleted = await press( 'jetpack_dashboard_scan_delete' );
	expect( noticesOf( deleted, 'success' ) ).toEqual( [
		`Deleted ${ PLACE }. You can undo this below.`,
	] );
	expect( fs.existsSync( fileAt( PLACE ) ) ).toBe( false );
	const restored = await press( 'jetpack_dashboard_scan_undo' );
	expect( noticesOf( restored, 'success' ) ).toEqual( [
		`Put back ${ PLACE }.`,
	] );
	expect( fs.readFileSync( fileAt( PLACE ) ).equals( CODE ) ).toBe( true );
} );

it( 'deletes and restores with WP-CLI', async () => {
	plant( PLACE, CODE );
	await addThreat( 'request-code', PLACE );
	expect(
		await wp( 'scan', 'delete', String( await idOf( PLACE ) ) )
	).toContain( `Deleted ${ PLACE }.` );
	const [ item ] = await wpJson( 'scan', 'quarantine' );
	expect( item ).toMatchObject( { place: PLACE, bytes: CODE.length } );
	plant( PLACE, 'other' );
	expect( await wpError( 'scan', 'undo', String( item.id ) ) ).toContain(
		'Another file has this name now. (occupied)'
	);
	fs.rmSync( fileAt( PLACE ) );
	expect( await wp( 'scan', 'undo', String( item.id ) ) ).toContain(
		`Put back ${ PLACE }.`
	);
	expect( await wpError( 'scan', 'delete', '999999' ) ).toContain(
		'no_such_threat'
	);
} );

it( 'logs scans, and what was done about threats', async () => {
	await clear();
	plant( PLACE, CODE );
	await scan();
	const id = await idOf( PLACE );
	await act( id, 'ignore' );
	await act( id, 'stop-ignoring' );
	await act( id, 'delete' );
	await undo( ( await quarantine() )[ 0 ]?.id );
	const entries = await read( 'kind=scan' );
	expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
		`File put back: ${ PLACE }`,
		`File deleted: ${ PLACE }`,
		`Threat no longer ignored: ${ PLACE }`,
		`Threat ignored: ${ PLACE }`,
		'Scan finished',
	] );
	expect( entries[ 3 ]?.changes ).toEqual( [
		expect.objectContaining( {
			label: 'Threat',
			new: 'Runs code from requests',
		} ),
	] );
	expect( entries[ 4 ]?.changes ).toContainEqual(
		expect.objectContaining( {
			label: 'Threats',
			new: expect.stringMatching( /^[1-9]\d*$/ ),
		} )
	);
} );
