import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { locs, parse, url } from './sitemap-xml';

interface Files {
	images: number[];
	imageUrls: string[];
	poster: string;
	film: number;
	filmUrl: string;
	bare: number;
}

/** Two images, a video with everything that a sitemap needs, and one without. */
const MAKE_FILES = `
$images = wp_list_pluck( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'numberposts' => 2, 'orderby' => 'ID', 'order' => 'ASC' ) ), 'ID' );
$make   = static function ( $name, $content ) {
	$id = wp_insert_attachment( array( 'post_title' => $name, 'post_content' => $content, 'post_mime_type' => 'video/mp4' ), "2024/01/$name.mp4" );
	wp_update_attachment_metadata( $id, array( 'length' => 95 ) );
	return $id;
};
$film = $make( 'film', 'From <b>above</b> & below.' );
$bare = $make( 'bare', 'No preview.' );
set_post_thumbnail( $film, $images[0] );
echo wp_json_encode( array(
	'images' => $images, 'imageUrls' => array_map( 'wp_get_attachment_url', $images ), 'poster' => wp_get_attachment_url( $images[0] ),
	'film' => $film, 'filmUrl' => wp_get_attachment_url( $film ), 'bare' => $bare,
) );`;

let files: Files;
let posts: SitePost[] = [];
let remove = () => {};

restoreStateAfterwards();

beforeAll( async () => {
	files = await evalJson< Files >( MAKE_FILES );
	await switchModule( 'sitemaps', true );
	await setOption( 'blog_public', '1' );
} );
afterAll( async () => {
	await evalPhp(
		`wp_delete_attachment( ${ files.film }, true ); wp_delete_attachment( ${ files.bare }, true );`
	);
} );
afterEach( async () => {
	await deletePosts( posts );
	posts = [];
	remove();
	remove = () => {};
} );

/** The sitemap's entry of a new post. */
async function entryOf( content: string ): Promise< string > {
	const post = await createPost( {
		post_title: 'Media',
		post_content: content,
	} );
	posts.push( post );
	const { text } = await fetchPath( '/sitemap-posts-post-1.xml' );
	expect( await parse( text ) ).toBe( 'urlset' );
	return (
		text
			.split( '<url>' )
			.find( ( one ) => one.includes( `${ url( post.path ) }<` ) ) ?? ''
	);
}

const valuesOf = ( entry: string, name: string ): string[] =>
	[
		...entry.matchAll(
			new RegExp( `<${ name }>([^<]*)</${ name }>`, 'g' )
		),
	].map( ( [ , value = '' ] ) => value );

