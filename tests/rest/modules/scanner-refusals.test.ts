import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { act, CODE, idOf, PLACE, quarantine } from './scanner-fixes';
import {
	addThreat,
	coreChecksums,
	fileAt,
	forgetScans,
	plant,
	removePlanted,
	rows,
	serveChecksums,
	SLUG,
} from './scanner-site';

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
	removePlanted();
	await forgetScans();
} );

afterAll( () => removers.forEach( ( remove ) => remove() ) );

it( 'deletes no file that has changed since the scan', async () => {
	plant( PLACE, CODE );
	await addThreat( 'request-code', PLACE );
	const id = await idOf( PLACE );
	plant( PLACE, '<?php // Harmless now.' );
	expect( await act( id, 'delete' ) ).toMatchObject( {
		status: 409,
		body: { code: 'changed' },
	} );
	fs.rmSync( fileAt( PLACE ) );
	expect( await act( id, 'delete' ) ).toMatchObject( {
		body: { code: 'missing' },
	} );
	expect( await act( 999_999, 'delete' ) ).toMatchObject( { status: 404 } );
} );

describe( 'deletes nothing that the site needs, or that isn’t in its folders', () => {
	it.each( [
		[ 'wp-config.php', 404, 'no_such_threat' ],
		[ 'wp-content/db.php', 404, 'no_such_threat' ],
		[ 'wp-login.php', 409, 'needed' ],
		[ 'wp-includes/version.php', 409, 'needed' ],
		[ '../outside.php', 409, 'outside' ],
		[ 'wp-content/../../outside.php', 409, 'outside' ],
		[ '/etc/hostname', 409, 'outside' ],
		[ 'wp-content/uploads/linked/x.php', 409, 'outside' ],
		[ 'wp-content/uploads/link.php', 409, 'outside' ],
		[
			'wp-content/plugins/jetpack-dashboard/jetpack-dashboard.php',
			409,
			/outside|needed/,
		],
	] )( '%s', async ( place, status, code ) => {
		plant( 'plain/x.php', CODE );
		const uploads = path.join( site().contentDir, 'uploads' );
		fs.mkdirSync( uploads, { recursive: true } );
		fs.symlinkSync( fileAt( 'plain' ), path.join( uploads, 'linked' ) );
		fs.symlinkSync(
			fileAt( 'plain/x.php' ),
			path.join( uploads, 'link.php' )
		);
		await addThreat( 'request-code', place );
		const before = fs.existsSync( fileAt( place ) );
		const response = await act( await idOf( place ), 'delete' );
		expect( response.status ).toBe( status );
		expect( response.body.code ).toMatch( code );
		expect( fs.existsSync( fileAt( place ) ) ).toBe( before );
		expect( await quarantine() ).toEqual( [] );
		fs.rmSync( path.join( uploads, 'linked' ) );
		fs.rmSync( path.join( uploads, 'link.php' ) );
	} );

	it( 'a file among WordPress’s while its list isn’t known', async () => {
		const checksums = { 'core/checksums': coreChecksums() };
		removers.push( serveChecksums( {} ) );
		plant( 'wp-includes/cache-lite.php', CODE );
		await addThreat( 'request-code', 'wp-includes/cache-lite.php' );
		const id = await idOf( 'wp-includes/cache-lite.php' );
		expect( await act( id, 'delete' ) ).toMatchObject( {
			status: 409,
			body: { code: 'no_list' },
		} );
		removers.push( serveChecksums( checksums ) );
		await forgetScans();
		await addThreat( 'unknown-in-core', 'wp-includes/cache-lite.php' );
		expect(
			(
				await act(
					await idOf( 'wp-includes/cache-lite.php' ),
					'delete'
				)
			).status
		).toBe( 200 );
	} );

	it( 'a file that PHP loads before each request', async () => {
		const place = 'wp-content/before.php';
		plant( place, CODE );
		plant( '.user.ini', 'auto_prepend_file = wp-content/before.php' );
		await addThreat( 'request-code', place );
		const id = await idOf( place );
		expect( await act( id, 'delete' ) ).toMatchObject( {
			status: 409,
			body: { code: 'loaded' },
		} );
		plant( '.user.ini', '' );
		expect( ( await act( id, 'delete' ) ).status ).toBe( 200 );
	} );

	it( 'a changed file of a package, whatever else was found in it', async () => {
		plant( PLACE, CODE );
		await addThreat( 'changed-published', PLACE );
		await addThreat( 'request-code', PLACE );
		for ( const { id, code } of await rows() ) {
			expect( [
				code,
				await act( Number( id ), 'delete' ),
			] ).toMatchObject( [
				code,
				code === 'changed-published'
					? { status: 404 }
					: { status: 409, body: { code: 'needed' } },
			] );
		}
	} );

	it( 'a file that the site loads', async () => {
		const remove = dropPlugin(
			'loader/loader.php',
			'Loader',
			`require __DIR__ . '/part.php';`
		);
		plant( 'wp-content/plugins/loader/part.php', '<?php $a = 1;' );
		await evalPhp( `activate_plugin( 'loader/loader.php' );` );
		await addThreat( 'request-code', 'wp-content/plugins/loader/part.php' );
		const id = await idOf( 'wp-content/plugins/loader/part.php' );
		expect( await act( id, 'delete' ) ).toMatchObject( {
			body: { code: 'loaded' },
		} );
		await evalPhp( `deactivate_plugins( 'loader/loader.php' );` );
		expect( ( await act( id, 'delete' ) ).status ).toBe( 200 );
		remove();
	} );
} );
