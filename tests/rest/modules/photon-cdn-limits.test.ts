import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, post } from '../support/site';
import { pageAt } from './support';
import {
	acceleratedPage,
	addExamples,
	addressOf,
	copiesFolder,
	emptyStaticCopies,
	figures,
	makeStaticCopies,
} from './static-files';

const SLUG = 'photon-cdn';
const COPY = '/uploads/jetpack-dashboard-static/';

restoreStateAfterwards();

let remove = () => {};

const pathOf = ( url: string ) => new URL( url ).pathname;

beforeAll( async () => {
	await useScenario( 'local' );
	remove = addExamples();
} );
afterAll( async () => {
	await switchModule( SLUG, false );
	await evalPhp(
		'Jetpack_Dashboard\\Features\\Photon_Cdn\\Copies::of_site()->delete_all();'
	);
	remove();
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await emptyStaticCopies();
} );

/** PHP that answers requests for the CDN with the site's files. */
const CDN = `
add_filter( 'pre_http_request', static function ( $pre, $args, $url ) {
	if ( 0 !== strpos( $url, 'https://cdn.example.com/' ) ) {
		return $pre;
	}
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	return array(
		'headers'  => array( 'content-type' => '.css' === substr( $path, -4 ) ? 'text/css' : 'text/javascript' ),
		'body'     => file_get_contents( WP_CONTENT_DIR . substr( $path, strlen( '/wp-content' ) ) ),
		'response' => array( 'code' => 200, 'message' => 'OK' ),
		'cookies'  => array(),
		'filename' => null,
	);
}, 10, 3 );`;

it( 'loads copies from the CDN of the owner once it has them', async () => {
	await acceleratedPage();
	await post( 'settings', { photon_cdn_url: 'https://cdn.example.com' } );
	// Not reachable: the site serves the copies.
	await evalPhp( "do_action( 'jetpack_dashboard_static_make' );" );
	const unreachable = addressOf( await pageAt( '/' ), 'example-css' );
	const restore = dropMustUsePlugin( 'cdn', CDN );
	await evalPhp( "do_action( 'jetpack_dashboard_static_check' );" );
	const html = await pageAt( '/' );
	const style = await fetchPath( pathOf( addressOf( html, 'example-css' ) ) );
	const { cdn } = await figures();
	await post( 'settings', { photon_cdn_url: '' } );
	const off = addressOf( await pageAt( '/' ), 'example-css' );
	restore();
	expect( unreachable ).not.toContain( 'cdn.example.com' );
	expect( unreachable ).toContain( COPY );
	expect( addressOf( html, 'example-css' ) ).toMatch(
		/^https:\/\/cdn\.example\.com\/wp-content\/uploads\/jetpack-dashboard-static\//
	);
	expect( cdn ).toBe( 'https://cdn.example.com' );
	// Fonts from another host would need CORS headers.
	expect( style.text ).toMatch(
		/url\(\/\/127\.0\.0\.1:\d+\/wp-content\/plugins\/static-examples\/a\.png\)/
	);
	expect( off ).toContain( COPY );
	expect( off ).not.toContain( 'cdn.example.com' );
} );

it( 'keeps within its limit, and says when the disk is full', async () => {
	const original = addressOf( await pageAt( '/' ), 'example-css' );
	await makeStaticCopies(
		"add_filter( 'option_jetpack_dashboard_photon_cdn_limit', static fn() => '0mb' ); add_filter( 'default_option_jetpack_dashboard_photon_cdn_limit', static fn() => '0mb' );"
	);
	expect( await figures() ).toMatchObject( {
		files: 0,
		bytes: 0,
		problem: 'limit',
	} );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toBe( original );
	await makeStaticCopies(
		"add_filter( 'jetpack_dashboard_free_space', static fn() => 1000.0 );"
	);
	expect( await figures() ).toMatchObject( {
		bytes: 0,
		problem: 'disk-full',
	} );
	await makeStaticCopies();
	const after = await figures();
	expect( after ).toMatchObject( { problem: '', limit: 20 * 1024 * 1024 } );
	expect( after.files ).toBeGreaterThanOrEqual( 3 );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toContain( COPY );
} );

it( 'uses no copies if visitors can’t load them', async () => {
	const original = addressOf( await pageAt( '/' ), 'example-css' );
	await makeStaticCopies(
		"add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 403, 'message' => '' ), 'cookies' => array(), 'filename' => null ) );"
	);
	expect( await figures() ).toMatchObject( { problem: 'unreachable' } );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toBe( original );
	await evalPhp( "do_action( 'jetpack_dashboard_static_make' );" );
	expect( await figures() ).toMatchObject( { problem: '' } );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toContain( COPY );
} );

