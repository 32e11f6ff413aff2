import { findViolationsIn } from './support/accessibility';
import { addSiteCode, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const INDEX =
	"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild(); do_action( 'jetpack_dashboard_search_index' );";

const MAKE_POSTS = `
$ids = array();
foreach ( array( 'Axolotl <img src=x onerror=document.title=1> care', 'Axolotl food' ) as $title ) {
	$ids[] = wp_insert_post( array( 'post_title' => $title, 'post_content' => 'Many axolotls. &lt;img src=x onerror=document.title=2&gt;', 'post_status' => 'publish' ) );
}
wp_set_post_categories( $ids[1], array( wp_insert_term( 'Feeding', 'category' )['term_id'] ) );
wp_update_post( array( 'ID' => $ids[0], 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
$ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Find it', 'post_content' => '<!-- wp:search {"label":"Find"} /-->', 'post_status' => 'publish' ) );
echo implode( ',', $ids );`;

let ids = '';
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ search: true },
		{ instant_search_enabled: true }
	);
	ids = await sandbox.wpEval( MAKE_POSTS );
	path = `/?page_id=${ ids.split( ',' ).pop() }`;
	await sandbox.wpEval( INDEX );
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`foreach ( array( ${ ids } ) as $id ) { wp_delete_post( $id, true ); } wp_delete_term( get_cat_ID( 'Feeding' ), 'category' );`
	);
	await saveSettings(
		sandbox,
		{ search: false },
		{ instant_search_enabled: false }
	);
} );

