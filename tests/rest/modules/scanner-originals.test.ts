import * as fs from 'node:fs';
import { createHash } from 'node:crypto';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, get } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { summaries } from '../activity';
import { wp, wpError } from '../cli/wp-cli';
import {
	act,
	idOf,
	list,
	quarantine,
	servePackages,
	undo,
} from './scanner-fixes';
import {
	coreChecksums,
	fileAt,
	forgetScans,
	plant,
	readPlanted,
	removePlanted,
	scan,
	serveChecksums,
	SLUG,
	threats,
} from './scanner-site';
import { pageAt } from './support';

const PLACE = 'wp-links-opml.php';
const PLUGIN_FILE = 'wp-content/plugins/listed/listed.php';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

let original = '';
let changed = '';
const removers: ( () => void )[] = [];

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	original = readPlanted( PLACE );
	changed = original.replace( '<?php', '<?php eval($_POST["<img src=x>"]);' );
	expect( changed ).not.toBe( original );
	removers.push( serveChecksums( { 'core/checksums': coreChecksums() } ) );
} );

beforeEach( async () => {
	await evalPhp( `delete_option( 'package_requests' );` );
} );

afterEach( async () => {
	removePlanted();
	await forgetScans();
} );

afterAll( () => removers.forEach( ( remove ) => remove() ) );

async function changedFile(): Promise< number > {
	plant( PLACE, changed );
	fs.chmodSync( fileAt( PLACE ), 0o640 );
	await scan();
	return idOf( PLACE );
}

const serveCore = ( content: string ) =>
	removers.push(
		servePackages( {
			'/wordpress-': { [ `wordpress/${ PLACE }` ]: content },
		} )
	);

const diff = ( id: number ) => get( `module/scanner/threats/${ id }/diff` );

it( 'restores a file of WordPress from the package of its version, with Undo', async () => {
	serveCore( original );
	const id = await changedFile();
	for ( const row of await list() ) {
		if ( row.place === PLACE ) {
			expect( row ).toMatchObject( {
				can_delete: false,
				can_restore: true,
			} );
		}
	}
	expect( ( await act( id, 'restore' ) ).status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( PLACE ), 'utf8' ) ).toBe( original );
	expect( fs.statSync( fileAt( PLACE ) ).mode % 0o1000 ).toBe( 0o640 );
	expect( ( await threats() ).join() ).not.toContain( PLACE );
	const [ item ] = await quarantine();
	expect( item ).toMatchObject( { place: PLACE, is_replaced: true } );
	expect( ( await summaries( 'kind=scan' ) )[ 0 ] ).toBe(
		`Original restored: ${ PLACE }`
	);

	expect( ( await undo( item.id ) ).status ).toBe( 200 );
	expect( fs.readFileSync( fileAt( PLACE ), 'utf8' ) ).toBe( changed );
	expect( fs.statSync( fileAt( PLACE ) ).mode % 0o1000 ).toBe( 0o640 );
	expect( await threats() ).toContain( `changed-published ${ PLACE }` );

	// The package is kept for a while.
	await act( await idOf( PLACE ), 'restore' );
	expect( await evalPhp( `echo get_option( 'package_requests' );` ) ).toBe(
		'1'
	);
	await scan();
	expect( ( await threats() ).join() ).not.toContain( PLACE );
} );

it( 'undoes nothing that has changed since', async () => {
	serveCore( original );
	await act( await changedFile(), 'restore' );
	plant( PLACE, `${ original }\n// An update.` );
	const [ item ] = await quarantine();
	expect( await undo( item.id ) ).toMatchObject( {
		status: 409,
		body: { code: 'occupied' },
	} );
	expect( readPlanted( PLACE ) ).toContain( 'An update' );
} );

it( 'downloads packages from a mirror that the site names', async () => {
	removers.push(
		servePackages( {
			'/release/mirror.zip': { [ `wordpress/${ PLACE }` ]: original },
		} )
	);
	const remove = dropMustUsePlugin(
		'mirror',
		`add_filter( 'jetpack_dashboard_package_url', fn( $url, $kind ) => 'core' === $kind ? 'https://downloads.wordpress.org/release/mirror.zip' : $url, 10, 2 );`
	);
	expect( ( await act( await changedFile(), 'restore' ) ).status ).toBe(
		200
	);
	expect( readPlanted( PLACE ) ).toBe( original );
	remove();
} );

