import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { callCore, evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';
import { createPost, deletePosts, headIn } from './site-pages';
import type { SitePost } from './site-pages';

const KEYS = {
	title: '_jetpack_dashboard_seo_title',
	description: '_jetpack_dashboard_seo_description',
	image: '_jetpack_dashboard_seo_image',
	noindex: '_jetpack_dashboard_seo_noindex',
};

let article: SitePost;
let image = 0;

restoreStateAfterwards();

beforeAll( async () => {
	article = await createPost( {
		post_title: 'Fields',
		post_content: 'How it begins.',
	} );
	image = Number(
		await evalPhp(
			"echo get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image' ) )[0]->ID;"
		)
	);
} );
afterAll( () => deletePosts( [ article ] ) );
beforeEach( async () => {
	await setOption( 'blog_public', '1' );
	await switchModule( 'seo-tools', true );
	await evalPhp(
		`foreach ( array( '${ Object.values( KEYS ).join(
			"', '"
		) }' ) as $key ) { delete_post_meta( ${ article.id }, $key ); }`
	);
} );

const save = (
	meta: Record< string, unknown >,
	as: Caller = 'editor'
): Promise< HttpResponse > =>
	callCore( 'POST', `wp/v2/posts/${ article.id }`, { as, body: { meta } } );

const page = async () => {
	const { text } = await fetchPath( article.path );
	return {
		...headIn( text ),
		robots: /<meta name='robots' content='([^']*)'/.exec( text )?.[ 1 ],
	};
};

