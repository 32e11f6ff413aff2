import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, get, post } from '../support/site';
import { createPost, deletePosts, headIn } from './site-pages';
import type { Head, SitePost } from './site-pages';

const headOf = async ( path: string ): Promise< Head > =>
	headIn( ( await fetchPath( path ) ).text );

const FORMATS = {
	front_page: [
		{ type: 'token', value: 'site_name' },
		{ type: 'string', value: ' | ' },
		{ type: 'token', value: 'tagline' },
	],
	posts: [
		{ type: 'token', value: 'post_title' },
		{ type: 'string', value: ' (post)' },
	],
	pages: [
		{ type: 'string', value: 'Page: ' },
		{ type: 'token', value: 'page_title' },
	],
	groups: [
		{ type: 'token', value: 'group_title' },
		{ type: 'string', value: ' on ' },
		{ type: 'token', value: 'site_name' },
	],
	archives: [
		{ type: 'token', value: 'archive_title' },
		{ type: 'string', value: ' / ' },
		{ type: 'token', value: 'date' },
	],
};

let article: SitePost;
let page: SitePost;
let secret: SitePost;
let removers: ( () => void )[] = [];

restoreStateAfterwards();

beforeAll( async () => {
	article = await createPost( {
		post_title: 'Salt & <em>pepper</em> "twice"',
		post_content:
			'<!-- wp:paragraph --><p>First line.</p><!-- /wp:paragraph --><p>Second "line" &amp; more.</p>[gallery ids="1"]',
		post_date_gmt: '2024-03-05 12:00:00',
		tags_input: [ 'condiments' ],
	} );
	page = await createPost( {
		post_title: 'About us',
		post_type: 'page',
		post_excerpt: 'Who <b>we</b> are',
	} );
	secret = await createPost( {
		post_title: 'Hush',
		post_content: 'Nobody may read this.',
		post_password: 'secret',
	} );
} );

afterAll( () => deletePosts( [ article, page, secret ] ) );

beforeEach( async () => {
	await setOption( 'blogname', 'Walks & meals' );
	await setOption( 'blogdescription', 'Slow travel' );
	await switchModule( 'seo-tools', true );
} );

afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'title structures', () => {
	it( 'B356 B357 put the title of each page type together', async () => {
		const { status } = await post( 'settings', {
			advanced_seo_title_formats: FORMATS,
		} );
		expect( status ).toBe( 200 );
		for ( const [ path, title ] of [
			[ '/', 'Walks &amp; meals | Slow travel' ],
			[ '/page/2/', 'Walks &amp; meals | Slow travel - Page 2' ],
			[ article.path, 'Salt &amp; pepper “twice” (post)' ],
			[ page.path, 'Page: About us' ],
			[ '/tag/condiments/', 'condiments on Walks &amp; meals' ],
			[ '/2024/03/', 'March 2024 / March 2024' ],
			[ '/author/admin/', 'Marta Oliveira /' ],
		] as const ) {
			expect( { path, title: ( await headOf( path ) ).title } ).toEqual( {
				path,
				title,
			} );
		}
	} );

	it( 'leave WordPress’s title where nothing was said, and on searches and missing pages', async () => {
		await post( 'settings', {
			advanced_seo_title_formats: { posts: FORMATS.pages.slice( 0, 1 ) },
		} );
		await switchModule( 'seo-tools', false );
		const paths = [ '/', page.path, '/?s=walk', '/no-such-page/' ];
		const plain = await Promise.all( paths.map( headOf ) );
		await switchModule( 'seo-tools', true );
		expect(
			( await Promise.all( paths.map( headOf ) ) ).map(
				( { title } ) => title
			)
		).toEqual( plain.map( ( { title } ) => title ) );
		expect( ( await headOf( article.path ) ).title ).toBe( 'Page:' );
	} );

	it( 'are escaped', async () => {
		await setOption( 'jetpack_dashboard_advanced_seo_title_formats', {
			...FORMATS,
			posts: [
				{ type: 'string', value: '</title><script>alert(1)</script>' },
			],
		} );
		const { text } = await fetchPath( article.path );
		expect( text ).not.toContain( '<script>alert(1)' );
		expect( text ).toContain( '<title>&lt;/title&gt;&lt;script&gt;' );
	} );
} );