test( 'results appear while typing, can be filtered, and are reached by keyboard', async ( {
	page,
	sandbox,
} ) => {
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( `${ sandbox.url }${ path }` );
	const title = await page.title();
	await page
		.getByRole( 'main' )
		.getByRole( 'searchbox' )
		.pressSequentially( 'axolo' );

	const dialog = page.getByRole( 'dialog', { name: 'Search' } );
	const field = dialog.getByRole( 'searchbox' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '2 results' );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( 'axolo' );
	await expect( dialog.locator( 'mark' ).first() ).toHaveText( /axolotl/i );
	await expect( dialog.locator( 'img' ) ).toHaveCount( 0 );
	await expect( dialog.getByRole( 'list' ) ).toContainText(
		'<img src=x onerror=document.title=2>'
	);
	expect( await page.title() ).toBe( title );
	expect( await findViolationsIn( page, [ '.jp-search' ] ) ).toEqual( [] );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );

	for ( const part of [
		dialog.getByRole( 'button', { name: 'Close' } ),
		field,
		dialog.getByRole( 'listitem' ).first(),
	] ) {
		await expect( part ).toBeInViewport( { ratio: 1 } );
	}

	await dialog.getByLabel( 'Type' ).selectOption( 'Pages' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText(
		'No results found.'
	);
	await dialog.getByLabel( 'Type' ).selectOption( 'All' );
	for ( const [ filter, option ] of [
		[ 'Category', 'Feeding' ],
		[ 'Date', 'Last year' ],
	] as const ) {
		await dialog.getByLabel( filter ).selectOption( option );
		await expect( dialog.getByRole( 'status' ) ).toHaveText( '1 result' );
		await expect( dialog.getByRole( 'listitem' ) ).toContainText(
			'Axolotl food'
		);
		await dialog.getByLabel( filter ).selectOption( 'All' );
		await expect( dialog.getByRole( 'status' ) ).toHaveText( '2 results' );
	}
	await field.fill( 'axolotl food' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '1 result' );
	await field.press( 'ArrowDown' );
	await expect(
		dialog.getByRole( 'link', { name: 'Axolotl food' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	await expect( field ).toBeFocused();
	// The visitor may type again before the dialog's `close` event.
	const box = page.getByRole( 'main' ).getByRole( 'searchbox' );
	await box.evaluate( ( element: HTMLInputElement ) =>
		window.addEventListener(
			'keydown',
			() => {
				element.dataset[ 'atEscape' ] = element.value;
			},
			{ once: true }
		)
	);
	await page.keyboard.press( 'Escape' );
	await expect( box ).toHaveAttribute( 'data-at-escape', 'axolotl food' );
	await expect( dialog ).toBeHidden();
	await expect( box ).toBeFocused();

	await page.keyboard.press( 'End' );
	await page.keyboard.type( 's' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '1 result' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /[?&]s=axolotl\+foods/ );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Axolotl food' );
} );

test( 'the results fit a phone from right to left', async ( {
	page,
	sandbox,
} ) => {
	const removeCode = addSiteCode(
		sandbox,
		"$GLOBALS['text_direction'] = 'rtl';"
	);
	try {
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.goto( `${ sandbox.url }${ path }` );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await page
			.getByRole( 'main' )
			.getByRole( 'searchbox' )
			.pressSequentially( 'axolo' );
		const dialog = page.getByRole( 'dialog', { name: 'Search' } );
		await expect( dialog.getByRole( 'status' ) ).toHaveText( '2 results' );
		expect( await findViolationsIn( page, [ '.jp-search' ] ) ).toEqual(
			[]
		);
		const close = dialog.getByRole( 'button', { name: 'Close' } );
		const field = dialog.getByRole( 'searchbox' );
		await expect( close ).toBeInViewport( { ratio: 1 } );
		const left = async ( part: typeof close ) =>
			( await part.boundingBox() )?.x ?? 0;
		expect( await left( close ) ).toBeLessThan( await left( field ) );
	} finally {
		removeCode();
	}
} );

test( 'a failed request leads to the search page, which works without JavaScript', async ( {
	browser,
	page,
	sandbox,
} ) => {
	await page.route( '**/search/results**', ( route ) => route.abort() );
	await page.goto( `${ sandbox.url }${ path }` );
	await page
		.getByRole( 'main' )
		.getByRole( 'searchbox' )
		.pressSequentially( 'axolo' );
	await expect( page.getByRole( 'dialog' ).getByRole( 'status' ) ).toHaveText(
		'Could not load results. Press Enter to open the search page.'
	);

	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( `${ sandbox.url }${ path }` );
	const field = plain.getByRole( 'main' ).getByRole( 'searchbox' );
	await field.fill( 'axolotls foods' );
	await field.press( 'Enter' );
	await expect( plain.getByRole( 'main' ) ).toContainText( 'Axolotl food' );
	await context.close();
} );

test( 'a search counts once, when the visitor is done with it', async ( {
	browser,
	sandbox,
} ) => {
	const counted = () =>
		sandbox.wpEval(
			'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT term, searches, results FROM {$wpdb->prefix}jetpack_dashboard_searches_days ORDER BY term", ARRAY_N ) );'
		);
	await sandbox.wpEval(
		'Jetpack_Dashboard\\Features\\Search\\Counts_Schema::create(); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_searches_days" );'
	);
	const context = await browser.newContext( {
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
	} );
	const page = await context.newPage();
	const reported: ( string | null )[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'search/count' ) ) {
			reported.push( request.postData() );
		}
	} );
	await page.clock.install();
	await page.goto( `${ sandbox.url }${ path }` );
	const origin = page.getByRole( 'main' ).getByRole( 'searchbox' );
	await origin.pressSequentially( 'axolo' );
	const dialog = page.getByRole( 'dialog', { name: 'Search' } );
	const field = dialog.getByRole( 'searchbox' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '2 results' );
	await page.clock.fastForward( 2000 );
	await field.fill( 'axolotl food' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '1 result' );
	await page.clock.fastForward( 2000 );
	expect( reported ).toEqual( [] );
	await field.press( 'Escape' );
	await expect
		.poll( counted )
		.toBe( JSON.stringify( [ [ 'axolotl food', '1', '1' ] ] ) );

	// The search page counts its query, which was also shown long enough.
	await origin.press( 'End' );
	await origin.pressSequentially( 's' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '1 result' );
	await page.clock.fastForward( 2000 );
	await field.press( 'Enter' );
	await expect( page ).toHaveURL( /[?&]s=axolotl\+foods/ );
	await expect.poll( counted ).toBe(
		JSON.stringify( [
			[ 'axolotl food', '1', '1' ],
			[ 'axolotl foods', '1', '1' ],
		] )
	);
	expect( reported ).toEqual( [ 'query=axolotl+food' ] );
	await context.close();
} );
