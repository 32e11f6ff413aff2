import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';
import { isShipped } from './zip-entries';

/**
 * Checks of Plugin Check, which isn't in Composer's registry, rebuilt from its
 * documentation. phpcs.xml.dist has those of PHP code.
 *
 * Two checks would still report errors, since only those who publish the plugin in
 * WordPress.org's directory can decide about them (CONTRIBUTING.md, "A release"):
 * the name and the slug contain a trademark, and readme.txt has no contributors,
 * who need an account there.
 */
const read = ( file: string ) =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );
const shipped = listFiles( 'plugin' ).filter( ( file ) =>
	isShipped( file.replace( 'plugin/', '' ) )
);
const ownCode = shipped.filter(
	( file ) => file.endsWith( '.php' ) && ! file.includes( 'vendor-prefixed' )
);
const main = read( 'plugin/jetpack-dashboard.php' );
const readme = read( 'plugin/readme.txt' );
const header = ( text: string, name: string ) =>
	new RegExp( `^[ *]*${ name }:[ \\t]*(.*)$`, 'm' ).exec( text )?.[ 1 ];

/** Files whose code, without comments, matches. */
const filesWith = ( pattern: RegExp, files = ownCode ) =>
	files.filter( ( file ) =>
		pattern.test(
			read( file ).replace( /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '' )
		)
	);

test( 'file_type: no hidden, compressed, executable or badly named files', () => {
	expect( shipped.length ).toBeGreaterThan( 500 );
	expect(
		shipped.filter(
			( file ) =>
				! /\.(php|js|css|json|txt|woff2)$/.test( file ) &&
				! file.endsWith( '/LICENSE' )
		)
	).toEqual( [] );
	expect( shipped.filter( ( file ) => ! /^[\w./-]+$/.test( file ) ) ).toEqual(
		[]
	);
	expect( shipped.filter( ( file ) => /\/\./.test( file ) ) ).toEqual( [] );
	const lowercase = shipped.map( ( file ) => file.toLowerCase() );
	expect( new Set( lowercase ).size ).toBe( shipped.length );
} );

test( 'plugin_header_fields: valid, without defaults and reserved fields', () => {
	expect( header( main, 'Plugin Name' ) ).toMatch( /[a-z0-9]{5}/i );
	expect( header( main, 'Description' )?.length ).toBeGreaterThan( 20 );
	expect( header( main, 'Version' ) ).toMatch( /^[a-z0-9.-]+$/i );
	expect( header( main, 'Requires at least' ) ).toMatch( /^\d+\.\d$/ );
	expect( header( main, 'Requires PHP' ) ).toMatch( /^\d+\.\d+$/ );
	expect( header( main, 'License' ) ).toBe( 'GPL-2.0-or-later' );
	expect( header( main, 'Text Domain' ) ).toBe( 'jetpack-dashboard' );
	expect( header( main, 'Domain Path' ) ).toBe( '/languages' );
	expect( header( main, 'Update URI' ) ).toBeUndefined();
	expect( header( main, 'Network' ) ).toBeUndefined();
} );

test( 'plugin_readme: same name and license, a version to be tested up to, no default texts', () => {
	expect( readme ).toMatch(
		new RegExp( `^=== ${ header( main, 'Plugin Name' ) } ===\n` )
	);
	expect( header( readme, 'License' ) ).toBe( header( main, 'License' ) );
	expect( header( readme, 'Tested up to' ) ).toMatch( /^\d+\.\d$/ );
	expect( header( readme, 'Stable tag' ) ).not.toBe( 'trunk' );
	expect( readme ).not.toMatch(
		/\btag1\b|Here is a short description|example\.com/
	);
	expect( readme.length ).toBeLessThan( 10_000 );
} );

test( 'plugin_uninstall: uninstall.php only runs when WordPress uninstalls', () => {
	expect( read( 'plugin/uninstall.php' ) ).toMatch(
		/defined\( 'WP_UNINSTALL_PLUGIN' \)/
	);
	expect( filesWith( /register_uninstall_hook/ ) ).toEqual( [] );
} );

test.each( [
	[
		'plugin_updater: nothing changes updates',
		/pre_set_site_transient_update|site_transient_update_|auto_update_plugin|auto_update_theme|_site_transient_update/,
	],
	[
		'localhost: no address of a development server',
		/https?:\/\/(?:localhost|127\.0\.0\.1)/,
	],
	[ 'no_unfiltered_uploads', /ALLOW_UNFILTERED_UPLOADS/ ],
	[
		'offloading_files: no scripts, styles and images of other servers',
		/wp_(?:enqueue|register)_(?:script|style)\([^;]*https?:\/\//,
	],
	[
		'external_admin_menu_links: no menu item leads to another site',
		/add_(?:menu|submenu)_page\([^;]*https?:\/\//,
	],
	[ 'menu_image_icon: no raster image', /add_menu_page\([^;]*\.(?:png|jpg)/ ],
	[ 'code_obfuscation', /ionCube|Zend Guard|SourceGuardian/i ],
	[ 'short links', /https?:\/\/(?:bit\.ly|goo\.gl|tinyurl\.com|t\.co)\// ],
	[ 'setting_sanitization: none is left out', /register_setting\(/ ],
	[ 'performant_wp_query_params', /'(?:post__not_in|exclude)'\s*=>\s*get_/ ],
] )( '%s', ( _title, pattern ) => {
	expect( filesWith( pattern ) ).toEqual( [] );
} );

test( 'minified_files: PHP is readable, libraries too', () => {
	const longest = ( file: string ) =>
		Math.max(
			...read( file )
				.split( '\n' )
				.map( ( line ) => line.length )
		);
	const php = shipped.filter(
		( file ) => file.endsWith( '.php' ) && ! file.includes( '/build/' )
	);
	expect( php.filter( ( file ) => longest( file ) > 2500 ) ).toEqual( [] );
} );
