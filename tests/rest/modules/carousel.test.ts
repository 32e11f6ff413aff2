import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'carousel';

restoreStateAfterwards();
deleteAllPosts( SLUG );

let ids: number[] = [];
beforeAll( async () => {
	ids = await evalJson(
		"echo wp_json_encode( get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 2 ) ) );"
	);
} );

const galleryBlock = () =>
	`<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images">${ ids
		.map(
			( id ) =>
				`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="/x.jpg" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`
		)
		.join( '' ) }</figure><!-- /wp:gallery -->`;

const readData = ( html: string ) => {
	const [ , json ] = /window\.jpCarousel = (\{.*?\});\s/.exec( html ) ?? [];
	return json === undefined ? undefined : JSON.parse( json );
};

beforeEach( async () => {
	await switchModule( SLUG, true );
	for ( const key of [
		'background_color',
		'display_exif',
		'display_comments',
	] ) {
		await deleteOption( `jetpack_dashboard_carousel_${ key }` );
	}
} );

it( 'loads its script on pages with a gallery, of either kind, and on no other, and the viewer on none', async () => {
	const block = await makePost( { post_content: galleryBlock() } );
	const shortcode = await makePost( {
		post_content: `[gallery ids="${ ids.join() }"]`,
	} );
	const none = await makePost( {
		post_content:
			'<!-- wp:image --><figure class="wp-block-image"><img src="/x.jpg" alt=""/></figure><!-- /wp:image -->',
	} );
	for ( const id of [ block, shortcode ] ) {
		const html = await pageAt( postPath( id ) );
		expect( html ).toContain( 'assets/carousel.js' );
		expect( html ).not.toMatch(
			/(?:src|href)=["'][^"']*(?:viewer|gestures)\./
		);
	}
	expect( await pageAt( postPath( shortcode ) ) ).toContain(
		`data-jp-photo="${ ids[ 0 ] }"`
	);
	expect( await pageAt( postPath( none ) ) ).not.toContain(
		'assets/carousel'
	);

	await switchModule( SLUG, false );
	const off = await pageAt( postPath( shortcode ) );
	expect( off ).not.toMatch( /assets\/carousel|data-jp-photo/ );
} );

it( 'knows the settings', async () => {
	const id = await makePost( { post_content: galleryBlock() } );
	expect( readData( await pageAt( postPath( id ) ) ) ).toMatchObject( {
		background: 'black',
		hasExif: false,
		hasComments: true,
	} );
	await setOption( 'jetpack_dashboard_carousel_background_color', 'white' );
	await setOption( 'jetpack_dashboard_carousel_display_exif', '1' );
	await setOption( 'jetpack_dashboard_carousel_display_comments', '0' );
	expect( readData( await pageAt( postPath( id ) ) ) ).toMatchObject( {
		background: 'white',
		hasExif: true,
		hasComments: false,
		isLoggedIn: false,
		needsName: true,
	} );
} );

it( 'says whether commenting needs an account', async () => {
	const id = await makePost( { post_content: galleryBlock() } );
	await evalPhp( "update_option( 'comment_registration', '1' );" );
	const html = await pageAt( postPath( id ) );
	await evalPhp( "update_option( 'comment_registration', '' );" );
	expect( readData( html ) ).toMatchObject( { mustLogIn: true } );
} );

it( 'leaves feeds alone', async () => {
	const id = await makePost( {
		post_content: `[gallery ids="${ ids.join() }"]`,
	} );
	expect(
		await pageAt( `/?p=${ id }&feed=rss2&withoutcomments=1` )
	).not.toContain( 'assets/carousel' );
} );

describe( 'single images', () => {
	const block = ( destination: string, href: string ) =>
		`<!-- wp:image {"id":${ ids[ 0 ] },"linkDestination":"${ destination }"} --><figure class="wp-block-image"><a href="${ href }"><img src="/x.jpg" alt="" class="wp-image-${ ids[ 0 ] }"/></a></figure><!-- /wp:image -->`;

	it( 'opens those that link to their own file or attachment page', async () => {
		const contents = [
			block( 'media', '/wp-content/uploads/x.jpg' ),
			block( 'attachment', '/photo/' ),
			'<a href="/wp-content/uploads/x.jpg?version=2"><img src="/x-300x200.jpg" alt=""></a>',
			'<a href="/photo/" rel="attachment wp-att-5"><img src="/x.jpg" alt=""></a>',
		];
		for ( const post_content of contents ) {
			const path = postPath( await makePost( { post_content } ) );
			const html = await pageAt( path );
			expect( html ).toMatch( /<a data-jp-carousel [^>]*>\s*<img/ );
			expect( html ).toContain( 'assets/carousel.js' );

			await switchModule( SLUG, false );
			expect( await pageAt( path ) ).not.toMatch(
				/data-jp-carousel|assets\/carousel/
			);
			await switchModule( SLUG, true );
		}
	} );

	it( 'leaves other links and text links alone', async () => {
		const id = await makePost( {
			post_content: [
				block( 'custom', '/shop/' ),
				'<a href="/x.jpg">A file</a> <img src="/x.jpg" alt="">',
				'<a href="/shop/"><img src="/x.jpg" alt=""></a>',
			].join( '\n' ),
		} );
		expect( await pageAt( postPath( id ) ) ).not.toMatch(
			/data-jp-carousel|assets\/carousel/
		);
	} );

	it( 'loads nothing for excerpts', async () => {
		const id = await makePost( {
			post_content: '<a href="/x.jpg"><img src="/x.jpg" alt=""></a>',
		} );
		expect(
			await evalPhp( `
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Carousel\\Carousel::class )->register();
get_the_excerpt( ${ id } );
echo wp_script_is( 'jetpack-dashboard-carousel' ) ? 'loaded' : 'not loaded';` )
		).toBe( 'not loaded' );
	} );
} );
