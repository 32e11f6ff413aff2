import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, site } from '../support/site';
import type { Wire } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

/** The classes and functions of WooCommerce that structured data uses. */
const WOOCOMMERCE = `
add_action( 'init', static function () {
	register_post_type( 'product', array( 'public' => true, 'has_archive' => 'shop', 'labels' => array( 'name' => 'Products' ) ) );
	register_taxonomy( 'product_cat', 'product', array( 'public' => true ) );
} );
class WC_Product {
	private $id;
	public function __construct( $id ) { $this->id = $id; }
	private function of( $key ) { return (string) get_post_meta( $this->id, $key, true ); }
	public function get_sku() { return $this->of( 'sku' ); }
	public function get_price() { return $this->of( 'price' ); }
	public function get_stock_status() { return $this->of( 'stock' ); }
	public function get_rating_count() { return (int) $this->of( 'ratings' ); }
	public function get_average_rating() { return '4.50'; }
	public function is_type( $type ) { return $type === 'variable' && '' !== $this->of( 'highest' ); }
	public function get_variation_price( $which ) { return $this->of( 'max' === $which ? 'highest' : 'price' ); }
}
function wc_get_product( $id ) { return new WC_Product( $id ); }
function get_woocommerce_currency() { return 'EUR'; }
add_action( 'wp_footer', static function () {
	foreach ( array( 'product', 'breadcrumblist' ) as $name ) {
		echo '<!-- shop: ' . count( apply_filters( "woocommerce_structured_data_$name", array( '@type' => 'x' ) ) ) . ' -->';
	}
} );`;

let made: SitePost[] = [];
let remove = () => {};

restoreStateAfterwards();

beforeEach( async () => {
	await setOption( 'blogname', 'Walks & meals' );
	await setOption( 'blogdescription', 'Slow travel' );
	await switchModule( 'seo-tools', true );
} );
afterEach( async () => {
	await deletePosts( made );
	made = [];
	remove();
	remove = () => {};
} );

const make = async (
	fields: Parameters< typeof createPost >[ 0 ]
): Promise< SitePost > => {
	const post = await createPost( fields );
	made.push( post );
	return post;
};

/** The described items of a page, by type. */
const dataIn = ( html: string ): Record< string, Wire > => {
	const [ , json = '{"@graph":[]}' ] =
		/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(
			html
		) ?? [];
	return Object.fromEntries(
		JSON.parse( json )[ '@graph' ].map( ( item: Wire ) => [
			item[ '@type' ],
			item,
		] )
	);
};

const dataOn = async ( path: string ) =>
	dataIn( ( await fetchPath( path ) ).text );

const pathIn = ( data: Record< string, Wire > ) =>
	data.BreadcrumbList?.itemListElement.map( ( item: Wire ) => [
		item.position,
		item.name,
		item.item.replace( site().url, '' ),
	] );