describe( 'a sitemap', () => {
	it( 'lists the images of gallery shortcodes, and of gallery blocks once', async () => {
		const [ first = '', second = '' ] = files.imageUrls;
		const [ one, two ] = files.images;
		const entry = await entryOf(
			`<!-- wp:gallery --><figure><!-- wp:image {"id":${ two }} --><figure><img src="${ second }"></figure><!-- /wp:image --></figure><!-- /wp:gallery -->[gallery ids="${ one },${ two },${ files.film },99999999"]`
		);
		expect( valuesOf( entry, 'image:loc' ) ).toEqual( [ second, first ] );
		expect(
			valuesOf(
				await entryOf( `[[gallery ids="${ one }"]]` ),
				'image:loc'
			)
		).toEqual( [] );
	} );

	it( 'does not list private images', async () => {
		const [ one, two ] = files.images;
		const setStatus = ( status: string ) =>
			evalPhp(
				`wp_update_post( array( 'ID' => ${ two }, 'post_status' => '${ status }' ) );`
			);
		await setStatus( 'private' );
		const entry = await entryOf( `[gallery ids="${ one },${ two }"]` );
		await setStatus( 'inherit' );
		expect( valuesOf( entry, 'image:loc' ) ).toEqual( [
			files.imageUrls[ 0 ],
		] );
	} );

	it( 'does not list private videos', async () => {
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ files.film }, 'post_status' => 'private' ) );`
		);
		const entry = await entryOf(
			`[playlist type="video" ids="${ files.film }"]`
		);
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ files.film }, 'post_status' => 'inherit' ) );`
		);
		expect( entry ).toContain( '<loc>' );
		expect( entry ).not.toContain( 'video:' );
	} );

	it( 'lists videos of blocks and shortcodes with what search engines require', async () => {
		const film = {
			'video:thumbnail_loc': [ files.poster ],
			'video:title': [ 'film' ],
			'video:description': [ 'From above &amp; below.' ],
			'video:content_loc': [ files.filmUrl ],
			'video:duration': [ '95' ],
		};
		for ( const content of [
			`<!-- wp:group --><div><!-- wp:video {"id":${ files.film }} --><figure class="wp-block-video"><video controls src="${ files.filmUrl }"></video></figure><!-- /wp:video --></div><!-- /wp:group -->`,
			`[playlist type="video" ids="${ files.film },${ files.bare }"]`,
		] ) {
			const entry = await entryOf( content );
			expect(
				Object.fromEntries(
					Object.keys( film ).map( ( name ) => [
						name,
						valuesOf( entry, name ),
					] )
				)
			).toEqual( film );
		}
		const captioned = await entryOf(
			'<!-- wp:video --><figure><video src="https://cdn.example/a.mp4?x=1&amp;y=2" poster="/poster.jpg"></video><figcaption>A <em>walk</em></figcaption></figure><!-- /wp:video -->'
		);
		expect( [
			valuesOf( captioned, 'video:title' ),
			valuesOf( captioned, 'video:description' ),
			valuesOf( captioned, 'video:thumbnail_loc' ),
			valuesOf( captioned, 'video:content_loc' ),
			valuesOf( captioned, 'video:duration' ),
		] ).toEqual( [
			[ 'A walk' ],
			[ 'A walk' ],
			[ url( '/poster.jpg' ) ],
			[ 'https://cdn.example/a.mp4?x=1&amp;y=2' ],
			[],
		] );
	} );

	it( 'leaves out videos without a preview image or a description', async () => {
		for ( const content of [
			`<!-- wp:video {"id":${ files.bare }} --><figure><video src="/bare.mp4"></video></figure><!-- /wp:video -->`,
			'[video mp4="https://cdn.example/a.mp4" poster="https://cdn.example/a.jpg"][/video]',
			'[video poster="https://cdn.example/a.jpg"][/video]',
			'<!-- wp:video --><figure><video src="javascript:alert(1)" poster="/a.jpg"></video><figcaption>x</figcaption></figure><!-- /wp:video -->',
		] ) {
			expect( await entryOf( content ) ).not.toContain( '<video:' );
		}
	} );

	it( 'does not tell what a video is called that belongs to an unpublished post', async () => {
		const block = `<!-- wp:video {"id":${ files.film }} --><figure><video src="/a.mp4" poster="/a.jpg"></video></figure><!-- /wp:video -->`;
		for ( const [ status, isListed ] of [
			[ 'draft', false ],
			[ 'private', false ],
			[ 'publish', true ],
		] as const ) {
			const parent = await createPost( {
				post_title: 'Of another author',
				post_status: status,
			} );
			posts.push( parent );
			await evalPhp(
				`wp_update_post( array( 'ID' => ${ files.film }, 'post_parent' => ${ parent.id } ) );`
			);
			const entry = await entryOf( block );
			expect( entry ).toContain( '<loc>' );
			expect( entry.includes( '<video:title>film<' ) ).toBe( isListed );
			expect( entry.includes( files.filmUrl ) ).toBe( isListed );
		}
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ files.film }, 'post_parent' => 0 ) );`
		);
	} );

	it( 'ends the search for images at an element that never ends', async () => {
		const [ first = '', second = '' ] = files.imageUrls;
		// Allowed in the posts of authors. With thousands of them, reading on from each took minutes.
		const open = '<textarea>'.repeat( 3 );
		expect( await evalPhp( `echo wp_kses_post( '${ open }' );` ) ).toBe(
			open
		);
		expect(
			valuesOf(
				await entryOf(
					`<img src="${ first }">${ open }<img src="${ second }">`
				),
				'image:loc'
			)
		).toEqual( [ first ] );
	} );

	it( 'reads images without an end once', async () => {
		const [ first = '' ] = files.imageUrls;
		const start = Date.now();
		const entry = await entryOf(
			`<img src="${ first }">${ '<img '.repeat( 60_000 ) }`
		);
		expect( valuesOf( entry, 'image:loc' ) ).toEqual( [ first ] );
		// It took 40 s when the rest of the text was read from each one.
		expect( Date.now() - start ).toBeLessThan( 20_000 );
	} );

	it( 'lists archives of post types that have posts', async () => {
		expect( ( await fetchPath( '/sitemap-archives-1.xml' ) ).status ).toBe(
			404
		);
		remove = dropMustUsePlugin(
			'archives',
			`add_action( 'init', static function () {
	register_post_type( 'walk', array( 'public' => true, 'has_archive' => true ) );
	register_post_type( 'empty', array( 'public' => true, 'has_archive' => true ) );
} );`
		);
		posts.push(
			await createPost( { post_title: 'Up', post_type: 'walk' } )
		);
		const archive = await evalPhp(
			"echo get_post_type_archive_link( 'walk' );"
		);
		const { text } = await fetchPath( '/sitemap-archives-1.xml' );
		expect( await parse( text ) ).toBe( 'urlset' );
		expect( locs( text ) ).toEqual( [ archive ] );
		expect( text ).toMatch( /<lastmod>\d{4}-\d\d-\d\dT/ );
		expect( locs( ( await fetchPath( '/sitemap.xml' ) ).text ) ).toContain(
			url( '/sitemap-archives-1.xml' )
		);
		await switchModule( 'sitemaps', false );
		expect( ( await fetchPath( '/sitemap-archives-1.xml' ) ).status ).toBe(
			404
		);
		await switchModule( 'sitemaps', true );
	} );
} );
