import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

const ROOT = join( __dirname, '..' );
const read = ( file: string ) => readFileSync( join( ROOT, file ), 'utf8' );

const readme = read( 'plugin/readme.txt' );
const plugin = read( 'plugin/jetpack-dashboard.php' );

const headerOf = ( text: string, name: string ) =>
	new RegExp( `^[ *]*${ name }:\\s*(.+)$`, 'm' ).exec( text )?.[ 1 ];

/**
 * What sends requests to other servers, and how readme.txt names it; null if it
 * only requests the site itself.
 */
const SERVICES: Record< string, string | null > = {
	Backup: 'Storage of backups',
	'Features/Enhanced_Distribution': 'WebSub hub',
	'Features/Monitor': null,
	'Features/Photon': null,
	'Features/Photon_Cdn': null,
	'Features/Post_By_Email': 'Mailbox',
	'Features/Publicize': 'Mastodon, Bluesky and webhooks',
	'Features/Scanner': 'checksums',
	'Features/Shortcodes': 'Bandcamp',
	'Features/Sso': 'Identity provider',
	'Features/Stats': null,
	Kernel: null,
	'Kernel/Net': null,
	Provider: 'Account service',
};

describe( 'readme.txt', () => {
	it.each( [
		[ 'Requires at least', 'Requires at least' ],
		[ 'Requires PHP', 'Requires PHP' ],
		[ 'License', 'License' ],
		[ 'Stable tag', 'Version' ],
	] )( 'has the %s of the plugin’s header', ( name, header ) => {
		expect( headerOf( readme, name ) ).toBeDefined();
		expect( headerOf( readme, name ) ).toBe( headerOf( plugin, header ) );
	} );

	it( 'has at most five tags and a short description of 150 characters', () => {
		expect( headerOf( readme, 'Tags' )?.split( ',' ).length ).toBeLessThan(
			6
		);
		const [ , short = '' ] =
			/License URI:.*\n\n(.+)\n\n== Description ==/.exec( readme ) ?? [];
		expect( short ).not.toBe( '' );
		expect( short.length ).toBeLessThanOrEqual( 150 );
	} );

	it( 'has a changelog entry for the version', () => {
		const version = headerOf( plugin, 'Version' );
		expect( readme ).toContain( `\n= ${ version } =\n` );
		expect( read( 'CHANGELOG.md' ) ).toContain( `${ version }` );
	} );

	it( 'names only constants that the code reads', () => {
		const code = listFiles( 'plugin/includes' )
			.filter( ( file ) => file.endsWith( '.php' ) )
			.map( read )
			.join( '' );
		const names = [ ...readme.matchAll( /`?(JETPACK_[A-Z_]+)/g ) ].map(
			( [ , name = '' ] ) => name
		);
		expect( names.length ).toBeGreaterThan( 3 );
		expect( names.filter( ( name ) => ! code.includes( name ) ) ).toEqual(
			[]
		);
	} );

	it( 'names every service that the code sends requests to', () => {
		const callers = listFiles( 'plugin/includes' )
			.filter( ( file ) =>
				/wp_(safe_)?remote_(get|post|request|head)|curl_init|Owner_Request \$|new Public_Request/.test(
					read( file )
				)
			)
			.map( ( file ) =>
				file
					.replace( 'plugin/includes/', '' )
					.replace( /^((?:Features|Kernel)\/\w+|\w+)\/.*$/, '$1' )
			);
		expect( [ ...new Set( callers ) ].sort() ).toEqual(
			Object.keys( SERVICES ).sort()
		);
		const [ , section = '' ] =
			/== External services ==([\s\S]*?)\n== /.exec( readme ) ?? [];
		for ( const name of Object.values( SERVICES ) ) {
			expect( section ).toContain( name ?? '' );
		}
	} );
} );
