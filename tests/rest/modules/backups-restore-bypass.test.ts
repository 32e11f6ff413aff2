import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { wp } from '../cli/wp-cli';
import { textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, fetchPath, post, site } from '../support/site';
import {
	finishRestore,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	send,
	slice,
} from './backups-site';

jest.setTimeout( 300_000 );

const ROUTE = '/jetpack/v4/module/backups/run';

const maintenance = () => path.join( site().contentDir, '../.maintenance' );

/** Unix time, and visits that tried to go on, in WordPress's file. */
const noted = () =>
	/time\( (\d+), (\d+) \)/
		.exec( fs.readFileSync( maintenance(), 'utf8' ) )
		?.slice( 1 )
		.map( Number ) ?? [];

const progress = () => path.join( folder(), 'work/restore-progress.json' );
const state = () => JSON.parse( fs.readFileSync( progress(), 'utf8' ) );

/** Makes the restore look as if nothing had happened for that long. */
function makeSilent( seconds: number ): void {
	const time = Math.floor( Date.now() / 1000 ) - seconds;
	const code = fs.readFileSync( maintenance(), 'utf8' );
	fs.writeFileSync( maintenance(), code.replace( /\d{10}/g, `${ time }` ) );
}

/** Turns on a page cache that has a page for every address. Returns a function that removes it. */
function cachePages(): () => void {
	const config = path.join( site().contentDir, '../wp-config.php' );
	const before = fs.readFileSync( config, 'utf8' );
	const cache = path.join( site().contentDir, 'advanced-cache.php' );
	fs.writeFileSync( cache, '<?php exit( "cached" );' );
	fs.writeFileSync(
		config,
		before.replace( '<?php', "<?php define( 'WP_CACHE', true );" )
	);
	return () => {
		fs.writeFileSync( config, before );
		fs.rmSync( cache, { force: true } );
	};
}

/** Application password of the administrator. */
let password = '';

/** In the names of WordPress's cookies. */
let cookieHash = '';

beforeAll( async () => {
	password = await evalPhp(
		`echo WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'admin' )->ID, array( 'name' => 'door' ) )[0];`
	);
	cookieHash = await evalPhp( 'echo COOKIEHASH;' );
	await prepareBackups();
} );
beforeEach( async () => {
	await send( 'restore', ( await ids() ).pop() ?? '' );
	while ( ! fs.existsSync( maintenance() ) ) {
		expect( ( await slice() ).body ).toMatchObject( { is_running: true } );
	}
} );
afterEach( finishRestore );
afterAll( async () => {
	fs.rmSync( maintenance(), { force: true } );
	await removeBackups();
	await evalPhp(
		`WP_Application_Passwords::delete_all_application_passwords( get_user_by( 'login', 'admin' )->ID );`
	);
} );

it( 'isn’t continued by commands, which may run as another user', async () => {
	makeSilent( 31 );
	const before = state();
	expect( await site().wp( [ 'option', 'get', 'blog_charset' ] ) ).toBe(
		'UTF-8'
	);
	expect( state() ).toEqual( before );
} );

it( 'says on its page that the disk of the backups is full, and goes on later', async () => {
	const full = path.join( site().contentDir, '../full-disk' );
	const remove = dropMustUsePlugin(
		'full-disk',
		`namespace Jetpack_Dashboard\\Kernel;
function file_put_contents( $file, $text ) {
	return file_exists( ABSPATH . 'full-disk' ) ? 0 : \\file_put_contents( $file, $text );
}`
	);
	try {
		fs.writeFileSync( full, '' );
		expect( ( await slice() ).status ).toBe( 500 );
		const { status, text } = await fetchPath( PAGE, { as: 'admin' } );
		expect( status ).toBe( 200 );
		expect( textOf( text ) ).toMatch(
			/The disk may be full\. .*Restoring the backup of /
		);
	} finally {
		fs.rmSync( full, { force: true } );
		remove();
	}
	await finishRestore();
	expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
} );

it( 'serves nothing but its own route to a request that looks like it', async () => {
	const before = state();
	const form = ( fields: Record< string, string > ) => ( {
		method: 'POST' as const,
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( fields ).toString(),
	} );
	for ( const [ address, options ] of [
		[ ROUTE, {} ],
		[ `${ ROUTE }?feed=rss2`, {} ],
		[ `/index.php${ ROUTE }?p=1`, {} ],
		[ `/wp-json/wp/v2/templates${ ROUTE }`, {} ],
		[ `/wp-json/wp/v2/posts?rest_route[]=${ ROUTE }`, {} ],
		[ `/wp-admin/network/index.php?rest_route=${ ROUTE }`, {} ],
		[ ROUTE, form( { rest_route: '/wp/v2/posts', _method: 'GET' } ) ],
		[ `/wp-json${ ROUTE }`, form( { rest_route: '/wp/v2/comments' } ) ],
	] as const ) {
		expect( [
			address,
			( await fetchPath( address, options ) ).status,
		] ).toEqual( [ address, 503 ] );
	}
	expect( state() ).toEqual( before );
	expect(
		( await fetchPath( `/?rest_route=${ ROUTE }`, form( {} ) ) ).status
	).toBe( 401 );
} );

