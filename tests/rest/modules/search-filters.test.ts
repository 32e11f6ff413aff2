import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

restoreStateAfterwards();
deleteAllPosts( 'search', 'custom-content-types' );

const NASTY = '"><script>alert(1)</script>%s';
let path = '';
let category = 0;

beforeAll( async () => {
	category = Number(
		await evalPhp(
			"echo wp_insert_term( 'Seen <b>100%', 'category' )['term_id'];"
		)
	);
	await makePost( {
		post_title: 'Quince jam',
		post_category: [ category ],
	} );
	await makePost( { post_title: 'Quince tree' } );
	path = postPath(
		await makePost( {
			post_content:
				'<!-- wp:jetpack/search-filters /--><!-- wp:jetpack/search-filters /-->',
		} )
	);
	await switchModule( 'search', true );
} );
afterAll( () => evalPhp( `wp_delete_term( ${ category }, 'category' );` ) );

const formsIn = ( html: string ) =>
	html.match(
		/<form class="wp-block-jetpack-search-filters[^]*?<\/form>/g
	) ?? [];

it( 'is a form with labels and unique ids while search is on', async () => {
	const html = await pageAt( path );
	const forms = formsIn( html );
	expect( forms ).toHaveLength( 2 );
	expect( forms[ 0 ] ).toContain( 'for="jp-search-filters-1-cat"' );
	expect( forms[ 1 ] ).toContain( 'id="jp-search-filters-2-cat"' );
	expect( forms[ 0 ] ).toMatch(
		new RegExp( `<option value="${ category }">Seen .*100%</option>` )
	);
	expect( forms[ 0 ] ).not.toContain( '<b>' );

	await switchModule( 'search', false );
	expect( formsIn( await pageAt( path ) ) ).toEqual( [] );
	await switchModule( 'search', true );
} );

it( 'offers types only if there are several', async () => {
	expect( formsIn( await pageAt( path ) )[ 0 ] ).not.toContain(
		'name="post_type"'
	);
	await switchModule( 'custom-content-types', true );
	await evalPhp(
		"update_option( 'jetpack_dashboard_jetpack_portfolio', '1' );"
	);
	const [ form ] = formsIn( await pageAt( path ) );
	await evalPhp( "delete_option( 'jetpack_dashboard_jetpack_portfolio' );" );
	expect( form ).toMatch(
		/<option value="jetpack-portfolio">Projects<\/option>/
	);
} );

it( 'filters the search page, where it keeps what was chosen, escaped', async () => {
	/** How often the page lists a post; the theme also lists the latest posts. */
	const countOf = async ( title: string, query: string ) =>
		( await pageAt( query ) ).split( `>${ title }</a>` ).length - 1;
	const all = '/?s=quince&post_type=&cat=';
	const some = all + category;
	const jam = await countOf( 'Quince jam', all );
	expect( await countOf( 'Quince jam', some ) ).toBe( jam );
	const tree = await countOf( 'Quince tree', all );
	expect( await countOf( 'Quince tree', some ) ).toBe( tree - 1 );

	const shown = await evalPhp(
		`global $wp_query; $wp_query = new WP_Query( array( 's' => ${ JSON.stringify(
			NASTY
		).replaceAll(
			'$',
			'\\$'
		) }, 'cat' => ${ category } ) ); echo do_blocks( '<!-- wp:jetpack/search-filters /-->' );`
	);
	expect( shown ).toContain(
		`<option value="${ category }" selected='selected'>`
	);
	expect( shown ).not.toContain( '<script>' );
	expect( shown ).toContain( '%s"' );
} );