describe( 'structured data', () => {
	it( 'describes a post, whatever its texts contain', async () => {
		const { path } = await make( {
			post_title:
				'A &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;!-- b',
			post_content:
				'Ends &lt;/script&gt; here. <img src="/large.png" width="640" height="480" alt="">',
			post_date_gmt: '2024-03-05 12:00:00',
		} );
		const { text } = await fetchPath( path );
		expect( text ).not.toContain( '</script><script>alert(1)' );
		const data = dataIn( text );
		expect( data.Article ).toMatchObject( {
			datePublished: '2024-03-05T12:00:00+00:00',
			url: `${ site().url }${ path }`,
			image: `${ site().url }/large.png`,
			author: { '@type': 'Person', name: 'Marta Oliveira' },
			publisher: { '@type': 'Organization', name: 'Walks & meals' },
		} );
		expect( data.Article ).toMatchObject( {
			headline: 'A </script><script>alert(1)</script> & <!– b',
			description: 'Ends </script> here.',
		} );
		expect( pathIn( data ) ).toEqual( [
			[ 1, 'Home', '/' ],
			[ 2, data.Article.headline, path ],
		] );
	} );

	it( 'describes a page with the pages above it, and the front page as the site', async () => {
		const above = await make( { post_title: 'Above', post_type: 'page' } );
		const below = await make( { post_title: 'Below', post_type: 'page' } );
		const path = await evalPhp(
			`wp_update_post( array( 'ID' => ${ below.id }, 'post_parent' => ${ above.id } ) ); echo wp_make_link_relative( get_permalink( ${ below.id } ) );`
		);
		const data = await dataOn( path );
		expect( data.WebPage ).toMatchObject( { name: 'Below' } );
		expect( pathIn( data ) ).toEqual( [
			[ 1, 'Home', '/' ],
			[ 2, 'Above', above.path ],
			[ 3, 'Below', path ],
		] );
		expect( await dataOn( '/' ) ).toEqual( {
			WebSite: expect.objectContaining( {
				name: 'Walks & meals',
				description: 'Slow travel',
				url: `${ site().url }/`,
			} ),
		} );
		const { WebSite } = await dataOn( '/page/2/' );
		expect( WebSite ).toMatchObject( { name: 'Walks & meals' } );
		expect( WebSite ).not.toHaveProperty( 'description' );
	} );

	it( 'contains the path to a category and to its posts', async () => {
		const { path, id } = await make( { post_title: 'Filed' } );
		const terms = await evalJson< number[] >( `
$parent = wp_insert_term( 'Trips', 'category' )['term_id'];
$child  = wp_insert_term( 'Hills', 'category', array( 'parent' => $parent ) )['term_id'];
wp_set_post_categories( ${ id }, array( $child ) );
echo wp_json_encode( array( $parent, $child ) );` );
		const found = [
			pathIn( await dataOn( path ) ),
			pathIn( await dataOn( '/category/trips/hills/' ) ),
		];
		await evalPhp(
			`foreach ( array( ${ terms.join(
				','
			) } ) as $id ) { wp_delete_term( $id, 'category' ); }`
		);
		const category = [
			[ 1, 'Home', '/' ],
			[ 2, 'Trips', '/category/trips/' ],
			[ 3, 'Hills', '/category/trips/hills/' ],
		];
		expect( found ).toEqual( [
			[ ...category, [ 4, 'Filed', path ] ],
			category,
		] );
	} );

	it( 'describes a product of WooCommerce once, with its price', async () => {
		remove = dropMustUsePlugin( 'shop', WOOCOMMERCE );
		await evalPhp( 'flush_rewrite_rules( false );' );
		const { id } = await make( {
			post_title: 'Boots',
			post_type: 'product',
			post_excerpt: 'For hills',
		} );
		const address = `/?post_type=product&p=${ id }`;
		const update = ( values: Record< string, string > ) =>
			evalPhp(
				Object.entries( values )
					.map(
						( [ key, value ] ) =>
							`update_post_meta( ${ id }, '${ key }', '${ value }' );`
					)
					.join( '' )
			);
		const open = async () => {
			const { status, headers, text } = await fetchPath( address );
			return status === 200
				? text
				: (
						await fetchPath(
							new URL( String( headers.location ) ).pathname
						)
				  ).text;
		};
		expect( dataIn( await open() ).Product ).not.toHaveProperty( 'offers' );
		await update( {
			sku: 'B-1',
			price: '49.90',
			stock: 'instock',
			ratings: '3',
		} );
		const html = await open();
		expect( dataIn( html ).Product ).toMatchObject( {
			name: 'Boots',
			sku: 'B-1',
			description: 'For hills',
			offers: {
				'@type': 'Offer',
				price: '49.90',
				priceCurrency: 'EUR',
				availability: 'https://schema.org/InStock',
			},
			aggregateRating: { ratingValue: '4.50', ratingCount: 3 },
		} );
		expect( html ).toContain( '<!-- shop: 0 --><!-- shop: 0 -->' );
		await update( { highest: '79.00', stock: 'outofstock' } );
		expect( dataIn( await open() ).Product.offers ).toMatchObject( {
			'@type': 'AggregateOffer',
			lowPrice: '49.90',
			highPrice: '79.00',
			availability: 'https://schema.org/OutOfStock',
		} );
		await switchModule( 'seo-tools', false );
		expect( await open() ).toContain( '<!-- shop: 1 --><!-- shop: 1 -->' );
	} );

	it( 'is missing on searches, and while the module is off', async () => {
		expect( await dataOn( '/?s=walk' ) ).toEqual( {} );
		await switchModule( 'seo-tools', false );
		expect( await dataOn( '/' ) ).toEqual( {} );
	} );
} );
