import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { fetchPath, site } from './support/site';
import type { Caller } from './support/site';
import { textOf } from './support/admin-form';

const PEOPLE = [
	'subscriber',
	'contributor',
	'author',
	'editor',
	'admin',
] as const;

const MANAGERS: readonly Caller[] = [ 'admin' ];
const PUBLISHERS: readonly Caller[] = [ 'author', 'editor', 'admin' ];

/**
 * Page, its title, and who may open it, copied by hand from
 * docs/contract/rest.md#capabilities.
 */
const PAGES: [ string, string, readonly Caller[] ][] = [
	[ 'jetpack_about', 'About Jetpack', PEOPLE ],
	[ 'jetpack_modules', 'Modules', MANAGERS ],
	[ 'jetpack-activity', 'Activity', MANAGERS ],
	[ 'jetpack-settings-file', 'Import and export settings', MANAGERS ],
	[ 'jetpack-debugger', 'Debug', MANAGERS ],
	[ 'jetpack-firewall', 'Firewall log', MANAGERS ],
	[ 'jetpack-followers', 'Followers', MANAGERS ],
	[ 'jetpack-likes', 'Likes', MANAGERS ],
	[ 'jetpack-backups', 'Backups', MANAGERS ],
	[ 'jetpack-scan', 'Scan', MANAGERS ],
	[ 'jetpack-search', 'Search', MANAGERS ],
	[ 'jetpack-post-by-email', 'Post by email', MANAGERS ],
	[ 'jetpack-stats-import', 'Import statistics', MANAGERS ],
	[ 'jetpack-sign-on', 'Secure sign-on', MANAGERS ],
	[ 'jetpack-apps', 'App access', MANAGERS ],
	[ 'jetpack-publicize', 'Publicize connections', PUBLISHERS ],
];

/** Of PHP, not of the page: “Warning: everyone who …”. */
const PHP_NOTICE = /(?:Warning|Deprecated|Notice): .* on line \d/;

const open = ( page: string, as: Caller ) =>
	fetchPath( `/wp-admin/admin.php?page=${ page }`, { as } );

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe.each( [ 'local', 'not-connected', 'connected', 'offline' ] as const )(
	'the pages that the footer links to, %s (A204, A205, A206)',
	( scenario ) => {
		beforeAll( () => useScenario( scenario ) );

		it.each( PAGES )(
			'%s opens for the users who can use it, and marks the menu entry of the plugin',
			async ( page, title, may ) => {
				// Offline, only administrators can access the dashboard. Authors
				// still have their own page.
				const allowed =
					scenario === 'offline' && may !== PUBLISHERS
						? MANAGERS
						: may;
				for ( const as of PEOPLE ) {
					const { status, text } = await open( page, as );
					expect( [ as, status ] ).toEqual( [
						as,
						allowed.includes( as ) ? 200 : 403,
					] );
					if ( status === 200 ) {
						expect( text.match( /<h1[^>]*>([^<]*)/ )?.[ 1 ] ).toBe(
							title
						);
						expect( text ).toContain( `<title>${ title } ` );
						// In the frame of the app, with a way back.
						expect( text ).toMatch(
							/<a class="jp-masthead__brand" href="[^"]+page=jetpack#\/dashboard"|<span class="jp-masthead__brand"/
						);
						expect( text ).toContain( 'subpage.css' );
						expect( textOf( text ) ).not.toMatch( PHP_NOTICE );
					}
					if ( as === 'admin' ) {
						const [ entry = '' ] =
							/<li[^>]*id="toplevel_page_jetpack"[^>]*>/.exec(
								text
							) ?? [];
						expect( entry ).toMatch(
							/wp-has-current-submenu|current/
						);
					}
				}
			}
		);
	}
);

describe( 'the menu', () => {
	it.each( [ 'local', 'not-connected', 'offline' ] as const )(
		'contains none of these pages but the activity (%s)',
		async ( scenario ) => {
			await useScenario( scenario );
			for ( const path of [
				'index.php',
				'admin.php?page=jetpack_about',
			] ) {
				const { text } = await fetchPath( `/wp-admin/${ path }`, {
					as: 'admin',
				} );
				const [ menu = '' ] =
					/<ul id="adminmenu">[\s\S]*?<div id="wpcontent">/.exec(
						text
					) ?? [];
				expect( menu ).toContain( 'toplevel_page_jetpack' );
				for ( const [ page ] of PAGES ) {
					if ( page !== 'jetpack-activity' ) {
						expect( menu ).not.toContain( page );
					}
				}
			}
		}
	);
} );

