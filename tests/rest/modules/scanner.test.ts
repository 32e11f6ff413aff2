import { textOf } from '../support/admin-form';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, get, post, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	coreChecksums,
	countChecksumRequests,
	findLeftovers,
	forgetScans,
	plant,
	readPlanted,
	removePlanted,
	report,
	rows,
	scan,
	serveChecksums,
	SLUG,
	threats,
} from './scanner-site';
import { deleteAllPosts, makePost, pageAt } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG );
jest.setTimeout( 120_000 );

let removers: ( () => void )[] = [];

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	removers.push( serveChecksums( { 'core/checksums': coreChecksums() } ) );
} );

afterEach( removePlanted );

afterAll( async () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
	await forgetScans();
} );

it( 'finds nothing in WordPress, the plugin and the themes, and reads unchanged files only once', async () => {
	expect(
		( await findLeftovers() ).filter(
			( threat ) =>
				! /^\S+ (wp-content\/(uploads|mu-plugins)\/|wp-sandbox-run\.php$|\w+$)/.test(
					threat
				)
		)
	).toEqual( [] );
	const first = await report();
	expect( first ).toMatchObject( { has_core_list: true } );
	expect( first.read ).toBeGreaterThan( 1000 );

	const second = await scan();
	expect( second.files ).toBeGreaterThan( first.files - 20 );
	expect( second.read ).toBeLessThan( 20 );
} );

it( 'finds changed and unknown files of WordPress, and PHP among the uploads', async () => {
	plant(
		'wp-links-opml.php',
		`${ readPlanted( 'wp-links-opml.php' ) }\n// One more line.`
	);
	plant( 'wp-includes/class-wp-cache-lite.php', '<?php $a = 1;' );
	plant( 'wp-content/uploads/2026/11/image.php', '<?php $a = 1;' );
	plant( 'wp-content/uploads/2026/11/index.php', '<?php // Silence.' );
	plant( 'wp-content/uploads/2026/11/key.php', '<?php exit; ?>["data"]' );
	plant(
		'wp-content/uploads/2026/11/photo.jpg',
		'JFIF<?php echo shell_exec( $_GET["e"] ); ?>'
	);
	plant( 'wp-content/mu-plugins/late.php', '<?php eval($_POST["k"]);' );
	plant( '.user.ini', 'auto_prepend_file = "/tmp/.x.php"' );
	plant( 'wp-tmp.php', '<?php $a = 1;' );
	// What owners and hosts have there.
	plant( 'wordfence-waf.php', '<?php $a = 1;' );
	plant( 'local-config.php', '<?php $a = 1;' );
	plant( 'wp-config-local.php', '<?php $a = 1;' );
	plant( 'google1234.html', 'google-site-verification: google1234.html' );
	plant( 'php.ini', 'memory_limit = 256M' );
	plant( 'silence.php', '<?php // Silence.' );

	const expected = [
		'added-since wp-content/mu-plugins/late.php',
		'changed-published wp-links-opml.php',
		'php-in-picture wp-content/uploads/2026/11/photo.jpg',
		'php-in-uploads wp-content/uploads/2026/11/image.php',
		'prepended-file .user.ini',
		'request-code wp-content/mu-plugins/late.php',
		'unknown-in-core wp-includes/class-wp-cache-lite.php',
		'unknown-in-core wp-tmp.php',
	];
	await scan();
	expect( await threats() ).toEqual( expected );
	// Unchanged, but not forgotten.
	await scan();
	expect( await threats() ).toEqual( expected );
	removePlanted();
	await scan();
	expect( await threats() ).toEqual( [] );
} );

