import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, post } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'custom-content-types';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const save = async ( body: Record< string, unknown > ) =>
	expect( ( await post( 'settings', body ) ).status ).toBe( 200 );

/** Registered blocks and patterns of the module. */
const registered = () =>
	evalJson< string[] >(
		"rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-types' ) ); $names = array_merge( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ) ); echo wp_json_encode( array_values( preg_grep( '#^jetpack/(portfolio|testimonials)#', $names ) ) );"
	);

let projects = '';
let testimonials = '';
beforeAll( async () => {
	await switchModule( SLUG, true );
	await save( { jetpack_portfolio: true, jetpack_testimonial: true } );
	for ( const title of [ 'Bridge <b>one</b>', 'Bridge two' ] ) {
		await makePost( {
			post_type: 'jetpack-portfolio',
			post_title: title,
			post_excerpt: `Short of ${ title }`,
		} );
	}
	await makePost( {
		post_type: 'jetpack-testimonial',
		post_title: 'Happy Ann',
	} );
	const block = async ( content: string ) =>
		postPath( await makePost( { post_content: content } ) );
	projects = await block(
		'<!-- wp:jetpack/portfolio {"columns":99,"count":1,"content":"false","image":false,"align":"wide"} /-->'
	);
	testimonials = await block( '<!-- wp:jetpack/testimonials /-->' );
} );
beforeEach( () => switchModule( SLUG, true ) );
afterAll( async () => {
	await switchModule( SLUG, true );
	await save( { jetpack_portfolio: false, jetpack_testimonial: false } );
} );

it( 'lists the items of each type with the block’s options', async () => {
	const html = await pageAt( projects );
	expect( html ).toContain( '--jp-columns:6' );
	expect( html ).toMatch(
		/class="[^"]*alignwide[^"]*wp-block-jetpack-portfolio/
	);
	expect( html.match( /class="jp-items__item"/g ) ).toHaveLength( 1 );
	expect( html ).not.toContain( 'Short of' );
	expect( await pageAt( testimonials ) ).toContain( '>Happy Ann</a>' );
} );

it( 'exists with its pattern only while its type is on', async () => {
	expect( ( await registered() ).sort() ).toEqual( [
		'jetpack/portfolio',
		'jetpack/portfolio-section',
		'jetpack/testimonials',
		'jetpack/testimonials-section',
	] );
	await save( { jetpack_testimonial: false } );
	expect( ( await registered() ).sort() ).toEqual( [
		'jetpack/portfolio',
		'jetpack/portfolio-section',
	] );
	expect( await pageAt( testimonials ) ).not.toMatch(
		/Happy Ann|jetpack\/testimonials/
	);
	await save( { jetpack_testimonial: true } );
	await switchModule( SLUG, false );
	expect( await registered() ).toEqual( [] );
	expect( await pageAt( projects ) ).not.toContain( 'jp-items' );
} );

it( 'goes with all other blocks, including the patterns', async () => {
	await save( { jetpack_blocks_disabled: true } );
	expect( await registered() ).toEqual( [] );
	await save( { jetpack_blocks_disabled: false } );
} );