describe( 'the SEO fields of a post', () => {
	it( 'replace title, description and image, while the module is on', async () => {
		const before = await page();
		const { status } = await save( {
			[ KEYS.title ]: 'Salt <b>&</b>  pepper',
			[ KEYS.description ]: 'My "own" words',
			[ KEYS.image ]: image,
		} );
		expect( status ).toBe( 200 );
		expect( await page() ).toMatchObject( {
			title: 'Salt &amp; pepper',
			metas: {
				description: 'My &quot;own&quot; words',
				'og:title': 'Salt &amp; pepper',
				'og:description': 'My &quot;own&quot; words',
				'twitter:card': 'summary_large_image',
			},
		} );
		const path = await evalPhp(
			`echo wp_get_attachment_image_src( ${ image }, 'large' )[0];`
		);
		expect( ( await page() ).metas[ 'og:image' ] ).toBe( path );
		await switchModule( 'seo-tools', false );
		const off = await page();
		expect( off.title ).toBe( before.title );
		expect( Object.keys( off.metas ).join() ).not.toMatch(
			/description|og:|twitter:/
		);
	} );

	it( 'hide a post from search engines and sitemaps', async () => {
		const listing = async ( file: string ) =>
			( await fetchPath( file ) ).text.includes( `${ article.path }<` );
		const state = async () => {
			await switchModule( 'sitemaps', false );
			const core = await listing( '/wp-sitemap-posts-post-1.xml' );
			await switchModule( 'sitemaps', true );
			return {
				core,
				ours: await listing( '/sitemap-posts-post-1.xml' ),
				news: await listing( '/news-sitemap.xml' ),
				isHidden: /noindex/.test( ( await page() ).robots ?? '' ),
			};
		};
		const listed = { core: true, ours: true, news: true, isHidden: false };
		expect( await state() ).toEqual( listed );
		await save( { [ KEYS.noindex ]: true } );
		expect( await state() ).toEqual( {
			core: false,
			ours: false,
			news: false,
			isHidden: true,
		} );
		await switchModule( 'seo-tools', false );
		expect( await state() ).toEqual( listed );
		await switchModule( 'seo-tools', true );
		await save( { [ KEYS.noindex ]: false } );
		expect( await state() ).toEqual( listed );
	} );

	it( 'are stored only if they have a value', async () => {
		const stored = () =>
			evalPhp(
				`global $wpdb; echo implode( ' ', $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE post_id = ${ article.id } AND meta_key LIKE '%seo%'" ) );`
			);
		const all = ( title: string ) =>
			save( {
				[ KEYS.title ]: title,
				[ KEYS.description ]: '',
				[ KEYS.image ]: 0,
				[ KEYS.noindex ]: false,
			} );
		// The block editor sends every field.
		expect( ( await all( 'Mine' ) ).status ).toBe( 200 );
		expect( await stored() ).toBe( KEYS.title );
		const { status, body } = await all( '' );
		expect( [ status, body.meta[ KEYS.noindex ] ] ).toEqual( [
			200,
			false,
		] );
		expect( await stored() ).toBe( '' );
	} );

	it( 'say nothing about a post with a password', async () => {
		await save( {
			[ KEYS.description ]: 'Behind the door',
			[ KEYS.image ]: image,
		} );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ article.id }, 'post_password' => 'x' ) );`
		);
		const { text } = await fetchPath( article.path );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ article.id }, 'post_password' => '' ) );`
		);
		expect( text ).not.toContain( 'Behind the door' );
		expect( text ).not.toContain( 'application/ld+json' );
		expect( headIn( text ).metas[ 'twitter:card' ] ).toBe( 'summary' );
	} );

	it( 'can be changed and read only by users who can edit the post', async () => {
		for ( const as of [ 'author', 'contributor', 'anonymous' ] as const ) {
			const { status } = await save( { [ KEYS.title ]: 'Mine' }, as );
			expect( [ as, [ 401, 403 ].includes( status ) ] ).toEqual( [
				as,
				true,
			] );
		}
		expect( ( await save( { [ KEYS.title ]: 'Ours' } ) ).status ).toBe(
			200
		);
		const { body } = await callCore( 'GET', `wp/v2/posts/${ article.id }`, {
			as: 'anonymous',
		} );
		expect( JSON.stringify( body ) ).not.toMatch( /_seo_|Ours/ );
	} );

	it( 'are bounded and of the right type', async () => {
		for ( const meta of [
			{ [ KEYS.title ]: 'x'.repeat( 201 ) },
			{ [ KEYS.description ]: 'x'.repeat( 301 ) },
			{ [ KEYS.image ]: -1 },
			{ [ KEYS.image ]: 'https://example.com/a.png' },
			{ [ KEYS.noindex ]: 'often' },
		] ) {
			expect( ( await save( meta ) ).status ).toBe( 400 );
		}
		expect(
			await evalPhp(
				`update_post_meta( ${ article.id }, '${ KEYS.title }', str_repeat( 'ä', 500 ) ); echo mb_strlen( get_post_meta( ${ article.id }, '${ KEYS.title }', true ) );`
			)
		).toBe( '200' );
	} );

	it( 'accept only images that the user may see', async () => {
		const [ hidden = 0, text = 0 ] = await evalJson< number[] >( `
$page   = wp_insert_post( array( 'post_title' => 'Private', 'post_type' => 'page', 'post_status' => 'private', 'post_author' => 1 ) );
$hidden = wp_insert_attachment( array( 'post_title' => 'Plan', 'post_mime_type' => 'image/png', 'post_author' => 1 ), '2024/01/plan.png', $page );
$text   = wp_insert_attachment( array( 'post_title' => 'Text', 'post_mime_type' => 'text/plain' ), '2024/01/text.txt' );
echo wp_json_encode( array( $hidden, $text ) );` );
		const draft = await createPost( {
			post_title: 'Draft',
			post_status: 'draft',
		} );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ draft.id }, 'post_author' => get_user_by( 'login', 'contributor' )->ID ) );`
		);
		const stored = async ( id: number, as: Caller ) => {
			const { status } = await callCore(
				'POST',
				`wp/v2/posts/${ draft.id }`,
				{ as, body: { meta: { [ KEYS.image ]: id } } }
			);
			expect( status ).toBe( 200 );
			return Number(
				await evalPhp(
					`echo (int) get_post_meta( ${ draft.id }, '${ KEYS.image }', true );`
				)
			);
		};
		const found = [
			await stored( image, 'contributor' ),
			await stored( hidden, 'contributor' ),
			await stored( text, 'editor' ),
			await stored( hidden, 'editor' ),
		];
		await evalPhp(
			`foreach ( array( ${ hidden }, ${ text }, wp_get_post_parent_id( ${ hidden } ) ) as $id ) { wp_delete_post( $id, true ); }`
		);
		await deletePosts( [ draft ] );
		expect( found ).toEqual( [ image, 0, 0, hidden ] );
	} );
} );

describe( 'the box of the classic editor', () => {
	const submit = ( nonce: string, as: 'editor' | 'contributor' = 'editor' ) =>
		evalPhp( `
