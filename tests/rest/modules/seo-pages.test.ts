import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, site } from '../support/site';
import { createPost, deletePosts, headIn } from './site-pages';
import type { SitePost } from './site-pages';

let made: SitePost[] = [];

restoreStateAfterwards();

beforeEach( async () => {
	await setOption( 'posts_per_page', 5 );
	await setOption( 'blogdescription', 'Slow travel' );
	await switchModule( 'seo-tools', true );
} );
afterEach( async () => {
	await deletePosts( made );
	made = [];
} );

const make = async (
	fields: Parameters< typeof createPost >[ 0 ]
): Promise< SitePost > => {
	const post = await createPost( fields );
	made.push( post );
	return post;
};

const addressesOf = async ( path: string ) => {
	const { text } = await fetchPath( path );
	return {
		canonical: [
			...text.matchAll( /<link rel="canonical" href="([^"]*)"/g ),
		].map( ( [ , url = '' ] ) => url.replace( site().url, '' ) ),
		shared: headIn( text ).metas[ 'og:url' ]?.replace( site().url, '' ),
	};
};

describe( 'the canonical address', () => {
	it( 'names each page of a list once, without arguments of links', async () => {
		for ( const path of [
			'/',
			'/page/2/',
			'/author/admin/',
			'/author/admin/page/2/',
			'/2024/',
		] ) {
			await make( {
				post_title: 'Dated',
				post_date_gmt: '2024-03-05 12:00:00',
			} );
			expect( [
				path,
				await addressesOf( `${ path }?utm_source=x` ),
			] ).toEqual( [ path, { canonical: [ path ], shared: path } ] );
		}
	} );

	it( 'is WordPress’s on a post, and names each part of a split post', async () => {
		const { path } = await make( {
			post_title: 'Split',
			post_content:
				'<p>The first part.</p><!--nextpage--><p>The second part.</p>',
		} );
		for ( const part of [ path, `${ path }2/` ] ) {
			expect( await addressesOf( part ) ).toEqual( {
				canonical: [ part ],
				shared: part,
			} );
		}
	} );

	it( 'is missing on searches and missing pages, and while the module is off', async () => {
		for ( const path of [ '/?s=walk', '/no-such-page/' ] ) {
			expect( ( await addressesOf( path ) ).canonical ).toEqual( [] );
		}
		await switchModule( 'seo-tools', false );
		expect( ( await addressesOf( '/page/2/' ) ).canonical ).toEqual( [] );
	} );
} );

describe( 'the description', () => {
	const descriptionOf = async ( path: string ) =>
		headIn( ( await fetchPath( path ) ).text ).metas.description;

	it( 'of a second page is its own', async () => {
		expect( await descriptionOf( '/' ) ).toBe( 'Slow travel' );
		expect( await descriptionOf( '/page/2/' ) ).toBe(
			'Slow travel – Page 2'
		);
		const { path } = await make( {
			post_title: 'Split',
			post_excerpt: 'All of it',
			post_content:
				'<p>The first part.</p><!--nextpage--><p>The second part.</p>',
		} );
		expect( await descriptionOf( path ) ).toBe( 'All of it' );
		expect( await descriptionOf( `${ path }2/` ) ).toBe(
			'The second part.'
		);
	} );
} );

describe( 'the image', () => {
	const imageOf = async ( content: string ) => {
		const { path } = await make( {
			post_title: 'Pictures',
			post_content: content,
		} );
		const { metas } = headIn( ( await fetchPath( path ) ).text );
		return [
			metas[ 'og:image' ],
			metas[ 'og:image:width' ],
			metas[ 'twitter:card' ],
		];
	};

	it( 'is the first one of the content that is large enough', async () => {
		expect(
			await imageOf(
				'<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="900" height="900"><img src="/small.png" width="900" height="100"><img src="/unknown.png"><!-- <img src="/comment.png" width="900" height="900"> --><img src="/large.png?a=1&amp;b=2" width="640" height="480" alt=""><img src="/second.png" width="900" height="900">'
			)
		).toEqual( [
			`${ site().url }/large.png?a=1&amp;b=2`,
			'640',
			'summary_large_image',
		] );
	} );

	it( 'has the size of the library, unless the ID is another site’s', async () => {
		const [ id, small, large, width ] = (
			await evalPhp(
				"$id = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image' ) )[0]->ID; $large = wp_get_attachment_image_src( $id, 'large' ); echo implode( ' ', array( $id, wp_get_attachment_image_src( $id, 'thumbnail' )[0], $large[0], $large[1] ) );"
			)
		).split( ' ' );
		expect(
			await imageOf(
				`<img class="alignleft wp-image-${ id }" src="${ small }">`
			)
		).toEqual( [ large, width, 'summary_large_image' ] );
		const [ shown ] = await imageOf(
			`<img class="wp-image-${ id }" src="https://old.example/other.png" width="800" height="600">`
		);
		expect( shown ).toBe( 'https://old.example/other.png' );
	} );

	it( 'is missing if no image is large enough', async () => {
		expect( ( await imageOf( '<img src="/a.png">' ) )[ 2 ] ).toBe(
			'summary'
		);
	} );
} );
