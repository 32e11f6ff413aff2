import { textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import {
	coreChecksums,
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

restoreStateAfterwards();
jest.setTimeout( 120_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
} );
afterAll( forgetScans );

const MISSING =
	'WordPress.org’s list of files couldn’t be loaded. Without it, WordPress’s files are only compared with the scan before.';

const page = async () =>
	textOf( await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' ) );

const respond = ( status: number, body: string ) =>
	`array( 'response' => array( 'code' => ${ status }, 'message' => '' ), 'headers' => array(), 'cookies' => array(), 'body' => '${ body }' )`;

it.each( [
	[ 'no network', "new WP_Error( 'http_request_failed', 'No network.' )" ],
	[ 'status 500', respond( 500, '{"checksums":{}}' ) ],
	[ 'HTML', respond( 200, '<html>' ) ],
	[ 'half a list', respond( 200, '{"checksums":{"wp-login.php":"0' ) ],
	[ 'another list', respond( 200, '{"checksums":{"a.php":{"b":[1]}}}' ) ],
	[ 'no list for the version', respond( 200, '{"checksums":false}' ) ],
] )( 'scans the rest without checksums: %s', async ( _name, response ) => {
	await forgetScans();
	plant( 'wp-content/uploads/2026/11/image.php', '<?php echo 1;' );
	const remove = dropMustUsePlugin(
		'checksums',
		`add_filter( 'pre_http_request', static fn( $before, $args, $url ) => preg_match( '~/(core/checksums|plugin-checksums)/~', $url ) ? ${ response } : $before, 10, 3 );`
	);
	try {
		expect( await scan() ).toMatchObject( { has_core_list: false } );
		expect( await page() ).toContain( MISSING );
		const found = await threats();
		expect( found ).toContain(
			'php-in-uploads wp-content/uploads/2026/11/image.php'
		);
		// WordPress's own files are no threats.
		expect( found.join() ).not.toMatch( /unknown-in-core|published/ );
	} finally {
		remove();
		removePlanted();
	}
} );

it( 'compares WordPress’s files with the scan before, until the list can be loaded', async () => {
	await forgetScans();
	const checksums = { 'core/checksums': coreChecksums() };
	const remove = serveChecksums( {} );
	try {
		await scan();
		const changed = 'wp-includes/class-phpass.php';
		plant( changed, `${ readPlanted( changed ) }\n// One more line.` );
		plant( 'wp-includes/new/file.php', '<?php $a = 1;' );
		await scan();
		expect( await threats() ).toEqual(
			expect.arrayContaining( [
				'added-since wp-includes/new/file.php',
				`changed-since ${ changed }`,
			] )
		);
		serveChecksums( checksums );
		expect( await scan() ).toMatchObject( { has_core_list: true } );
		expect( await page() ).not.toContain( MISSING );
		expect( await threats() ).toEqual(
			expect.arrayContaining( [
				`changed-published ${ changed }`,
				'unknown-in-core wp-includes/new/file.php',
			] )
		);
	} finally {
		remove();
		removePlanted();
	}
} );
