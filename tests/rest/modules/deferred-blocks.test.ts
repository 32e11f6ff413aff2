import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson } from '../support/site';

/** Modules with one block each. */
const MODULES = [ 'likes', 'search', 'sharedaddy', 'subscriptions' ];

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
