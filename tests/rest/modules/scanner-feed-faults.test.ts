import { restoreStateAfterwards } from '../support/saved-state';
import {
	age,
	ENTRY,
	feedRequests,
	feedUrl,
	found,
	PAGE,
	respondWith,
	serve,
	serveEntries,
	setFeed,
	statusOf,
	useFeedServer,
} from './scanner-feed-server';
import { scan } from './scanner-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );
useFeedServer();

it.each( [
	[ 'status 500', () => serve( 'Oops', 500 ), 'status 500' ],
	[
		'a redirect',
		() => {
			respondWith( ( response ) => {
				response.writeHead( 302, { Location: feedUrl() } );
				response.end();
			} );
		},
		'status 302',
	],
	[
		'a closed connection',
		() => {
			respondWith( ( response ) => response.destroy() );
		},
		'couldn’t be loaded',
	],
	[
		'half a list',
		() =>
			serve(
				JSON.stringify( {
					format: 1,
					vulnerabilities: [ ENTRY ],
				} ).slice( 0, -20 )
			),
		'incomplete',
	],
	[
		'a response that ends early',
		() => {
			respondWith( ( response ) => {
				response.writeHead( 200, { 'Content-Length': '9999' } );
				response.write( '{"format":1' );
				setTimeout( () => response.destroy(), 50 );
			} );
		},
		'couldn’t be loaded',
	],
	[
		'a huge response',
		() => {
			respondWith( ( response ) => {
				response.end(
					JSON.stringify( {
						format: 1,
						vulnerabilities: [],
						more: 'x'.repeat( 3_000_000 ),
					} )
				);
			} );
		},
		'larger than 2 MB',
	],
	[
		'too many entries',
		() =>
			serve( { format: 1, vulnerabilities: Array( 10_001 ).fill( 1 ) } ),
		'more than 10,000 entries',
	],
	[
		'another format',
		() => serve( { format: 2, vulnerabilities: [] } ),
		'isn’t a list',
	],
	[
		'no list',
		() => serve( { format: 1, vulnerabilities: { a: ENTRY } } ),
		'isn’t a list',
	],
	[ 'HTML', () => serve( '<html>' ), 'isn’t a list' ],
	[ 'deep JSON', () => serve( '['.repeat( 5000 ) ), 'isn’t a list' ],
	[
		'only invalid entries',
		() => serveEntries( 1, 'x', [], { ...ENTRY, severity: 'urgent' } ),
		'No entry of the list is valid',
	],
] )( 'keeps the last list after %s', async ( _name, fail, text ) => {
	serveEntries( ENTRY );
	await setFeed( feedUrl() );
	fail();
	await age();
	await scan();
	expect( await found() ).toHaveLength( 1 );
	const status = statusOf( await pageAt( PAGE, 'admin' ) );
	expect( status ).toContain( text );
	expect( status ).toMatch(
		/The last list is used, from .*: 1 vulnerability\.$/
	);
	// Not more often than the list is loaded anyway.
	const before = feedRequests();
	await scan();
	expect( feedRequests() ).toBe( before );
	serveEntries();
	await age();
	await scan();
	expect( await found() ).toEqual( [] );
	expect( statusOf( await pageAt( PAGE, 'admin' ) ) ).toMatch(
		/^Loaded on .*: 0 vulnerabilities\.$/
	);
} );