it( 'serves nothing to a request that names the time in the file, as WordPress’s editor of plugins does', async () => {
	const time = `${ noted()[ 0 ] }`;
	const key = createHash( 'md5' ).update( time ).digest( 'hex' );
	for ( const address of [ '/', '/wp-login.php' ] ) {
		expect(
			(
				await fetchPath(
					`${ address }?wp_scrape_key=${ key }&wp_scrape_nonce=${ time }`
				)
			).status
		).toBe( 503 );
	}
} );

it.each( [
	[ 'the Customizer', '/?wp_customize=on&customize_changeset_uuid=x', '' ],
	[ 'the recovery mode', '/', 'wordpress_rec_HASH=x' ],
	[ 'a page cache', '/', '' ],
] )(
	'goes on by a visit that %s would end before',
	async ( name, address, cookie ) => {
		const end = name === 'a page cache' ? cachePages() : () => {};
		try {
			makeSilent( 31 );
			const response = await fetchPath( address, {
				headers: { Cookie: cookie.replace( 'HASH', cookieHash ) },
			} );
			expect( response.status ).toBe( 503 );
			expect( state() ).toMatchObject( { is_running: false, error: '' } );
		} finally {
			end();
		}
	}
);

it( 'takes no application password, since plugins that guard them aren’t loaded', async () => {
	const before = state();
	const response = await post( 'module/backups/run', undefined, {
		as: 'anonymous',
		headers: {
			Authorization: `Basic ${ btoa( `admin:${ password }` ) }`,
		},
	} );
	expect( response.status ).toBe( 401 );
	expect( state() ).toEqual( before );
} );

it( 'lets no script pass that loads only a part of WordPress', async () => {
	const script = path.join( site().contentDir, '../short.php' );
	fs.writeFileSync(
		script,
		`<?php define( 'SHORTINIT', true ); require __DIR__ . '/wp-load.php'; echo 'passed';`
	);
	try {
		makeSilent( 31 );
		const response = await fetchPath( '/short.php' );
		expect( response.text ).not.toContain( 'passed' );
		expect( response.status ).toBe( 503 );
		expect( noted()[ 1 ] ).toBe( 0 );
	} finally {
		fs.rmSync( script );
	}
} );

it.each( [ 'admin-ajax', 'admin-post', 'edit' ] )(
	'lets %s.php not pass with the page’s path after it, as many servers allow',
	async ( name ) => {
		const script = path.join( site().contentDir, '../path-info.php' );
		fs.writeFileSync(
			script,
			`<?php $_SERVER['SCRIPT_NAME'] = '/wp-admin/${ name }.php/wp-admin/admin.php'; chdir( 'wp-admin' ); require '${ name }.php';`
		);
		try {
			const response = await fetchPath(
				'/path-info.php?page=jetpack-backups&action=generate-password'
			);
			expect( response.status ).toBe( 503 );
		} finally {
			fs.rmSync( script );
		}
	}
);

it( 'doesn’t invite visits while another request works', async () => {
	const before = state();
	const worker = spawn( 'flock', [
		'-F',
		path.join( folder(), 'work/lock' ),
		'sh',
		'-c',
		'echo locked; exec sleep 100',
	] );
	await new Promise( ( resolve ) => worker.stdout.once( 'data', resolve ) );
	try {
		makeSilent( 31 );
		expect( ( await fetchPath( '/' ) ).status ).toBe( 503 );
		expect( state() ).toEqual( before );
		const [ time = 0, tries ] = noted();
		expect( Date.now() / 1000 - time ).toBeLessThan( 20 );
		expect( tries ).toBe( 0 );
	} finally {
		worker.stdout.destroy();
		worker.kill();
		await new Promise( ( resolve ) => worker.once( 'exit', resolve ) );
	}
} );

it( 'opens the site with the first visit if the restore was given up', async () => {
	fs.writeFileSync(
		progress(),
		JSON.stringify( { ...state(), saved_at: 1_000_000_000 } )
	);
	await wp( 'backup', 'create' );
	expect( state() ).toMatchObject( { is_running: false } );
	makeSilent( 3_700 );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 503 );
	expect( fs.existsSync( maintenance() ) ).toBe( false );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
} );