wp_set_current_user( get_user_by( 'login', '${ as }' )->ID );
$_POST = wp_slash( array(
	'jetpack_dashboard_seo_nonce' => ${ nonce },
	'jetpack_dashboard_seo'       => array( 'title' => "It's <i>so</i>", 'description' => str_repeat( 'x', 400 ), 'image' => '${ image }', 'noindex' => '1' ),
) );
wp_update_post( array( 'ID' => ${ article.id } ) );
echo implode( '|', array( get_post_meta( ${ article.id }, '${ KEYS.title }', true ), strlen( get_post_meta( ${ article.id }, '${ KEYS.description }', true ) ), get_post_meta( ${ article.id }, '${ KEYS.image }', true ), get_post_meta( ${ article.id }, '${ KEYS.noindex }', true ) ) );` );
	const goodNonce = () =>
		`wp_create_nonce( 'jetpack_dashboard_seo${ article.id }' )`;

	it( 'saves the fields with a valid nonce, for users who can edit the post', async () => {
		expect( await submit( "'wrong'" ) ).toBe( '|0|0|' );
		expect( await submit( goodNonce(), 'contributor' ) ).toBe( '|0|0|' );
		expect( await submit( goodNonce() ) ).toBe(
			`It's so|300|${ image }|1`
		);
	} );

	it( 'is hidden in the block editor, and escapes what it shows', async () => {
		await save( { [ KEYS.title ]: 'Five "quotes" <' } );
		const open = async () =>
			(
				await fetchPath(
					`/wp-admin/post.php?post=${ article.id }&action=edit`,
					{ as: 'editor' }
				)
			).text;
		const block = await open();
		expect( block ).toContain( 'assets/seo-panel.js' );
		expect( block ).not.toContain( 'name="jetpack_dashboard_seo[title]"' );
		await switchModule( 'markdown', true );
		await setOption(
			'jetpack_dashboard_wpcom_publish_posts_with_markdown',
			'1'
		);
		const draft = await createPost( {
			post_title: 'Classic',
			post_content: '*Markdown*',
		} );
		await evalPhp(
			`update_post_meta( ${ draft.id }, '${ KEYS.title }', 'Five "quotes" <' );`
		);
		const { text } = await fetchPath(
			`/wp-admin/post.php?post=${ draft.id }&action=edit`,
			{ as: 'editor' }
		);
		await deletePosts( [ draft ] );
		expect( text ).toContain(
			'name="jetpack_dashboard_seo[title]" value="Five &quot;quotes&quot; &lt;"'
		);
		// Each help text has a line of its own.
		expect( text ).toMatch( /<\/textarea><br><span class="description"/ );
		expect( text ).not.toContain( 'assets/seo-panel.js' );
	} );

	it( 'and the panel are gone while the module is off', async () => {
		await switchModule( 'seo-tools', false );
		const { text } = await fetchPath(
			`/wp-admin/post.php?post=${ article.id }&action=edit`,
			{ as: 'editor' }
		);
		expect( text ).not.toMatch( /seo-panel|jetpack_dashboard_seo/ );
	} );
} );