describe( 'statistics', () => {
	const menuLink = /<a href=['"]admin\.php\?page=stats['"]/;
	const isInMenu = async ( as: Caller ) =>
		menuLink.test(
			( await fetchPath( '/wp-admin/index.php', { as } ) ).text
		);

	it( 'are in the menu while they are on, for users who may view them', async () => {
		await useScenario( 'local' );
		await switchModule( 'stats', true );
		expect( await isInMenu( 'admin' ) ).toBe( true );
		expect( await isInMenu( 'editor' ) ).toBe( false );
		await switchModule( 'stats', false );
		expect( await isInMenu( 'admin' ) ).toBe( false );
	} );

	it( 'are marked as the current page of the navigation', async () => {
		await switchModule( 'stats', true );
		const { text } = await open( 'stats', 'admin' );
		expect( text ).toMatch(
			/<a [^>]*href="[^"]+page=stats" aria-current="page">Site Stats/
		);
		const about = ( await open( 'jetpack_about', 'subscriber' ) ).text;
		expect( about ).not.toMatch( /page=jetpack#\/settings">/ );
	} );
} );

describe( 'the menu entry', () => {
	it.each( [ 'local', 'not-connected', 'connected', 'offline' ] as const )(
		'opens the dashboard, regardless of other pages (%s)',
		async ( scenario ) => {
			await useScenario( scenario );
			for ( const isOn of [ false, true ] ) {
				await switchModule( 'stats', isOn );
				for ( const as of [ 'admin', 'editor' ] as const ) {
					const { text } = await fetchPath( '/wp-admin/index.php', {
						as,
					} );
					const entry =
						/id="toplevel_page_jetpack"[^>]*>\s*<a href=['"]([^'"]*)/.exec(
							text
						)?.[ 1 ];
					// Offline, only administrators have it.
					expect( [ as, entry ] ).toEqual( [
						as,
						scenario === 'offline' && as !== 'admin'
							? undefined
							: expect.stringMatching(
									/^admin\.php\?page=jetpack(#\/dashboard)?$/
							  ),
					] );
				}
			}
		}
	);
} );

describe( 'the page about the plugin (A204)', () => {
	it( 'shows the version, and links only to pages that the user can open', async () => {
		await useScenario( 'connected' );
		const manager = ( await open( 'jetpack_about', 'admin' ) ).text;
		const subscriber = ( await open( 'jetpack_about', 'subscriber' ) ).text;
		expect( textOf( manager ) ).toMatch( /Version \d+\.\d+/ );
		expect( manager ).toContain( 'page=jetpack_modules' );
		expect( subscriber ).not.toMatch( /page=jetpack(_modules|-debugger)/ );
	} );

	it( 'links to the account service only if there is one', async () => {
		await useScenario( 'connected' );
		const connected = ( await open( 'jetpack_about', 'editor' ) ).text;
		expect( connected ).toContain(
			`${ site().accountService.url }/redirect?source=jetpack-support`
		);
		await useScenario( 'local' );
		const local = ( await open( 'jetpack_about', 'editor' ) ).text;
		expect( local ).not.toContain( '/redirect?source=' );
		expect( textOf( local ) ).toContain(
			'No account service is configured'
		);
	} );
} );

describe( 'the page on which search is configured (A205)', () => {
	it( 'shows the status of search and what is missing, without offers in local mode', async () => {
		await useScenario( 'connected' );
		const connected = textOf(
			( await open( 'jetpack-search', 'admin' ) ).text
		);
		expect( connected ).toContain( 'Search can’t be used on this site.' );
		expect( connected ).toContain(
			'The site’s plan does not include search.'
		);
		await useScenario( 'local' );
		const page = ( await open( 'jetpack-search', 'admin' ) ).text;
		expect( page ).toMatch(
			/<a class="button" href="[^"]+page=jetpack#\/performance">Search settings</
		);
		const local = textOf( page );
		expect( local ).not.toContain( 'Search can’t be used on this site.' );
		expect( local ).not.toContain( 'The site’s plan' );
	} );
} );

describe( 'opening a page', () => {
	it.each( [ 'jetpack-apps', 'jetpack-likes', 'jetpack-followers' ] )(
		'works with a page of the list that is too large: %s',
		async ( page ) => {
			await useScenario( 'local' );
			for ( const slug of [ 'json-api', 'likes', 'subscriptions' ] ) {
				await switchModule( slug, true );
			}
			const { status, text } = await fetchPath(
				`/wp-admin/admin.php?page=${ page }&paged=99999999999999999`,
				{ as: 'admin' }
			);
			expect( status ).toBe( 200 );
			expect( text ).toContain( '</html>' );
		}
	);

	it( 'sends no request to the provider', async () => {
		const remove = dropMustUsePlugin(
			'no-calls',
			`add_filter( 'pre_http_request', static function () { wp_die( 'A call was made.', '', array( 'response' => 599 ) ); }, 1 );
add_filter( 'automatic_updater_disabled', '__return_true' );
remove_action( 'admin_init', '_maybe_update_core' );
remove_action( 'admin_init', '_maybe_update_plugins' );
remove_action( 'admin_init', '_maybe_update_themes' );`
		);
		try {
			await useScenario( 'connected' );
			for ( const [ page ] of PAGES ) {
				expect( [
					page,
					( await open( page, 'admin' ) ).status,
				] ).toEqual( [ page, 200 ] );
			}
		} finally {
			remove();
		}
	} );
} );
