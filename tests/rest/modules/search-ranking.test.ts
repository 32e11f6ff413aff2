import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { call, evalPhp, fetchPath, post } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { NewPost, SitePost } from './site-pages';
import { buildIndex, searchTitles } from './search-index';

restoreStateAfterwards();

/** As WooCommerce declares them, and types of other plugins. */
const TYPES = `
add_action( 'init', static function () {
	register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) );
	register_taxonomy( 'product_cat', 'product', array( 'public' => true ) );
	register_taxonomy( 'product_visibility', 'product', array( 'public' => false ) );
	register_post_type( 'test_recipe', array( 'public' => true, 'label' => 'Recipes' ) );
	register_taxonomy( 'test_note', 'test_recipe', array( 'public' => false ) );
	register_post_type( 'test_order', array( 'public' => true, 'exclude_from_search' => true ) );
} );`;

const daysAgo = ( days: number ) =>
	new Date( Date.now() - days * 86_400_000 )
		.toISOString()
		.replace( 'T', ' ' )
		.slice( 0, 19 );

interface TypedPost extends NewPost {
	terms?: Record< string, string >;
}

/** Longer titles count a little less, so that each is better than the next one. */
const POSTS: TypedPost[] = [
	{
		post_title: 'Mongoose one two three four five six seven',
		post_date_gmt: daysAgo( 2000 ),
	},
	{
		post_title: 'Mongoose one two three four five six seven eight',
		post_date_gmt: daysAgo( 200 ),
	},
	{ post_title: 'Mongoose one two three four five six seven eight nine' },
	{ post_title: 'Today', post_content: 'A mongoose in a text.' },
	{
		post_title: 'Ceramic bowl',
		post_type: 'product',
		terms: { product_cat: 'Saltwort', product_visibility: 'featured' },
	},
	{
		post_title: 'Saltwort plate',
		post_type: 'product',
		terms: { product_visibility: 'exclude-from-search' },
	},
	{
		post_title: 'Saltwort salad',
		post_type: 'test_recipe',
		terms: { test_note: 'Secretnote' },
	},
	{ post_title: 'Saltwort order', post_type: 'test_order' },
].map( ( fields ) => ( { post_content: 'Text.', ...fields } ) );

const posts: SitePost[] = [];
let removeTypes: () => void;

beforeAll( async () => {
	removeTypes = dropMustUsePlugin( 'types', TYPES );
	for ( const { terms = {}, ...fields } of POSTS ) {
		const added = await createPost( fields );
		posts.push( added );
		for ( const [ taxonomy, term ] of Object.entries( terms ) ) {
			await evalPhp(
				`wp_set_object_terms( ${ added.id }, '${ term }', '${ taxonomy }' );`
			);
		}
	}
	await switchModule( 'search', true );
	await post( 'settings', { instant_search_enabled: true } );
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	await buildIndex();
} );
afterAll( async () => {
	await deletePosts( posts );
	await evalPhp(
		"foreach ( get_terms( array( 'taxonomy' => array( 'product_cat', 'product_visibility', 'test_note' ), 'hide_empty' => false ) ) as $term ) { wp_delete_term( $term->term_id, $term->taxonomy ); }"
	);
	removeTypes();
} );

it( 'of similar posts, those of the last month count more, then those of the last year', async () => {
	expect( await searchTitles( 'mongoose' ) ).toEqual( [
		POSTS[ 2 ]?.post_title,
		POSTS[ 1 ]?.post_title,
		POSTS[ 0 ]?.post_title,
		'Today',
	] );
} );

const instantTitles = async ( parameters: string ): Promise< string[] > => {
	const { body } = await call( 'GET', `search/results?${ parameters }`, {
		as: 'anonymous',
		nonce: 'missing',
	} );
	return body.results.map( ( { title }: { title: { text: string }[] } ) =>
		title.map( ( { text } ) => text ).join( '' )
	);
};

it( 'finds products and custom types, by their own taxonomies too', async () => {
	expect( await searchTitles( 'saltwort', '&post_type=product' ) ).toEqual( [
		'Saltwort plate',
		'Ceramic bowl',
	] );
	const all = await searchTitles( 'saltworts' );
	expect( all ).toContain( 'Saltwort salad' );
	expect( all ).toContain( 'Ceramic bowl' );
	expect( await instantTitles( 'query=saltwort&type=product' ) ).toEqual( [
		'Ceramic bowl',
	] );
	expect( await instantTitles( 'query=saltwort&type=test_recipe' ) ).toEqual(
		[ 'Saltwort salad' ]
	);
} );

it( 'finds neither types that are left out of searches nor private taxonomies', async () => {
	expect( await searchTitles( 'saltwort' ) ).not.toContain(
		'Saltwort order'
	);
	expect( await searchTitles( 'secretnote' ) ).toEqual( [] );
	const { text } = await fetchPath( '/?s=saltwort&post_type=test_order' );
	expect( text ).not.toContain( '>Saltwort order</a>' );
} );