it( 'restores a file of a plugin from the directory', async () => {
	removers.push( dropPlugin( 'listed/listed.php', 'Listed' ) );
	const published = readPlanted( PLUGIN_FILE );
	await evalPhp(
		`set_site_transient( 'update_plugins', (object) array( 'last_checked' => time(), 'response' => array(), 'no_update' => array( 'listed/listed.php' => (object) array( 'id' => 'w.org/plugins/listed' ) ) ) );`
	);
	removers.push(
		serveChecksums( {
			'plugin-checksums/listed/9.9.9.json': {
				files: {
					'listed.php': {
						md5: createHash( 'md5' )
							.update( published )
							.digest( 'hex' ),
					},
				},
			},
		} ),
		servePackages( {
			'/plugin/listed.9.9.9.zip': { 'listed/listed.php': published },
		} )
	);
	plant( PLUGIN_FILE, `${ published }\neval($_POST[1]);` );
	await scan();
	expect(
		await wp( 'scan', 'restore', String( await idOf( PLUGIN_FILE ) ) )
	).toContain( `Restored the original of ${ PLUGIN_FILE }.` );
	expect( readPlanted( PLUGIN_FILE ) ).toBe( published );
	removers.push( serveChecksums( { 'core/checksums': coreChecksums() } ) );
} );

it( 'changes nothing without a network, or with a package that isn’t the published one', async () => {
	removers.push( servePackages( {} ) );
	const id = await changedFile();
	expect( await act( id, 'restore' ) ).toMatchObject( {
		status: 502,
		body: {
			code: 'download_failed',
			message:
				'The original couldn’t be downloaded from WordPress.org: No network.',
		},
	} );
	serveCore( `${ original }\n// Not as published.` );
	expect( await act( id, 'restore' ) ).toMatchObject( {
		status: 409,
		body: { code: 'wrong_original' },
	} );
	expect( await wpError( 'scan', 'restore', String( id ) ) ).toContain(
		'wrong_original'
	);
	expect( readPlanted( PLACE ) ).toBe( changed );
	expect( await quarantine() ).toEqual( [] );

	plant( 'wp-content/uploads/x.php', '<?php eval($_POST[1]);' );
	await scan();
	expect(
		await act( await idOf( 'wp-content/uploads/x.php' ), 'restore' )
	).toMatchObject( { status: 409, body: { code: 'no_original' } } );
} );

it( 'shows what was changed, and escapes it', async () => {
	serveCore( original );
	const id = await changedFile();
	const { status, body } = await diff( id );
	expect( status ).toBe( 200 );
	expect( body ).toMatchObject( { place: PLACE, is_cut: false } );
	expect( body.html ).toContain( '&lt;img src=x' );
	expect( body.html ).not.toContain( '<img' );
	expect( await wp( 'scan', 'diff', String( id ) ) ).toMatch(
		/^- <\?php\n\+ <\?php eval\(\$_POST\["<img src=x>"\]\);\n {2}/
	);

	const page = await pageAt(
		'/wp-admin/admin.php?page=jetpack-scan',
		'admin'
	);
	const [ , href = '' ] =
		/href="([^"]*diff=[^"]*)"[^>]*>Show changes/.exec( page ) ?? [];
	const url = new URL( href.replaceAll( '&#038;', '&' ) );
	const shown = await pageAt( `${ url.pathname }${ url.search }`, 'admin' );
	expect( shown ).toContain( `Changes in ${ PLACE }` );
	expect( shown ).not.toContain( '<img src=x' );
	// Another address can't make the site download a package.
	url.searchParams.set( '_wpnonce', 'x' );
	expect(
		await pageAt( `${ url.pathname }${ url.search }`, 'admin' )
	).not.toContain( 'Changes in' );
} );

it( 'shows a part of what is too much to compare', async () => {
	serveCore( original );
	const lines = Array.from(
		{ length: 9000 },
		( _, line ) => `$a = ${ line };`
	);
	plant( PLACE, `<?php\n${ lines.join( '\n' ) }` );
	await scan();
	const before = Date.now();
	const { body } = await diff( await idOf( PLACE ) );
	expect( body ).toMatchObject( { is_cut: true } );
	expect( body.html.length ).toBeLessThan( 400_000 );
	expect( Date.now() - before ).toBeLessThan( 20_000 );
	plant( PLACE, `<?php // ${ 'x'.repeat( 1_100_000 ) }` );
	await scan();
	expect( await diff( await idOf( PLACE ) ) ).toMatchObject( {
		status: 409,
		body: { code: 'no_text' },
	} );
} );