describe( 'descriptions and social tags', () => {
	it( 'B355 describe the front page as the owner wrote it, at most 300 characters of it', async () => {
		const text = `Slow “walks” & ${ 'ä'.repeat( 320 ) }`;
		await setOption(
			'jetpack_dashboard_advanced_seo_front_page_description',
			text
		);
		const { metas } = await headOf( '/' );
		expect( metas.description ).toBe(
			[ ...text ].slice( 0, 300 ).join( '' ).replace( '&', '&amp;' )
		);
		expect( metas[ 'og:description' ] ).toBe( metas.description );
		expect( metas ).toMatchObject( {
			'og:type': 'website',
			'og:title': 'Walks &amp; meals',
			'og:site_name': 'Walks &amp; meals',
		} );
		await post( 'settings', { advanced_seo_front_page_description: '' } );
		expect( ( await headOf( '/' ) ).metas.description ).toBe(
			'Slow travel'
		);
	} );

	it( 'describe a post by its excerpt, else by how it begins', async () => {
		expect( ( await headOf( page.path ) ).metas.description ).toBe(
			'Who we are'
		);
		const { metas } = await headOf( article.path );
		expect( metas ).toMatchObject( {
			description: 'First line. Second “line” &amp; more.',
			'og:type': 'article',
			'og:title': 'Salt &amp; pepper “twice”',
			'article:published_time': '2024-03-05T12:00:00+00:00',
			'twitter:card': 'summary',
		} );
		expect( metas[ 'og:url' ] ).toMatch(
			new RegExp( `${ article.path }$` )
		);
	} );

	it( 'show a post’s picture large', async () => {
		const path = await evalPhp(
			'foreach ( get_posts() as $post ) { if ( has_post_thumbnail( $post ) ) { echo wp_make_link_relative( get_permalink( $post ) ); break; } }'
		);
		const { metas } = await headOf( path );
		expect( metas[ 'og:image' ] ).toMatch(
			/\/uploads\/.+\.(?:jpe?g|png)$/
		);
		expect( Number( metas[ 'og:image:width' ] ) ).toBeGreaterThan( 100 );
		expect( metas[ 'twitter:card' ] ).toBe( 'summary_large_image' );
	} );

	it( 'tell nothing of what a password guards', async () => {
		const { text } = await fetchPath( secret.path );
		expect( text ).not.toContain( 'Nobody may read this' );
		expect( headIn( text ).metas.description ).toBeUndefined();
	} );

	it( 'tell nothing that a plugin hides from visitors', async () => {
		const remove = dropMustUsePlugin(
			'members-only',
			"add_filter( 'the_content', fn( $text ) => is_user_logged_in() ? $text : str_replace( array( 'Second', 'Fourth' ), 'Log in to read', $text ) );"
		);
		const long = await createPost( {
			post_title: 'Long',
			post_content:
				'<p>First line.</p><p>Second line.</p><!--nextpage--><p>Third line.</p><p>Fourth line.</p>',
		} );
		try {
			for ( const [ path, text ] of [
				[ '', 'First line. Log in to read line.' ],
				[ '2/', 'Third line. Log in to read line.' ],
			] ) {
				const { metas } = headIn(
					( await fetchPath( long.path + path, { as: 'editor' } ) )
						.text
				);
				expect( metas.description ).toBe( text );
				expect( metas[ 'og:description' ] ).toBe( text );
			}
		} finally {
			remove();
			await deletePosts( [ long ] );
		}
	} );

	it( 'do not appear on searches, missing pages or feeds, or while the module is off', async () => {
		for ( const path of [ '/?s=walk', '/no-such-page/', '/feed/' ] ) {
			expect( ( await fetchPath( path ) ).text ).not.toContain(
				'og:title'
			);
		}
		await switchModule( 'seo-tools', false );
		expect( ( await fetchPath( '/' ) ).text ).not.toContain( 'og:title' );
	} );
} );

describe( 'another SEO plugin', () => {
	const silent = async () => {
		const { text } = await fetchPath( article.path );
		return ! text.includes( 'og:title' ) && ! text.includes( '(post)' );
	};
	beforeEach( () =>
		post( 'settings', { advanced_seo_title_formats: FORMATS } )
	);

	it( 'has its way', async () => {
		expect( await silent() ).toBe( false );
		removers.push( dropPlugin( 'wordpress-seo/wp-seo.php', 'Yoast SEO' ) );
		await evalPhp( "activate_plugin( 'wordpress-seo/wp-seo.php' );" );
		expect( await silent() ).toBe( true );
		expect( ( await get( 'module/seo-tools' ) ).body.activated ).toBe(
			true
		);
		await evalPhp( "deactivate_plugins( 'wordpress-seo/wp-seo.php' );" );
		expect( await silent() ).toBe( false );
	} );

	it( 'that we don’t know can say so by a filter', async () => {
		removers.push(
			dropMustUsePlugin(
				'seo-off',
				"add_filter( 'jetpack_disable_seo_tools', '__return_true' );"
			)
		);
		expect( await silent() ).toBe( true );
	} );
} );
