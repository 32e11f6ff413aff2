import * as fs from 'node:fs';
import * as path from 'node:path';
import { PAGE, readGlobal } from './support/admin-page';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { fetchPath } from './support/site';

const MOUNT = /<div[^>]*id="jetpack-dashboard-root"[^>]*>/;
const OURS = /plugins\/jetpack-dashboard\/[^"']*\.(?:js|css)/;

/** Scripts that the entry may depend on (architecture: two speeds). */
const LIGHT_HANDLES = [ 'react', 'react-dom', 'wp-i18n', 'wp-hooks' ];

const ENTRY_TAG =
	/<script[^>]*plugins\/jetpack-dashboard\/build\/index\.js[^>]*>/;

const readBuilt = ( name: string ): string =>
	fs.readFileSync(
		path.join( __dirname, '../../plugin/build', name ),
		'utf8'
	);

restoreStateAfterwards();

describe( 'scripts and styles', () => {
	beforeAll( () => useScenario( 'local' ) );

	it( 'are on our page: the data first, then the entry', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const data = text.indexOf( 'window.JetpackDashboard=' );
		const entry = text.search( ENTRY_TAG );
		expect( data ).toBeGreaterThan( 0 );
		expect( entry ).toBeGreaterThan( data );
	} );

	it( 'the entry is in the head, and its start call directly follows the mount element', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		expect( text.search( ENTRY_TAG ) ).toBeLessThan(
			text.indexOf( '</head>' )
		);
		const behind = text.slice( text.search( MOUNT ) );
		const start = behind.indexOf( 'JetpackDashboardStart' );
		expect( start ).toBeGreaterThan( 0 );
		// No other script may load in between, since it would delay rendering.
		expect( behind.slice( 0, start ).match( /<script/g ) ).toHaveLength(
			1
		);
	} );

	it( 'the entry is not deferred, the late script comes after it', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const tag = ENTRY_TAG.exec( text )?.[ 0 ];
		expect( tag ).not.toMatch( /\s(?:defer|async)/ );
		const late = text.search(
			/plugins\/jetpack-dashboard\/build\/late\.js/
		);
		expect( late ).toBeGreaterThan( text.search( ENTRY_TAG ) );
	} );

	it( 'the first formatter is created while the scripts load', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const formatter = text.indexOf( 'new Intl.RelativeTimeFormat()' );
		expect( formatter ).toBeGreaterThan(
			text.search( /<link rel="preload"[^>]*index\.js/ )
		);
		expect( formatter ).toBeLessThan( text.search( /<script[^>]* src=/ ) );
	} );

	it.each( [ 'index', 'chunks/settings', 'chunks/recommendations' ] )(
		'%s.js is compiled while it loads',
		( name ) => {
			expect( readBuilt( `${ name }.js` ) ).toMatch(
				/^\/\/# allFunctionsCalledOnLoad\n/
			);
		}
	);

	it( 'the entry waits for no stylesheet', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		expect( text.search( ENTRY_TAG ) ).toBeLessThan(
			text.search( /<link[^>]*rel=['"]stylesheet/ )
		);
	} );

	it.each( [
		[ '#/settings', [ 'settings' ] ],
		[ '#/security', [ 'settings' ] ],
		[ '#/traffic', [ 'settings', 'settings-more' ] ],
		[ '#/my-plan?from=menu', [ 'my-plan' ] ],
		[ '#/product/backup', [ 'my-plan' ] ],
		[ '#/license/activation', [ 'my-plan' ] ],
		[ '#/recommendations', [ 'recommendations' ] ],
		[ '#/recommendations/summary', [ 'recommendations' ] ],
		[ '#/dashboard', [] ],
		[ '#/settings-of-others', [] ],
	] )(
		'preloads the chunks of the first screen at %s',
		async ( hash, chunks ) => {
			const { text } = await fetchPath( PAGE, { as: 'admin' } );
			const script = /<script>\s*(\(function\(c\)[^]*?)<\/script>/.exec(
				text
			);
			const links: { href: string; as: string }[] = [];

			new Function( 'location', 'document', script?.[ 1 ] ?? 'throw 0' )(
				{ hash },
				{
					createElement: () => ( {} ),
					head: {
						append: ( link: ( typeof links )[ 0 ] ) =>
							links.push( link ),
					},
				}
			);
			expect(
				links.map( ( { href, as } ) => [
					as,
					/build\/(chunks\/[^?]+)\?ver=/.exec( href )?.[ 1 ],
				] )
			).toEqual(
				chunks.flatMap( ( chunk ) => [
					[ 'script', `chunks/${ chunk }.js` ],
					[ 'style', `chunks/${ chunk }.css` ],
				] )
			);
		}
	);

	it( 'what is fetched ahead is a script of the page, by the same address', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const ahead = [
			...text.matchAll(
				/<link rel="preload" as="script" href="([^"]+)/g
			),
		].map( ( match ) => match[ 1 ] );
		const scripts = [
			...text.matchAll( /<script[^>]*\ssrc="([^"]+)/g ),
		].map( ( match ) => match[ 1 ] );
		expect( ahead ).toHaveLength( 2 );
		expect( scripts ).toEqual( expect.arrayContaining( ahead ) );
	} );

	it( 'the footer’s scripts are fetched last, the entry’s are not', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const tag = ( id: string ) =>
			new RegExp( `<script[^>]*id="${ id }"[^>]*>` ).exec( text )?.[ 0 ];
		expect( tag( 'common-js' ) ).toContain( 'fetchpriority="low"' );
		expect( tag( 'jetpack-dashboard-late-js' ) ).toContain(
			'fetchpriority="low"'
		);
		for ( const id of [ 'react-dom-js', 'jetpack-dashboard-js' ] ) {
			expect( tag( id ) ).toContain( 'src=' );
			expect( tag( id ) ).not.toContain( 'fetchpriority' );
		}
	} );

	it( 'what WordPress brings late is printed after the entry', async () => {
		// Since 6.9, the command palette loads it; before, only our late script
		// may.
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const isListed = /'wp-components'/.test(
			readBuilt( 'late.asset.php' )
		);
		const components = text.search( /dist\/components(?:\.min)?\.js/ );
		const entry = text.search( ENTRY_TAG );
		expect( entry ).toBeGreaterThan( 0 );
		expect( isListed && components === -1 ).toBe( false );
		expect( components === -1 || components > entry ).toBe( true );
	} );

	it( 'the entry waits for light packages only', () => {
		const list = /'dependencies'\s*=>\s*array\(([^)]*)\)/.exec(
			readBuilt( 'index.asset.php' )
		)?.[ 1 ];
		const handles = [ ...( list ?? '' ).matchAll( /'([^']+)'/g ) ].map(
			( match ) => match[ 1 ]
		);
		expect( handles ).toContain( 'react' );
		expect(
			handles.filter(
				( handle ) => ! LIGHT_HANDLES.includes( handle ?? '' )
			)
		).toEqual( [] );
	} );

	it.each( [
		'index.php',
		'plugins.php',
		'options-general.php',
		'edit.php',
		'profile.php',
		'users.php',
		'upload.php',
		'post-new.php',
	] )( 'are not on wp-admin/%s', async ( name ) => {
		const { status, text } = await fetchPath( `/wp-admin/${ name }`, {
			as: 'admin',
		} );
		expect( status ).toBe( 200 );
		expect( text ).not.toMatch( OURS );
		expect( readGlobal( text ) ).toBeNull();
	} );

	it.each( [ '/', '/wp-login.php' ] )( 'are not on %s', async ( where ) => {
		const { text } = await fetchPath( where );
		expect( text ).not.toMatch( OURS );
	} );
} );
