import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, fetchPath } from '../support/site';

/** Modules with one block each. */
const MODULES = [ 'likes', 'search', 'sharedaddy', 'subscriptions' ];

/** Widgets of these modules. */
const WIDGETS = 2;

const LIST =
	"echo wp_json_encode( array_values( preg_grep( '#^jetpack/#', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) ) );";

/** On a page of the site. */
const blocksOfPage = () => evalJson< string[] >( LIST );

restoreStateAfterwards();

beforeAll( async () => {
	for ( const slug of MODULES ) {
		await switchModule( slug, true );
	}
} );

describe( 'a page with a block theme', () => {
	it( 'registers only the blocks of a text that is parsed', async () => {
		expect( await blocksOfPage() ).toEqual( [] );
		expect(
			await evalJson(
				`parse_blocks( '<!-- wp:group --><!-- wp:jetpack/like /--><!-- /wp:group -->' ); ${ LIST }`
			)
		).toEqual( [ 'jetpack/like' ] );
	} );

	it( 'registers all for blocks that are rendered from PHP, and adds their supports', async () => {
		const html = await evalJson< string >(
			`echo wp_json_encode( render_block( array( 'blockName' => 'jetpack/search-filters', 'attrs' => array( 'className' => 'mine' ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ) );`
		);
		expect( html ).toMatch( /class="[^"]*\bmine\b/ );
	} );

	it.each( [
		[ '/jetpack/v4/module/all', 0 ],
		[ '/wp/v2/block-types', MODULES.length ],
	] )( 'a request to %s registers %d', async ( route, number ) => {
		expect(
			await evalJson(
				`wp_set_current_user( 1 ); rest_do_request( new WP_REST_Request( 'GET', '${ route }' ) ); ${ LIST }`
			)
		).toHaveLength( number );
	} );

	it( 'keeps the parser of another plugin', async () => {
		expect(
			await evalJson< string[] >( `
				class Their_Parser extends WP_Block_Parser {}
				add_filter( 'block_parser_class', static fn() => Their_Parser::class );
				parse_blocks( '' );
				${ LIST }` )
		).toHaveLength( MODULES.length );
	} );

	it( 'remembers the blocks of its template, and forgets them when a template changes', async () => {
		const stored = () =>
			evalJson(
				"echo wp_json_encode( get_option( 'jetpack_dashboard_used_blocks' ) );"
			);
		await evalJson( `
			$GLOBALS['wp_actions']['template_redirect'] = 1;
			do_blocks( '<!-- wp:jetpack/subscriptions /-->' );
			echo 1;` );
		expect( await stored() ).toBe( 'jetpack/subscriptions' );
		expect( await blocksOfPage() ).toEqual( [ 'jetpack/subscriptions' ] );

		await evalJson(
			"wp_delete_post( wp_insert_post( array( 'post_type' => 'wp_template', 'post_title' => 'T', 'post_status' => 'publish' ) ), true ); echo 1;"
		);
		expect( await stored() ).toBe( false );
		expect( await blocksOfPage() ).toEqual( [] );
	} );
} );

describe( 'a page with a block theme and no widget area', () => {
	const BLOCK =
		"'<!-- wp:legacy-widget ' . wp_json_encode( array( 'idBase' => 'jetpack_dashboard_search_filters', 'instance' => array( 'encoded' => base64_encode( serialize( array() ) ), 'hash' => wp_hash( serialize( array() ) ) ) ) ) . ' /-->'";
	const LISTER = `
if ( isset( $_GET['list_widgets'] ) ) {
	add_action( 'wp', static function () {
		global $wp_widget_factory, $wp_registered_widgets;
		$html = 'block' === $_GET['list_widgets'] ? do_blocks( ${ BLOCK } ) : '';
		if ( isset( $_GET['route'] ) ) {
			rest_do_request( new WP_REST_Request( 'GET', $_GET['route'] ) );
		}
		$ours = static fn( $ids ) => count( preg_grep( '#^jetpack_dashboard_#', $ids ) );
		wp_send_json( array(
			'objects'    => $ours( array_column( $wp_widget_factory->widgets, 'id_base' ) ),
			'registered' => $ours( array_keys( $wp_registered_widgets ) ),
			'html'       => $html,
		) );
	} );
}
if ( isset( $_GET['with_sidebar'] ) ) {
	add_action( 'widgets_init', static fn() => register_sidebar( array( 'id' => 'mine' ) ) );
}`;
	let remove = () => {};
	beforeAll( () => {
		remove = dropMustUsePlugin( 'widget-lister', LISTER );
	} );
	afterAll( () => remove() );

	const widgetsOf = async ( query: string ) =>
		JSON.parse( ( await fetchPath( `/?list_widgets=${ query }` ) ).text );

	it( 'registers no widgets', async () => {
		expect( await widgetsOf( '' ) ).toEqual( {
			objects: 0,
			registered: 0,
			html: '',
		} );
	} );

	it( 'shows the widget of a block', async () => {
		const { objects, registered, html } = await widgetsOf( 'block' );
		expect( objects ).toBe( WIDGETS );
		expect( registered ).toBe( WIDGETS );
		expect( html ).toContain( 'class="jp-search-filters"' );
	} );

	it.each( [
		[ 'a request to a REST route of WordPress', '&route=/wp/v2/types' ],
		[ 'a theme with a widget area', '&with_sidebar=1' ],
	] )( 'registers them for %s', async ( _, query ) => {
		const { objects, registered } = await widgetsOf( query );
		expect( [ objects, registered ] ).toEqual( [ WIDGETS, WIDGETS ] );
	} );

	it( 'registers none for a REST route of ours', async () => {
		expect(
			await widgetsOf( '&route=/jetpack/v4/connection' )
		).toMatchObject( { objects: 0, registered: 0 } );
	} );
} );
