import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, site } from '../support/site';
import { pageAt } from './support';
import {
	acceleratedPage,
	addExamples,
	addressOf,
	copiesFolder,
	emptyStaticCopies,
	examplesFolder,
	figures,
	makeStaticCopies,
	tagOf,
} from './static-files';

const SLUG = 'photon-cdn';
const COPY =
	/\/wp-content\/uploads\/jetpack-dashboard-static\/[0-9a-f]{16}\/plugins\/static-examples\//;

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

it( 'leaves the page as it is while it is off, byte for byte', async () => {
	await switchModule( SLUG, false );
	const before = await pageAt( '/' );
	await switchModule( SLUG, true );
	expect( await pageAt( '/' ) ).toBe( before );
	await makeStaticCopies();
	expect( await pageAt( '/' ) ).not.toBe( before );
	await switchModule( SLUG, false );
	expect( await pageAt( '/' ) ).toBe( before );
} );

it( 'changes only the addresses of scripts and styles', async () => {
	const before = await pageAt( '/' );
	await makeStaticCopies();
	const after = await pageAt( '/' );
	const addresses = ( html: string ) =>
		html.replace(
			/(<(?:link|script)\b[^>]*? (?:href|src)=)(["'])[^"']*\2/g,
			'$1""'
		);
	expect( addresses( after ) ).toBe( addresses( before ) );
	expect( addressOf( after, 'example-js' ) ).toMatch( COPY );
	expect( tagOf( after, 'example-js' ) ).toContain( 'defer' );
	expect( addressOf( after, 'example-css' ) ).toMatch( COPY );
	expect( tagOf( after, 'example-css' ) ).toMatch( /media=.print./ );
	expect( after ).toContain( '.inline{color:red}' );
	expect( after ).toContain( 'var exampleData = {"a":"b"}' );
} );

it( 'serves copies that browsers may keep for a year, whose relative addresses still work', async () => {
	const html = await acceleratedPage();
	const style = await fetchPath( pathOf( addressOf( html, 'example-css' ) ) );
	const script = await fetchPath( pathOf( addressOf( html, 'example-js' ) ) );
	const folder = '/wp-content/plugins/static-examples';
	expect( style.status ).toBe( 200 );
	expect( style.headers[ 'content-type' ] ).toContain( 'text/css' );
	expect( style.headers[ 'cache-control' ] ).toContain( 'max-age=31536000' );
	expect( style.text ).toBe(
		`@import "${ folder }/css/more.css";\n.a{background:url(${ folder }/a.png)}\n/*# sourceMappingURL=${ folder }/css/style.css.map */`
	);
	expect( script.headers[ 'cache-control' ] ).toContain( 'max-age=31536000' );
	expect( script.text ).toBe(
		`window.examples = 1;\n//# sourceMappingURL=${ folder }/js/script.js.map\n`
	);
	expect(
		fs.readFileSync( path.join( copiesFolder(), '.htaccess' ), 'utf8' )
	).toContain( 'immutable' );
} );

it( 'leaves alone what needs its own address, and what is no script or style of the site', async () => {
	const before = await pageAt( '/' );
	const after = await acceleratedPage();
	const odd = [ 0, 1, 2, 3, 4, 5, 6 ].map(
		( number ) => `odd-${ number }-js`
	);
	for ( const id of [ 'safe-css', 'finds-itself-js', ...odd ] ) {
		expect( tagOf( before, id ) ).not.toBe( '' );
		expect( [ id, tagOf( after, id ) ] ).toEqual( [
			id,
			tagOf( before, id ),
		] );
	}
	expect( after ).toMatch(
		/plugins\/static-examples\/js\/module\.js\?ver=1\.0/
	);
	const copied = fs
		.readdirSync( copiesFolder(), { recursive: true } )
		.map( String )
		.filter( ( name ) => /static-examples.*\.\w+$/.test( name ) )
		.map( ( name ) => path.basename( name ) );
	expect( copied.sort() ).toEqual( [
		'script.js',
		'style.css',
		'turned.css',
	] );
	// Pages don't queue again what never gets a copy. The queue is written
	// after the page was sent.
	await evalPhp( 'usleep( 500000 );' );
	expect( fs.readdirSync( path.join( copiesFolder(), 'queue' ) ) ).toEqual(
		[]
	);
} );

it( 'uses the right-to-left stylesheet on right-to-left sites', async () => {
	const restore = dropMustUsePlugin(
		'rtl',
		"add_action( 'after_setup_theme', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );"
	);
	const html = await acceleratedPage();
	restore();
	const url = addressOf( html, 'turned-rtl-css' );
	expect( url ).toMatch( COPY );
	expect( url ).toMatch( /\/css\/turned-rtl\.css$/ );
	expect( ( await fetchPath( pathOf( url ) ) ).text ).toBe( '.c{right:0}' );
} );

it( 'gives a changed file a new address, and its original until there is a copy', async () => {
	const first = addressOf( await acceleratedPage(), 'example-js' );
	const file = path.join( examplesFolder(), 'js/script.js' );
	const original = fs.readFileSync( file, 'utf8' );
	fs.writeFileSync( file, 'window.examples = "changed";' );
	const meanwhile = addressOf( await pageAt( '/' ), 'example-js' );
	await makeStaticCopies();
	const second = addressOf( await pageAt( '/' ), 'example-js' );
	expect( meanwhile ).toMatch(
		/\/plugins\/static-examples\/js\/script\.js\?ver=1\.0$/
	);
	expect( meanwhile ).not.toMatch( COPY );
	expect( second ).toMatch( COPY );
	expect( second ).not.toBe( first );
	expect( ( await fetchPath( pathOf( second ) ) ).text ).toBe(
		'window.examples = "changed";'
	);
	// Pages in caches still have the first address, for a week.
	expect( ( await fetchPath( pathOf( first ) ) ).status ).toBe( 200 );
	const outdated = path.join(
		site().contentDir,
		pathOf( first )
			.replace( '/wp-content/', '' )
			.replace( /\/plugins\/.*/, '' )
	);
	const old = Date.now() / 1000 - 8 * 86400;
	fs.utimesSync( outdated, old, old );
	await evalPhp( "do_action( 'jetpack_dashboard_static_check' );" );
	expect( fs.existsSync( outdated ) ).toBe( false );
	fs.writeFileSync( file, original );
	const { status, headers } = await fetchPath( pathOf( first ) );
	expect( [ status, pathOf( String( headers.location ) ) ] ).toEqual( [
		302,
		'/wp-content/plugins/static-examples/js/script.js',
	] );
} );

it( 'deletes the copy of a deleted file and of one that no page uses', async () => {
	await acceleratedPage();
	const folders = () =>
		fs
			.readdirSync( copiesFolder() )
			.filter( ( name ) => /^[0-9a-f]{16}$/.test( name ) );
	const old = Date.now() / 1000 - 31 * 86400;
	const [ first = '', ...others ] = folders();
	fs.utimesSync( path.join( copiesFolder(), first ), old, old );
	await evalPhp( "do_action( 'jetpack_dashboard_static_check' );" );
	expect( folders() ).toEqual( others );
	expect( ( await figures() ).files ).toBe( others.length );
} );

it( 'makes no query more than WordPress', async () => {
	const counter = dropMustUsePlugin(
		'static-counter',
		"add_action( 'shutdown', static function () { echo '<!-- queries: ' . $GLOBALS['wpdb']->num_queries . ' -->'; }, PHP_INT_MAX );"
	);
	const queries = async () => {
		await pageAt( '/' );
		const [ , count ] = /queries: (\d+)/.exec( await pageAt( '/' ) ) ?? [];
		return Number( count );
	};
	await acceleratedPage();
	const on = await queries();
	await switchModule( SLUG, false );
	const off = await queries();
	counter();
	expect( off ).toBeGreaterThan( 0 );
	// Module_Loader loads the settings of all modules in one query.
	expect( on - off ).toBeLessThanOrEqual( 1 );
} );
