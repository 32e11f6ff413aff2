import { UsageError, parseCommandLine } from './options';

it( 'starts the default site on port 9400, connected where it is new, when nothing is said', () => {
	expect( parseCommandLine( [] ) ).toEqual( {
		port: 9400,
		help: false,
		build: true,
		newSiteScenario: 'connected',
		name: 'site',
	} );
} );

it( 'takes every option, with a space or an equals sign', () => {
	expect(
		parseCommandLine( [
			'--port=9500',
			'--wp',
			'6.6',
			'--php=native',
			'--db',
			'mariadb',
			'--scenario=site-only',
			'--fresh',
			'--no-build',
			'--name',
			'mine',
		] )
	).toEqual( {
		port: 9500,
		wp: '6.6',
		php: 'native',
		db: 'mariadb',
		scenario: 'site-only',
		newSiteScenario: 'connected',
		fresh: true,
		build: false,
		help: false,
		name: 'mine',
	} );
} );

it( 'creates a separate site for another WordPress or database', () => {
	expect( parseCommandLine( [ '--wp', '6.6' ] ).name ).toBe( 'site-6.6' );
	expect( parseCommandLine( [ '--wp', '/tmp/My WP.zip' ] ).name ).toBe(
		'site-tmp-My-WP.zip'
	);
	expect( parseCommandLine( [ '--db', 'mariadb' ] ).name ).toBe(
		'site-mariadb'
	);
} );

it.each( [
	[ [ '--port', 'http' ], '--port takes a number' ],
	[ [ '--port', '70000' ], '--port takes a number' ],
	[ [ '--port' ], '--port needs a value' ],
	[ [ '--wp', '--fresh' ], '--wp needs a value' ],
	[ [ '--php', 'hhvm' ], '--php takes native, wasm' ],
	[ [ '--db', 'mysql' ], '--db takes sqlite, mariadb' ],
	[ [ '--scenario', 'online' ], '--scenario takes local, fresh' ],
	[ [ '--frsh' ], '“--frsh” is not an option' ],
] )( 'refuses %j and says what it takes', ( args, message ) => {
	expect( () => parseCommandLine( args ) ).toThrow( UsageError );
	expect( () => parseCommandLine( args ) ).toThrow( message );
} );
