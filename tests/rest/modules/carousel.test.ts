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

const facts = ( html: string ) => {
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

it( 'loads its viewer on pages with a gallery, of either kind, and on no other', async () => {
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
		expect( html ).toContain( 'assets/carousel.css' );
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
	expect( facts( await pageAt( postPath( id ) ) ) ).toMatchObject( {
		background: 'black',
		hasExif: false,
		hasComments: true,
	} );
	await setOption( 'jetpack_dashboard_carousel_background_color', 'white' );
	await setOption( 'jetpack_dashboard_carousel_display_exif', '1' );
	await setOption( 'jetpack_dashboard_carousel_display_comments', '0' );
	expect( facts( await pageAt( postPath( id ) ) ) ).toMatchObject( {
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
	expect( facts( html ) ).toMatchObject( { mustLogIn: true } );
} );

it( 'leaves feeds alone', async () => {
	const id = await makePost( {
		post_content: `[gallery ids="${ ids.join() }"]`,
	} );
	expect(
		await pageAt( `/?p=${ id }&feed=rss2&withoutcomments=1` )
	).not.toContain( 'assets/carousel' );
} );
