import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post } from '../support/site';
import { useTestThemes } from './themes';

restoreStateAfterwards();

const switchTheme = useTestThemes();
let removeAreas: () => void;

beforeAll( async () => {
	removeAreas = dropMustUsePlugin(
		'widget-areas',
		"add_action( 'widgets_init', static function () { if ( ! wp_is_block_theme() ) { register_sidebar( array( 'id' => 'test-first' ) ); register_sidebar( array( 'id' => 'test-second' ) ); } } );"
	);
	await switchModule( 'search', true );
} );
afterAll( () => removeAreas() );
beforeEach( () => post( 'settings', { instant_search_enabled: true } ) );

const setUp = () => post( 'settings', { search_auto_config: true } );

/** Number of Search filters blocks that each widget area shows. */
const blocksIn = (): Promise< Record< string, number > > =>
	evalJson( `
$counts = array();
foreach ( array( 'test-first', 'test-second' ) as $area ) {
	ob_start();
	dynamic_sidebar( $area );
	$counts[ $area ] = substr_count( ob_get_clean(), 'wp-block-jetpack-search-filters' );
}
echo wp_json_encode( $counts );` );

it( 'search_auto_config adds the filters to the first widget area, once', async () => {
	await switchTheme( 'classic' );
	await evalPhp(
		"update_option( 'widget_block', array( 7 => array( 'content' => 'Kept' ), '_multiwidget' => 1 ) ); wp_set_sidebars_widgets( array( 'test-first' => array( 'block-7' ) ) );"
	);
	for ( let times = 0; times < 2; times++ ) {
		expect( ( await setUp() ).status ).toBe( 200 );
		expect( await blocksIn() ).toEqual( {
			'test-first': 1,
			'test-second': 0,
		} );
	}
	expect( await evalPhp( "dynamic_sidebar( 'test-first' );" ) ).toContain(
		'Kept'
	);
	expect(
		( await post( 'settings', { search_auto_config: false } ) ).status
	).toBe( 200 );
} );

it( 'search_auto_config keeps the filters that the owner put elsewhere', async () => {
	await switchTheme( 'classic' );
	await evalPhp(
		"update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:jetpack/search-filters /-->' ), '_multiwidget' => 1 ) ); wp_set_sidebars_widgets( array( 'test-second' => array( 'block-2' ), 'wp_inactive_widgets' => array() ) );"
	);
	expect( ( await setUp() ).status ).toBe( 200 );
	expect( await blocksIn() ).toEqual( { 'test-first': 0, 'test-second': 1 } );
} );

it.each( [
	[ 'instant search is off', false, 'classic', /Turn it on first\.$/ ],
	[ 'the theme has no widget areas', true, '', /no widget areas/ ],
] as const )(
	'search_auto_config fails with a reason if %s',
	async ( _what, isInstant, theme, reason ) => {
		await ( theme
			? switchTheme( theme )
			: evalPhp(
					'switch_theme( current( array_filter( array_keys( wp_get_themes() ), static fn( $name ) => wp_get_theme( $name )->is_block_theme() ) ) );'
			  ) );
		await post( 'settings', { instant_search_enabled: isInstant } );
		const { status, body } = await setUp();
		expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
		expect( body.data.params.search_auto_config ).toMatch( reason );
	}
);

it( 'the search page has a button for it, for managers', async () => {
	await switchTheme( 'classic' );
	await evalPhp(
		"update_option( 'widget_block', array( '_multiwidget' => 1 ) ); wp_set_sidebars_widgets( array( 'wp_inactive_widgets' => array() ) );"
	);
	const page = async () =>
		(
			await fetchPath( '/wp-admin/admin.php?page=jetpack-search', {
				as: 'admin',
			} )
		).text;
	const nonce =
		/search_setup">\s*<input type="hidden"[^>]* name="_wpnonce" value="(\w+)"/.exec(
			await page()
		)?.[ 1 ] ?? '';
	const send = ( as: 'admin' | 'editor', value: string ) =>
		fetchPath( '/wp-admin/admin-post.php', {
			as,
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: `action=jetpack_dashboard_search_setup&_wpnonce=${ value }`,
		} );
	expect( ( await send( 'editor', nonce ) ).status ).toBe( 403 );
	expect( ( await send( 'admin', 'wrong' ) ).status ).toBe( 403 );
	expect( ( await blocksIn() )[ 'test-first' ] ).toBe( 0 );
	expect( ( await send( 'admin', nonce ) ).status ).toBe( 302 );
	expect( await page() ).toContain(
		'The search filters are in a widget area of your theme.'
	);
	expect( ( await blocksIn() )[ 'test-first' ] ).toBe( 1 );

	await post( 'settings', { instant_search_enabled: false } );
	expect( await page() ).not.toContain( 'jetpack_dashboard_search_setup' );
} );
