import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from './support/admin-form';
import {
	clearProvider,
	moveSite,
	readConnection,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, switchModule, useScenario } from './support/site-state';
import { evalJson, fetchPath, site } from './support/site';
import type { Caller } from './support/site';

const PAGE = '/wp-admin/admin.php?page=jetpack-debugger';
const ACTION = 'jetpack_dashboard_test_connection';

const open = async () => ( await fetchPath( PAGE, { as: 'admin' } ) ).text;

async function test( as: Caller = 'admin' ): Promise< string > {
	const response = await sendForm(
		[
			[ 'action', ACTION ],
			[ '_wpnonce', hiddenField( await open(), '_wpnonce' ) ],
		],
		as
	);
	expect( response.status ).toBe( 302 );
	return follow( response, as );
}

const reportOf = ( html: string ): string =>
	/<textarea id="jp-report"[^>]*>([\s\S]*?)<\/textarea>/.exec(
		html
	)?.[ 1 ] ?? '';

/** All secrets and personal data on the site. */
const SECRETS = `
$constants = array();
foreach ( array( 'DB_PASSWORD', 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	$constants[] = defined( $name ) ? (string) constant( $name ) : '';
}
$people = array();
foreach ( get_users() as $user ) {
	$people[] = $user->user_email;
	$people[] = $user->user_pass;
}
$people[] = (string) get_option( 'admin_email' );
echo wp_json_encode( array_values( array_filter( array_merge( $constants, $people ), static fn( $one ) => strlen( $one ) > 4 ) ) );`;

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'the report to copy (A207)', () => {
	beforeAll( async () => {
		await useScenario( 'connected' );
		await switchModule( 'protect', true );
	} );

	it( 'contains what helps to find a problem', async () => {
		const report = reportOf( await open() );
		for ( const title of [
			'WordPress',
			'Server',
			'Database',
			'Theme',
			'Active plugins',
			'Modules',
			'Connection',
			'Scheduled work',
			'Protection',
		] ) {
			expect( report ).toContain( `### ${ title }\n` );
		}
		expect( report ).toMatch( /^PHP: \d+\.\d+/m );
		expect( report ).toMatch( /^Jetpack Dashboard: \d+\.\d+/m );
		expect( report ).toMatch( /^protect: on$/m );
		expect( report ).toMatch( /^vaultpress: off, unavailable/m );
		expect( report ).toMatch( /^Registered: yes$/m );
		expect( report ).toMatch( /^Refused logins: \d+$/m );
	} );

	it( 'contains no secret, key or address', async () => {
		await setOption( 'wordpress_api_key', 'abcdef123456' );
		await setOption( 'blogname', 'Write to owner@private.example' );
		await setOption(
			'jetpack_dashboard_jetpack_protect_trusted_proxies',
			'203.0.113.77'
		);
		const { secrets, nonces } = await readConnection();
		const more = await evalJson< string[] >( SECRETS );
		expect( secrets.length ).toBeGreaterThan( 0 );
		expect( more.length ).toBeGreaterThan( 5 );
		const html = await open();
		const report = reportOf( html );
		expect(
			[
				...secrets,
				...nonces,
				...more,
				'abcdef123456',
				'203.0.113.77',
				'owner@private.example',
			].filter( ( one ) => report.includes( one ) )
		).toEqual( [] );
		// The admin bar and WordPress's own scripts may contain the current
		// user's name; our output may not.
		expect( secrets.filter( ( one ) => html.includes( one ) ) ).toEqual(
			[]
		);
		expect( report ).not.toMatch( /[^\s@]+@[^\s@]+/ );
	} );

	it( 'loses what a plugin’s name or an address carries of it', async () => {
		const text = await evalJson< string >( `
$section = new class() implements \\Jetpack_Dashboard\\Admin\\Debugger\\Report_Section {
	public function fields(): array {
		return array( 'Of others' => array( 'Plugin by me@private.example' => '1.0 <b>x</b>', 'URL' => 'https://name:secret@host.example/' ) );
	}
};
echo wp_json_encode( ( new \\Jetpack_Dashboard\\Admin\\Debugger\\Report( array( $section ) ) )->to_text() );` );
		expect( text ).not.toMatch( /private\.example|name:secret|<b>/ );
		expect( text ).toContain( '1.0 x' );
	} );
} );

describe( 'testing the connection by button', () => {
	beforeEach( async () => {
		await useScenario( 'connected' );
		await clearProvider();
	} );

	it( 'says that it works, and shows every step once', async () => {
		const html = await test();
		expect( noticesOf( html, 'success' ) ).toEqual( [
			'The connection works.',
		] );
		expect( textOf( html ).match( / Passed /g ) ).toHaveLength( 8 );
		const again = await open();
		expect( noticesOf( again, 'success' ) ).toEqual( [] );
	} );

	it( 'names the step that failed and what to do; those after it were not tested', async () => {
		await moveSite();
		const html = await test();
		expect( noticesOf( html, 'error' )[ 0 ] ).toContain(
			'Choose on the dashboard whether the site has moved or is a copy.'
		);
		const words = textOf( html );
		expect( words.match( / Passed /g ) ).toHaveLength( 2 );
		expect( words.match( / Not tested /g ) ).toHaveLength( 5 );
		expect( words ).toMatch(
			/The site’s address has not changed Failed: The site was connected as/
		);
	} );

	it( 'says so of a service that is down, at its own step', async () => {
		await site().accountService.stop();
		try {
			expect( textOf( await test() ) ).toMatch(
				/The account service can be reached Failed: \S/
			);
		} finally {
			await site().accountService.start();
		}
	} );

	it.each( [ 'local', 'not-connected', 'offline' ] as const )(
		'fails at the first step where there is no connection: %s',
		async ( scenario ) => {
			await useScenario( scenario );
			const words = textOf( await test() );
			expect( words ).toMatch( /The site is connected Failed: \S/ );
			expect( words.match( / Not tested /g ) ).toHaveLength( 7 );
		}
	);

	it.each( [ 'subscriber', 'editor' ] as const )(
		'%s can’t',
		async ( as ) => {
			const { status } = await sendForm(
				[
					[ 'action', ACTION ],
					[ '_wpnonce', hiddenField( await open(), '_wpnonce' ) ],
				],
				as
			);
			expect( status ).toBe( 403 );
		}
	);

	it( 'takes the page’s own nonce, in a form', async () => {
		const bad = await sendForm(
			[
				[ 'action', ACTION ],
				[ '_wpnonce', '0123456789' ],
			],
			'admin'
		);
		expect( bad.status ).toBe( 403 );
		const link = await fetchPath(
			`/wp-admin/admin-post.php?action=${ ACTION }&_wpnonce=${ hiddenField(
				await open(),
				'_wpnonce'
			) }`,
			{ as: 'admin' }
		);
		expect( link.status ).toBe( 403 );
	} );
} );
