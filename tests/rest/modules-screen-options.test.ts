import { noticesOf, follow, hiddenField, sendForm } from './support/admin-form';
import { restoreStateAfterwards } from './support/saved-state';
import { evalPhp, fetchPath } from './support/site';
import { useScenario } from './support/site-state';
import { namesIn, openModules as open, PAGE } from './modules-page';

const SCREEN = 'jetpack_page_jetpack_modules';
const PER_PAGE = 'jetpack_dashboard_modules_per_page';

const nonce = async () => hiddenField( await open(), 'screenoptionnonce' );

const postForm = ( path: string, fields: Record< string, string > ) =>
	fetchPath( path, {
		as: 'admin',
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( fields ).toString(),
	} );

/** Submits the form of the screen options. */
async function setPerPage( value: string ): Promise< void > {
	const { status } = await postForm( PAGE, {
		'wp_screen_options[option]': PER_PAGE,
		'wp_screen_options[value]': value,
		screenoptionnonce: await nonce(),
		_wp_http_referer: PAGE,
	} );
	expect( [ 200, 302 ] ).toContain( status );
}

const forget = () =>
	evalPhp(
		`foreach ( array( '${ PER_PAGE }', 'manage${ SCREEN }columnshidden' ) as $key ) { delete_metadata( 'user', 0, $key, '', true ); }`
	);

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
afterEach( forget );

describe( 'the screen options of the list of modules', () => {
	it( 'offer the description as a column that can be hidden, but not the name', async () => {
		const html = await open();
		expect(
			[
				...html.matchAll(
					/class="hide-column-tog"[^>]*value="([^"]*)/g
				),
			]
				.map( ( [ , column ] ) => column )
				.sort()
		).toEqual( [ 'description' ] );
		const { text } = await postForm( '/wp-admin/admin-ajax.php', {
			action: 'hidden-columns',
			hidden: 'description',
			page: SCREEN,
			screenoptionnonce: await nonce(),
		} );
		expect( text ).toBe( '1' );
		expect( await open() ).toMatch(
			/<td class='description column-description hidden'/
		);
		// Another user's columns stay.
		expect( await open( '', 'admin2' ) ).toMatch(
			/<td class='description column-description'/
		);
	} );

	it( 'set how many modules a page shows, for this user', async () => {
		const all = namesIn( await open() );
		expect( all.length ).toBeGreaterThan( 40 );
		await setPerPage( '20' );
		expect( namesIn( await open() ) ).toEqual( all.slice( 0, 20 ) );
		expect( namesIn( await open( '&paged=2' ) ) ).toEqual(
			all.slice( 20, 40 )
		);
		expect( namesIn( await open( '', 'admin2' ) ) ).toEqual( all );
	} );

	it.each( [
		[ '', '20' ],
		[ '0', '20' ],
		[ '-5', '20' ],
		[ 'many', '20' ],
		[ '100000', '999' ],
	] )( 'take %j after 20 modules per page as %s', async ( value, stored ) => {
		await setPerPage( '20' );
		await setPerPage( value );
		expect(
			await evalPhp( `echo get_user_option( '${ PER_PAGE }', 1 );` )
		).toBe( stored );
	} );
} );

describe( 'a list of several pages', () => {
	const send = async ( fields: [ string, string ][] ) =>
		sendForm(
			[
				[ 'action', 'jetpack_dashboard_switch_modules' ],
				[ '_wpnonce', hiddenField( await open(), '_wpnonce' ) ],
				[ 'shown_page', '1' ],
				...fields,
			],
			'admin'
		);

	it( 'shows the page whose number was entered', async () => {
		await setPerPage( '20' );
		const response = await send( [ [ 'paged', '2' ] ] );
		expect( String( response.headers.location ) ).toContain( '&paged=2' );
		const html = await follow( response, 'admin' );
		expect( noticesOf( html, 'warning' ) ).toEqual( [] );
		expect( hiddenField( html, 'shown_page' ) ).toBe( '2' );
		expect( namesIn( html ) ).toHaveLength( 20 );
	} );

	it( 'stays on the page on which a module was switched', async () => {
		await setPerPage( '20' );
		const response = await send( [
			[ 'shown_page', '2' ],
			[ 'paged', '2' ],
			[ 'one', 'deactivate:latex' ],
		] );
		expect( String( response.headers.location ) ).toContain( '&paged=2' );
	} );

	it( 'redirects to the last page when there are fewer', async () => {
		const { status, headers } = await fetchPath( `${ PAGE }&paged=9`, {
			as: 'admin',
		} );
		expect( status ).toBe( 302 );
		expect( String( headers.location ) ).toContain( 'paged=1' );
	} );
} );