it( 'compares plugins of the directory with its checksums, and others with the scan before', async () => {
	removers.push( dropPlugin( 'listed/listed.php', 'Listed' ) );
	removers.push( dropPlugin( 'private/private.php', 'Private' ) );
	removers.push( dropPlugin( 'unlisted/unlisted.php', 'Unlisted' ) );
	plant( 'wp-content/plugins/private/part.php', '<?php $a = 1;' );
	plant( 'wp-content/plugins/listed/extra.php', '<?php $a = 1;' );
	await evalPhp(
		`set_site_transient( 'update_plugins', (object) array( 'last_checked' => time(), 'response' => array(), 'no_update' => array( 'listed/listed.php' => (object) array( 'id' => 'w.org/plugins/listed' ), 'unlisted/unlisted.php' => (object) array( 'id' => 'w.org/plugins/unlisted' ) ) ) );`
	);
	const { createHash } = await import( 'node:crypto' );
	const sum = createHash( 'md5' )
		.update( readPlanted( 'wp-content/plugins/listed/listed.php' ) )
		.digest( 'hex' );
	removers.push(
		serveChecksums( {
			'core/checksums': coreChecksums(),
			'plugin-checksums/listed/9.9.9.json': {
				files: { 'listed.php': { md5: [ sum ] } },
			},
		} )
	);
	await scan();
	expect( await threats() ).toEqual( [
		'unknown-in-plugin wp-content/plugins/listed/extra.php',
	] );

	// Of another size: a scan may take less than a second.
	plant( 'wp-content/plugins/private/part.php', '<?php $a = 22;' );
	plant( 'wp-content/plugins/private/inc/new.php', '<?php $a = 1;' );
	plant( 'wp-content/plugins/private/inc/index.php', '<?php // Silence.' );
	const added = 'added-since wp-content/plugins/private/inc/new.php';
	const unknown = 'unknown-in-plugin wp-content/plugins/listed/extra.php';
	// Found again until they are as before, or the plugin has a new version.
	for ( let round = 0; round < 2; round++ ) {
		await scan();
		expect( await threats() ).toEqual( [
			added,
			'changed-since wp-content/plugins/private/part.php',
			unknown,
		] );
	}
	plant( 'wp-content/plugins/private/part.php', '<?php $a = 1;' );
	await scan();
	expect( await threats() ).toEqual( [ added, unknown ] );
	plant(
		'wp-content/plugins/private/private.php',
		'<?php /* Plugin Name: Private\nVersion: 9.9.10 */'
	);
	plant( 'wp-content/plugins/private/inc/newer.php', '<?php $a = 1;' );
	await scan();
	expect( await threats() ).toEqual( [ unknown ] );
	expect( countChecksumRequests( 'plugin-checksums/unlisted/' ) ).toBe( 1 );
} );

it( 'works from the last known checksums without a network', async () => {
	removers.push( serveChecksums( {} ) );
	plant( 'wp-cron.php', `${ readPlanted( 'wp-cron.php' ) }\n// x` );
	expect( await scan() ).toMatchObject( { has_core_list: true } );
	expect( await threats() ).toContain( 'changed-published wp-cron.php' );
	removers.push( serveChecksums( { 'core/checksums': coreChecksums() } ) );
} );

it( 'finds scripts in posts and options', async () => {
	const id = await makePost( {
		post_content:
			'<p>Hi</p><iframe src="https://bad.example/" width="1" height="1"></iframe>',
	} );
	await makePost( {
		post_content: '<p>A <script>document.title</script> of mine</p>',
	} );
	await evalPhp(
		`update_option( 'widget_text_x', array( 'text' => '<script>eval(atob("eA=="))</script>' ), false );`
	);
	await scan();
	expect( await threats() ).toEqual( [
		`hidden-frame ${ id }`,
		'script-decoded widget_text_x',
	] );
	const text = textOf(
		await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' )
	);
	expect( text ).toMatch( / \(Post\) .* Ignore [^.]* \(Post\)/ );
	expect( text ).toContain( 'Ignore Hidden script Option widget_text_x' );
	await evalPhp(
		`wp_delete_post( ${ id }, true ); delete_option( 'widget_text_x' );`
	);
	await scan();
	expect( await threats() ).toEqual( [] );
} );

