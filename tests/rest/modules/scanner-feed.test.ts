import { hiddenField, sendForm, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import { summaries } from '../activity';
import { wp } from '../cli/wp-cli';
import {
	ENTRY,
	feedUrl,
	found,
	notices,
	PAGE,
	serve,
	serveEntries,
	setFeed,
	statusOf,
	useFeedServer,
} from './scanner-feed-server';
import { act } from './scanner-fixes';
import { report, scan } from './scanner-site';
import { pageAt } from './support';

const HOSTILE = '<img src=x onerror=alert(1)>"\' %s %1$s | \u202e';

restoreStateAfterwards();
jest.setTimeout( 120_000 );
useFeedServer();

it( 'is off without an address', async () => {
	expect( await pageAt( PAGE, 'admin' ) ).toContain(
		'If this is empty, vulnerabilities aren’t checked.'
	);
	await scan();
	expect( await found() ).toEqual( [] );
} );

it( 'lists installed software with a known vulnerability, with the fixed version and a link to the updates', async () => {
	serveEntries(
		ENTRY,
		{ ...ENTRY, slug: 'not-installed' },
		{ ...ENTRY, affected: [ { before: '9.9.9' } ], title: 'Fixed' },
		{
			...ENTRY,
			type: 'core',
			slug: 'wordpress',
			affected: [ {} ],
			fixed_in: '',
			link: '',
			severity: 'low',
			title: 'Of WordPress',
		},
		{ ...ENTRY, type: 'theme', title: 'Of a theme of this name' }
	);
	expect( await notices( setFeed( feedUrl() ) ) ).toContain(
		'The vulnerability list was loaded.'
	);
	// At once, and after the next scan.
	for ( let round = 0; round < 2; round++ ) {
		expect( await found() ).toEqual(
			expect.arrayContaining( [
				expect.objectContaining( {
					code: 'vulnerable-plugin',
					place: 'Holey Plugin',
					title: 'Known vulnerability in a plugin',
					detail: ENTRY.title,
					advice: 'Update it to version 9.9.10 or newer.',
					vulnerability: {
						severity: 'high',
						fixed_in: '9.9.10',
						version: '9.9.9',
						link: ENTRY.link,
					},
					can_delete: false,
					can_restore: false,
				} ),
				expect.objectContaining( {
					code: 'vulnerable-core',
					advice: 'There is no fixed version yet.',
				} ),
			] )
		);
		expect( await found() ).toHaveLength( 2 );
		await scan();
	}
	expect( ( await report() ).threats ).toBeGreaterThanOrEqual( 2 );
	const html = await pageAt( PAGE, 'admin' );
	expect( textOf( html ) ).toContain(
		'Installed version: 9.9.9. Severity: high. Update it to version 9.9.10 or newer.'
	);
	expect( html ).toMatch(
		/href="[^"]*\/wp-admin\/update-core\.php">Updates</
	);
	expect( html ).toContain( `href="${ ENTRY.link }" rel="noopener` );
	expect( statusOf( html ) ).toMatch( /^Loaded on .*: 5 vulnerabilities\.$/ );
	expect( await wp( 'scan', 'threats', '--fields=detail' ) ).toContain(
		ENTRY.title
	);
	expect( await summaries() ).toContain(
		'Address of the vulnerability list changed'
	);

	// The plugin is updated.
	const id = ( await found() ).find(
		( { detail } ) => detail === ENTRY.title
	)?.id;
	expect( await act( id, 'delete' ) ).toMatchObject( { status: 404 } );
	expect( await act( id, 'ignore' ) ).toMatchObject( { status: 200 } );
	await scan();
	expect(
		( await found() ).map( ( { is_ignored } ) => is_ignored ).sort()
	).toEqual( [ false, true ] );
	expect( await notices( setFeed( '' ) ) ).toContain(
		'The vulnerability list is off.'
	);
	expect( await found() ).toEqual( [] );
} );

it( 'says that a new address couldn’t be loaded', async () => {
	serve( '', 404 );
	expect( await notices( setFeed( feedUrl() ) ) ).toContain(
		'The address is saved, but the list couldn’t be loaded: The server responded with status 404.'
	);
	expect( await pageAt( PAGE, 'admin' ) ).toContain( 'key=a&amp;b=1"' );
} );

it( 'shows hostile texts as text, and leaves invalid entries out', async () => {
	serveEntries(
		{ ...ENTRY, title: HOSTILE + 'x'.repeat( 5000 ) },
		{ ...ENTRY, title: 'Bad link', link: 'javascript:alert(1)' },
		{ ...ENTRY, title: 'Bad version', fixed_in: '<script>' },
		null
	);
	await setFeed( feedUrl() );
	const [ threat, ...others ] = await found();
	expect( others ).toEqual( [] );
	expect( threat?.detail ).toHaveLength( 160 );
	const html = await pageAt( PAGE, 'admin' );
	expect( html ).not.toContain( '<img src=x' );
	expect( html ).not.toContain( 'javascript:alert' );
	expect( html ).not.toContain( '\u202e' );
	expect( html ).toContain( '&lt;img src=x onerror=alert(1)&gt;' );
	expect( statusOf( html ) ).toContain( '3 invalid entries were left out.' );
} );

it.each( [
	'http://example.com/list.json',
	'ftp://example.com/list.json',
	'https://user:secret@example.com/list.json',
	'https://example.com/list.json#part',
	'https:///list.json',
	'https://example.com/a b',
	'javascript:alert(1)',
	'list.json',
	`https://example.com/${ 'x'.repeat( 500 ) }`,
] )( 'refuses the address %s', async ( address ) => {
	const page = setFeed( address );
	expect( await notices( page ) ).toContain(
		'Nothing was saved: enter an address that begins with https://'
	);
	// What was entered is still there.
	expect( await page ).toContain(
		`name="feed" value="${ address.slice( 0, 500 ) }"`
	);
	expect(
		await evalPhp(
			`echo get_option( 'jetpack_dashboard_scan_feed' ) ? 'set' : 'none';`
		)
	).toBe( 'none' );
} );

it.each( [ 'https://127.0.0.2/list', 'https://169.254.169.254/latest' ] )(
	'sends no request into the server’s network: %s',
	async ( address ) => {
		expect( await notices( setFeed( address ) ) ).toContain(
			'The address is not a public one.'
		);
	}
);

it( 'takes an address only from managers, with a nonce', async () => {
	const nonce = hiddenField(
		( await pageAt( PAGE, 'admin' ) ).split(
			'jetpack_dashboard_scan_feed'
		)[ 1 ] ?? '',
		'_wpnonce'
	);
	const send = ( as: 'admin' | 'editor', value: string ) =>
		sendForm(
			[
				[ 'action', 'jetpack_dashboard_scan_feed' ],
				[ '_wpnonce', value ],
				[ 'feed', feedUrl() ],
			],
			as
		);
	expect( ( await send( 'editor', nonce ) ).status ).toBe( 403 );
	expect( ( await send( 'admin', 'x' ) ).status ).toBe( 403 );
	expect(
		await evalPhp(
			`echo get_option( 'jetpack_dashboard_scan_feed' ) ? 'set' : 'none';`
		)
	).toBe( 'none' );
} );
