import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import {
	deleteSettings,
	switchModule,
	useScenario,
} from './support/site-state';
import { evalPhp, fetchPath } from './support/site';
import { namesIn, openModules as open, PAGE } from './modules-page';

const ACTION = 'jetpack_dashboard_switch_modules';
const nonce = async () => hiddenField( await open(), '_wpnonce' );

/** Submits the page's form; returns the notice of the following page. */
async function send( fields: [ string, string ][] ): Promise< string > {
	const response = await sendForm(
		[ [ 'action', ACTION ], [ '_wpnonce', await nonce() ], ...fields ],
		'admin'
	);
	expect( response.status ).toBe( 302 );
	return follow( response, 'admin' );
}

const isOn = async ( slug: string ) =>
	( await evalPhp(
		`echo \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->is_active( '${ slug }' ) ? 'on' : 'off';`
	) ) === 'on';

const rowOf = ( html: string, slug: string ) =>
	new RegExp(
		`<tr[^>]*>(?:(?!</tr>)[\\s\\S])*?module-${ slug }[\\s\\S]*?</tr>`
	).exec( html )?.[ 0 ] ?? '';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await deleteSettings();
} );
beforeEach( async () => {
	await switchModule( 'protect', false );
	await switchModule( 'stats', false );
} );

describe( 'the list of modules (A206)', () => {
	it( 'names every module, whether it is on, and why it can’t be', async () => {
		await switchModule( 'protect', true );
		const html = await open();
		expect( namesIn( html ).length ).toBeGreaterThan( 40 );
		expect( textOf( rowOf( html, 'protect' ) ) ).toMatch(
			/Brute force protection Active Deactivate/
		);
		expect( textOf( html ) ).toContain(
			'VaultPress Unavailable: VaultPress is a separate plugin. Existing customers install it under Plugins → Add New and find it under VaultPress in the menu. Without it, Tools → Export saves your content.'
		);
	} );

	it( 'shows one state at a time, and says how many there are', async () => {
		await switchModule( 'protect', true );
		const active = await open( '&state=active' );
		expect( namesIn( active ) ).toEqual( [ 'Brute force protection' ] );
		expect( textOf( active ) ).toMatch( /Active \(1\)/ );
		const inactive = namesIn( await open( '&state=inactive' ) );
		expect( inactive ).toContain( 'Site stats' );
		expect( inactive ).not.toContain( 'Brute force protection' );
		expect( inactive ).not.toContain( 'VaultPress' );
		const unavailable = namesIn( await open( '&state=unavailable' ) );
		expect( unavailable ).toContain( 'VaultPress' );
		expect( unavailable ).not.toContain( 'Site stats' );
	} );

	it( 'finds by name, description and slug, and keeps the state that is shown', async () => {
		expect( namesIn( await open( '&s=guess+passwords' ) ) ).toEqual( [
			'Brute force protection',
		] );
		expect( namesIn( await open( '&s=COPY-post' ) ) ).toEqual( [
			'Copy post',
		] );
		const none = await open( '&state=active&s=copy' );
		expect( namesIn( none ) ).toEqual( [] );
		expect( textOf( none ) ).toContain( 'No modules found.' );
		expect( hiddenField( none, 'state' ) ).toBe( 'active' );
	} );

	it( 'shows what was looked for as text', async () => {
		const html = await open(
			'&s=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3Ex'
		);
		expect( html ).not.toContain( '<script>alert(1)' );
		const array = await fetchPath( `${ PAGE }&s[]=x&state[]=y`, {
			as: 'admin',
		} );
		expect( array.status ).toBe( 200 );
	} );
} );

