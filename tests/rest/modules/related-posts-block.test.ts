import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { callCore, evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { contextsIn, DAY, listedOn, listsIn } from './related-posts-list';
import { useTestThemes } from './themes';

restoreStateAfterwards();

const posts: SitePost[] = [];
const first = (): SitePost => posts[ 0 ] as SitePost;

beforeAll( async () => {
	for ( const post_title of [ 'First', 'Second', 'Third', 'Fourth' ] ) {
		posts.push(
			await createPost( {
				post_title,
				post_content: 'Text.',
				post_date_gmt: DAY( 1 ),
				tags_input: [ 'rare' ],
			} )
		);
	}
} );
afterAll( () => deletePosts( posts ) );
beforeEach( () => switchModule( 'related-posts', true ) );

describe( 'the related posts block', () => {
	it( 'shows the block instead of the list below the post', async () => {
		const made = await createPost( {
			post_title: 'Placed',
			post_content:
				'<!-- wp:jetpack/related-posts {"postsToShow":2,"displayHeadline":false,"displayDate":false,"displayContext":false} /--><p>After the block.</p>',
			post_date_gmt: DAY( 1 ),
			tags_input: [ 'rare' ],
		} );
		const open = async ( where = made.path ) =>
			( await fetchPath( where ) ).text;
		const on = await open();
		const inList = await open( '/' );
		await switchModule( 'related-posts', false );
		const off = await open();
		await switchModule( 'related-posts', true );
		await deletePosts( [ made ] );
		const lists = listsIn( on );
		expect( lists ).toHaveLength( 1 );
		expect( lists[ 0 ]?.match( /<li>/g ) ).toHaveLength( 2 );
		expect( lists[ 0 ] ).not.toMatch( /<h2|<time|-context/ );
		expect( on.indexOf( '<nav class="jp-relatedposts' ) ).toBeLessThan(
			on.indexOf( 'After the block.' )
		);
		expect( [ inList, off ].join() ).not.toContain(
			'class="jp-relatedposts'
		);
	} );

	it( 'shows the block of a template instead of the list below the post', async () => {
		const template = await evalPhp( `
$id = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single', 'post_title' => 'Single', 'post_content' => '<!-- wp:post-content /--><!-- wp:paragraph --><p>Footer.</p><!-- /wp:paragraph --><!-- wp:jetpack/related-posts {"postsToShow":1,"align":"wide","backgroundColor":"contrast"} /-->' ) );
wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
echo $id;` );
		const { text } = await fetchPath( first().path );
		await evalPhp( `wp_delete_post( ${ template }, true );` );
		const lists = listsIn( text );
		expect( lists ).toHaveLength( 1 );
		expect( lists[ 0 ]?.match( /<li>/g ) ).toHaveLength( 1 );
		expect( lists[ 0 ] ).toMatch( /^<nav class="[^"]*\balignwide\b/ );
		expect( lists[ 0 ] ).toContain( 'has-contrast-background-color' );
		expect( text.indexOf( 'Footer.' ) ).toBeLessThan(
			text.indexOf( '<nav class="jp-relatedposts' )
		);
	} );

	it( 'previews the block only for users who can edit the post', async () => {
		const preview = ( as: Caller ) =>
			callCore(
				'GET',
				`wp/v2/block-renderer/jetpack/related-posts?context=edit&post_id=${
					first().id
				}`,
				{ as }
			);
		const { status, body } = await preview( 'editor' );
		expect( status ).toBe( 200 );
		expect( body.rendered ).toContain( 'In “rare”' );
		for ( const as of [ 'contributor', 'anonymous' ] as const ) {
			expect( [ 401, 403 ] ).toContain( ( await preview( as ) ).status );
		}
	} );

	it( 'previews the block of a template with the newest posts', async () => {
		const { body } = await callCore(
			'GET',
			'wp/v2/block-renderer/jetpack/related-posts?context=edit&attributes[postsToShow]=2',
			{ as: 'editor' }
		);
		expect( body.rendered.match( /<li>/g ) ).toHaveLength( 2 );
		expect( contextsIn( body.rendered ) ).toEqual( [
			'Similar post',
			'Similar post',
		] );
	} );
} );

describe( 'in a theme without templates', () => {
	const switchTheme = useTestThemes();

	it.each( [ 'classic', 'hybrid' ] as const )(
		'shows the list in a %s theme',
		async ( theme ) => {
			await switchTheme( theme );
			const found = await listedOn( first().path );
			expect( found?.titles ).toHaveLength( 3 );
		}
	);
} );