it( 'leaves out rules that the server doesn’t allow, and keeps those of the owner', async () => {
	// Apache responds with 500 to every request below a folder with such rules.
	const refuse = ( word: string ) => `
add_filter( 'pre_http_request', static function ( $pre ) {
	return false === strpos( (string) @file_get_contents( wp_upload_dir()['basedir'] . '/jetpack-dashboard-static/check/.htaccess' ), '${ word }' ) ? $pre : array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 500, 'message' => '' ), 'cookies' => array(), 'filename' => null );
} );`;
	const rules = path.join( copiesFolder(), '.htaccess' );
	await pageAt( '/' );
	await makeStaticCopies( refuse( 'ExpiresActive' ) );
	const some = fs.readFileSync( rules, 'utf8' );
	expect( some ).toContain( 'Header set Cache-Control' );
	expect( some ).not.toContain( 'ExpiresActive' );
	await evalPhp(
		`${ refuse(
			'IfModule'
		) } do_action( 'jetpack_dashboard_static_make' );`
	);
	expect( fs.existsSync( rules ) ).toBe( false );
	expect( await figures() ).toMatchObject( { problem: '' } );
	fs.writeFileSync( rules, '# Mine' );
	await evalPhp( "do_action( 'jetpack_dashboard_static_make' );" );
	expect( fs.readFileSync( rules, 'utf8' ) ).toBe( '# Mine' );
} );

it( 'makes nothing from what a visitor requests', async () => {
	await acceleratedPage();
	const list = () =>
		fs
			.readdirSync( copiesFolder(), { recursive: true } )
			.map( String )
			.sort();
	const before = list();
	const folder = `/wp-content${ COPY }`;
	const hash = '0123456789abcdef';
	const requests: [ string, number ][] = [
		[ `${ folder }${ hash }/plugins/static-examples/css/more.css`, 302 ],
		[ `${ folder }${ hash }/plugins/static-examples/js/link.js`, 404 ],
		[ `${ folder }${ hash }/plugins/static-examples/js/page.php.js`, 404 ],
		[
			`${ folder }${ hash }/plugins/jetpack-dashboard/jetpack-dashboard.php`,
			404,
		],
		[ `${ folder }${ hash }/plugins/..%2f..%2f..%2fwp-config.php`, 403 ],
		[ `${ folder }${ hash }/uploads/upload.js`, 404 ],
		[ `${ folder }${ hash }//elsewhere.example/a.js`, 301 ],
		[
			`/?x=${ folder }${ hash }/plugins/static-examples/css/more.css`,
			200,
		],
	];
	for ( const [ address, status ] of requests ) {
		expect( [ address, ( await fetchPath( address ) ).status ] ).toEqual( [
			address,
			status,
		] );
	}
	await evalPhp( "do_action( 'jetpack_dashboard_static_make' );" );
	expect( list() ).toEqual( before );
} );

it( 'empties the copies, and turning it off deletes them; old addresses lead to the originals', async () => {
	const first = addressOf( await acceleratedPage(), 'example-css' );
	const emptied = await emptyStaticCopies();
	expect( emptied.body.data ).toMatchObject( { files: 0, bytes: 0 } );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).not.toContain(
		COPY
	);
	expect(
		( await post( 'module/photon-cdn/empty', { empty: 1 } ) ).status
	).toBe( 400 );
	await makeStaticCopies();
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toBe( first );
	await post( 'module/photon-cdn/active', { active: false } );
	expect( fs.existsSync( copiesFolder() ) ).toBe( false );
	const { status, headers } = await fetchPath( pathOf( first ) );
	expect( [ status, pathOf( String( headers.location ) ) ] ).toEqual( [
		302,
		'/wp-content/plugins/static-examples/css/style.css',
	] );
	expect( headers[ 'cache-control' ] ).toBe( 'no-store' );
} );

it( 'recovers from the loss of its folder, and shows no copies in the customizer', async () => {
	const first = addressOf( await acceleratedPage(), 'example-css' );
	fs.rmSync( copiesFolder(), { recursive: true } );
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).not.toContain(
		COPY
	);
	await makeStaticCopies();
	expect( addressOf( await pageAt( '/' ), 'example-css' ) ).toBe( first );
	const preview = await pageAt(
		'/?customize_changeset_uuid=11111111-1111-4111-8111-111111111111&customize_messenger_channel=preview-0',
		'admin'
	);
	expect( preview ).toContain( 'static-examples/css/style.css' );
	expect( preview ).not.toContain( COPY );
} );

it( 'keeps nothing if it is emptied while copies are made', async () => {
	await pageAt( '/' );
	// The filter runs before each copy is written.
	const stored = await makeStaticCopies(
		`$runs = 0;
add_filter( 'jetpack_dashboard_free_space', static function ( $free ) use ( &$runs ) {
	if ( 2 === ++$runs ) {
		Jetpack_Dashboard\\Features\\Photon_Cdn\\Copies::of_site()->delete_all();
	}
	return $free;
} );
add_action( 'jetpack_dashboard_static_make', static function () use ( &$runs ) {
	echo $runs > 2 ? 'made ' : 'not made ', false === get_option( 'jetpack_dashboard_static_files' ) ? 'gone' : 'stored';
}, 99 );`
	);
	expect( stored ).toBe( 'made gone' );
	expect( fs.existsSync( copiesFolder() ) ).toBe( false );
} );
