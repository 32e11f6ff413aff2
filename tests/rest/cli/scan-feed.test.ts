import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { summaries } from '../activity';
import {
	age,
	ENTRY,
	feedRequests,
	feedUrl,
	found,
	serve,
	serveEntries,
	useFeedServer,
} from '../modules/scanner-feed-server';
import { wp, wpError, wpJson } from './wp-cli';

const feed = ( ...args: string[] ) => wp( 'scan', 'feed', ...args );
const feedError = ( ...args: string[] ) => wpError( 'scan', 'feed', ...args );
const state = () => wpJson( 'scan', 'feed' );
const OFF = {
	url: '',
	loaded_at: '',
	tried_at: '',
	problem: '',
	entries: 0,
	left_out: 0,
};

restoreStateAfterwards();
jest.setTimeout( 120_000 );
useFeedServer();

it( 'shows that there is no list, in every format', async () => {
	expect( await state() ).toEqual( OFF );
	expect( await wpJson( 'scan', 'feed', 'show' ) ).toEqual( OFF );
	expect( await feed() ).toMatch( /^entries\s+0$/m );
	expect( await feed( '--format=csv' ) ).toMatch(
		/^field,value\nurl,\n[\s\S]*left_out,0$/
	);
	expect( await feed( '--format=yaml' ) ).toMatch( /^entries: 0$/m );
	expect( await feedError( '--format=ids' ) ).toContain( 'Invalid value' );
} );

it( 'sets, loads again and clears the address', async () => {
	serveEntries( ENTRY, null );
	expect( await feed( 'set', feedUrl() ) ).toContain(
		'The vulnerability list was loaded.'
	);
	expect( await state() ).toEqual( {
		url: feedUrl(),
		loaded_at: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
		tried_at: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
		problem: '',
		entries: 1,
		left_out: 1,
	} );
	expect( await found() ).toMatchObject( [ { detail: ENTRY.title } ] );
	expect( ( await summaries( 'kind=scan' ) )[ 0 ] ).toBe(
		'Address of the vulnerability list changed'
	);

	serveEntries( { ...ENTRY, title: 'Another' } );
	const before = feedRequests();
	expect( await feed( 'load' ) ).toContain( 'was loaded' );
	expect( feedRequests() ).toBe( before + 1 );
	expect( await found() ).toMatchObject( [ { detail: 'Another' } ] );
	expect( await wp( 'scan', 'threats', '--fields=detail' ) ).toContain(
		'Another'
	);

	expect( await feed( 'clear' ) ).toContain(
		'The vulnerability list is off.'
	);
	expect( await state() ).toEqual( OFF );
	expect( await found() ).toEqual( [] );
	expect( ( await summaries( 'kind=scan' ) )[ 0 ] ).toBe(
		'Vulnerability list turned off'
	);
	expect( feedRequests() ).toBe( before + 1 );
} );

it( 'fails if the list can’t be loaded, and uses the last one', async () => {
	serveEntries( ENTRY );
	await feed( 'set', feedUrl() );
	await age();
	serve( '', 503 );
	expect( await feedError( 'load' ) ).toMatch(
		/The server responded with status 503\. \(not_loaded\)/
	);
	expect( await state() ).toMatchObject( {
		problem: 'The server responded with status 503.',
		entries: 1,
	} );
	expect( await found() ).toHaveLength( 1 );
	serve( { format: 2 } );
	expect( await feedError( 'load' ) ).toContain(
		'isn’t a list in the format that this plugin reads'
	);
} );

it.each( [
	'http://example.com/list.json',
	'https://user:secret@example.com/list.json',
	'https://example.com/list.json#part',
	`https://example.com/${ 'x'.repeat( 500 ) }`,
	'list.json',
	' ',
] )( 'refuses the address %s, and keeps the one before', async ( address ) => {
	serveEntries();
	await feed( 'set', feedUrl() );
	expect( await feedError( 'set', address ) ).toContain(
		'(invalid_address)'
	);
	expect( ( await state() ).url ).toBe( feedUrl() );
} );

it( 'sends no request into the server’s network', async () => {
	expect(
		await feedError( 'set', 'https://169.254.169.254/latest' )
	).toContain( 'The address is not a public one.' );
} );

it( 'refuses actions that it doesn’t know, or with the wrong arguments', async () => {
	expect( await feedError( 'delete' ) ).toContain( 'Invalid value' );
	for ( const args of [
		[ 'set' ],
		[ 'set', '' ],
		[ 'clear', feedUrl() ],
		[ 'load', feedUrl() ],
		[ 'show', feedUrl() ],
	] ) {
		expect( await feedError( ...args ) ).toContain(
			'set takes the address of a list'
		);
	}
	expect( await feedError( 'load' ) ).toContain(
		'There is no address to load.'
	);
	expect( await state() ).toEqual( OFF );
} );

it( 'says that the database failed', async () => {
	serveEntries( ENTRY );
	const remove = dropMustUsePlugin(
		'broken-threats',
		"add_filter( 'query', static fn( $query ) => preg_match( '/^(INSERT|DELETE).*scan_threats/', $query ) ? 'BROKEN' : $query );"
	);
	try {
		expect( await feedError( 'set', feedUrl() ) ).toContain(
			'A database error occurred. Try again.'
		);
	} finally {
		remove();
	}
	expect( await feed( 'load' ) ).toContain( 'was loaded' );
	expect( await found() ).toHaveLength( 1 );
} );