it( 'goes on after a slice that died', async () => {
	const remove = dropMustUsePlugin(
		'dying-scan',
		`add_filter( 'jetpack_dashboard_checksums_url', function () { exit( 'dead' ); } );`
	);
	await post( 'module/scanner/scan', { start: true } );
	remove();
	expect( await report() ).toMatchObject( { is_running: true, files: 0 } );
	// The lock of the dead request.
	await site().setClock( 90 );
	expect( ( await scan() ).files ).toBeGreaterThan( 1000 );
	await site().setClock( 0 );
} );

it( 'doesn’t follow links, and leaves other WordPress sites in subfolders alone', async () => {
	plant( 'other/wp-load.php', '<?php eval($_POST[1]);' );
	plant( 'other/wp-includes/version.php', '<?php' );
	plant( 'plain/x.php', '<?php eval($_POST[1]);' );
	await evalPhp(
		`symlink( ABSPATH . 'plain', WP_CONTENT_DIR . '/uploads/linked' );`
	);
	await scan();
	expect( await threats() ).toEqual( [ 'request-code plain/x.php' ] );
	expect( await rows() ).toContainEqual(
		expect.objectContaining( { code: 'other-site', place: 'other' } )
	);
	await evalPhp( `unlink( WP_CONTENT_DIR . '/uploads/linked' );` );
} );

it( 'offers no place to hide', async () => {
	const shell = '<?php eval($_POST[1]);';
	const uploads = 'wp-content/uploads/x';
	plant( `${ uploads }/wp-load.php`, '<?php' );
	plant( `${ uploads }/wp-includes/version.php`, '<?php' );
	plant( `${ uploads }/deep/shell.php`, shell );
	plant( 'wp-content/themes/.git/shell.php', shell );
	plant( 'wp-content/themes/.git/objects/ab/cd', shell );
	plant(
		'wp-content/themes/long.php',
		`<?php ${ '// words\n'.repeat( 300_000 ) } eval($_POST[1]);`
	);
	await scan();
	expect( await threats() ).toEqual( [
		'php-in-uploads wp-content/uploads/x/deep/shell.php',
		'request-code wp-content/themes/.git/shell.php',
		'request-code wp-content/uploads/x/deep/shell.php',
		'too-large wp-content/themes/long.php',
	] );
} );

it( 'comes to the end of a folder with more files than are remembered', async () => {
	await evalPhp(
		`wp_mkdir_p( WP_CONTENT_DIR . '/uploads/many' ); for ( $i = 0; $i < 21000; $i++ ) { file_put_contents( WP_CONTENT_DIR . "/uploads/many/$i.jpg", 'JFIF' ); } file_put_contents( WP_CONTENT_DIR . '/uploads/many/zz.php', '<?php echo 1;' );`
	);
	await scan();
	const { files } = await scan();
	expect( files ).toBeGreaterThan( 21_000 );
	expect( files ).toBeLessThan( 30_000 );
	expect( await threats() ).toEqual( [
		'php-in-uploads wp-content/uploads/many/zz.php',
	] );
	await evalPhp(
		`array_map( 'unlink', glob( WP_CONTENT_DIR . '/uploads/many/*' ) ); rmdir( WP_CONTENT_DIR . '/uploads/many' );`
	);
} );

it( 'has a daily schedule while it is on, and does nothing while it is off', async () => {
	await pageAt( '/wp-admin/index.php', 'admin' );
	expect(
		await evalPhp(
			`echo wp_get_schedule( 'jetpack_dashboard_scan_start' );`
		)
	).toBe( 'daily' );

	await switchModule( SLUG, false );
	expect(
		await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' )
	).toMatch(
		/not active\..*looks for code that attackers use.*<a class="button" href="[^"]*#\/security">Security settings</s
	);
	expect( ( await get( 'module/scanner/data' ) ).status ).toBe( 404 );
	expect(
		( await post( 'module/scanner/scan', { start: true } ) ).status
	).toBe( 404 );
	await evalPhp( `do_action( 'jetpack_dashboard_scan_start' );` );
	await switchModule( SLUG, true );
	expect( await report() ).toMatchObject( { is_running: false } );
} );