describe( 'switching modules by the page’s form', () => {
	it( 'switches one by its own button, and says so', async () => {
		const on = await send( [ [ 'one', 'activate:protect' ] ] );
		expect( noticesOf( on, 'success' ) ).toEqual( [
			'Brute force protection has been activated.',
		] );
		expect( await isOn( 'protect' ) ).toBe( true );
		const off = await send( [ [ 'one', 'deactivate:protect' ] ] );
		expect( noticesOf( off, 'success' ) ).toEqual( [
			'Brute force protection has been deactivated.',
		] );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'shows it once', async () => {
		await send( [ [ 'one', 'activate:protect' ] ] );
		expect( noticesOf( await open(), 'success' ) ).toEqual( [] );
	} );

	it( 'switches several by a bulk action; names what it could not, and why', async () => {
		const html = await send( [
			[ 'verb', 'activate' ],
			[ 'apply', 'Apply' ],
			...[ 'protect', 'stats', 'vaultpress', 'no-such-module' ].map(
				( slug ): [ string, string ] => [ 'modules[]', slug ]
			),
		] );
		expect( noticesOf( html, 'success' ) ).toEqual( [
			'Brute force protection, Site stats have been activated.',
		] );
		expect( noticesOf( html, 'error' )[ 0 ] ).toMatch(
			/^These modules could not be activated: VaultPress: It is a separate plugin\. no-such-module: \S/
		);
		expect( [ await isOn( 'protect' ), await isOn( 'stats' ) ] ).toEqual( [
			true,
			true,
		] );
	} );

	it( 'uses the lower of the two menus when its button is clicked', async () => {
		await switchModule( 'protect', true );
		await send( [
			[ 'verb', 'activate' ],
			[ 'verb2', 'deactivate' ],
			[ 'apply2', 'Apply' ],
			[ 'modules[]', 'protect' ],
		] );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'says what is kept on or off by the site’s code', async () => {
		const remove = dropMustUsePlugin(
			'overrides',
			`add_filter( 'jetpack_active_modules', static function ( $on ) { return array_diff( array_merge( $on, array( 'protect' ) ), array( 'stats' ) ); } );`
		);
		try {
			const html = await open();
			expect( textOf( html ) ).toContain(
				'Brute force protection Active: Brute force protection has been enabled by a site administrator.'
			);
			expect( textOf( html ) ).toContain(
				'Site stats Unavailable: Site stats has been disabled by a site administrator.'
			);
			expect( html ).not.toContain( 'value="deactivate:protect"' );
			const response = await send( [ [ 'one', 'deactivate:protect' ] ] );
			expect( noticesOf( response, 'error' )[ 0 ] ).toContain(
				'Brute force protection: Brute force protection has been enabled by a site administrator.'
			);
		} finally {
			remove();
		}
	} );

	it.each< [ string, [ string, string ][], string, string ] >( [
		[
			'no module',
			[ [ 'verb', 'activate' ] ],
			'warning',
			'Choose an action',
		],
		[
			'no action',
			[ [ 'modules[]', 'protect' ] ],
			'warning',
			'Choose an action',
		],
		[
			'an unknown action',
			[
				[ 'verb', 'delete' ],
				[ 'modules[]', 'protect' ],
			],
			'warning',
			'Choose an action',
		],
		[
			'what is so already',
			[ [ 'one', 'deactivate:protect' ] ],
			'info',
			'No changes were needed.',
		],
	] )( 'changes nothing for %s', async ( _name, fields, kind, words ) => {
		const html = await send( fields );
		expect( noticesOf( html, kind )[ 0 ] ).toContain( words );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'returns to the same view of the list', async () => {
		const { headers } = await sendForm(
			[
				[ 'action', ACTION ],
				[ '_wpnonce', await nonce() ],
				[ 'one', 'activate:protect' ],
				[ 'state', 'inactive' ],
				[ 's', 'pro & tect' ],
			],
			'admin'
		);
		const url = new URL( String( headers.location ) );
		expect( url.pathname ).toBe( '/wp-admin/admin.php' );
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			page: 'jetpack_modules',
			state: 'inactive',
			s: 'pro & tect',
		} );
	} );
} );

describe( 'users without permission', () => {
	const FIELDS: [ string, string ][] = [
		[ 'action', ACTION ],
		[ 'one', 'activate:protect' ],
	];

	it.each( [ 'subscriber', 'contributor', 'author', 'editor' ] as const )(
		'%s can’t switch modules, with any nonce',
		async ( as ) => {
			const { status } = await sendForm(
				[ ...FIELDS, [ '_wpnonce', await nonce() ] ],
				as
			);
			expect( status ).toBe( 403 );
			expect( await isOn( 'protect' ) ).toBe( false );
		}
	);

	it( 'a visitor switches nothing', async () => {
		await sendForm(
			[ ...FIELDS, [ '_wpnonce', await nonce() ] ],
			'anonymous'
		);
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it.each( [
		[ [] ],
		[ [ [ '_wpnonce', '0123456789' ] ] ],
		[ [ [ '_wpnonce', '' ] ] ],
	] as [ [ string, string ][] ][] )(
		'an administrator can’t either without a valid nonce (%j)',
		async ( more ) => {
			const { status } = await sendForm(
				[ ...FIELDS, ...more ],
				'admin'
			);
			expect( status ).toBe( 403 );
			expect( await isOn( 'protect' ) ).toBe( false );
		}
	);

	it( 'a link switches nothing, though it carries the nonce', async () => {
		const { status } = await fetchPath(
			`/wp-admin/admin-post.php?action=${ ACTION }&one=activate:protect&_wpnonce=${ await nonce() }`,
			{ as: 'admin' }
		);
		expect( status ).toBe( 403 );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );
} );
