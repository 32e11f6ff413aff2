import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import type { Wire } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'markdown';
const TYPED = '# Bread\n\n> Take *half* of the **salt**.\n\n- flour\n- water';
const HTML =
	'<h1 id="h-bread">Bread</h1>\n<blockquote>\n<p>Take <em>half</em> of the <strong>salt</strong>.</p>\n</blockquote>\n<ul>\n<li>flour</li>\n<li>water</li>\n</ul>';

restoreStateAfterwards();
deleteAllPosts( SLUG );

async function set( posts: boolean, comments: boolean ): Promise< void > {
	await switchModule( SLUG, true );
	await setOption(
		'jetpack_dashboard_wpcom_publish_posts_with_markdown',
		posts ? '1' : '0'
	);
	await setOption(
		'jetpack_dashboard_wpcom_publish_comments_with_markdown',
		comments ? '1' : '0'
	);
}

const stored = ( id: number ): Promise< Wire > =>
	evalJson(
		`$post = get_post( ${ id } ); echo wp_json_encode( array( 'html' => $post->post_content, 'typed' => $post->post_content_filtered, 'flag' => get_post_meta( ${ id }, '_wpcom_is_markdown', true ) ) );`
	);

describe( 'posts', () => {
	beforeEach( () => set( true, false ) );

	it( 'show HTML, keep what was typed, and give it to editors', async () => {
		const id = await makePost( { post_content: TYPED } );
		expect( await stored( id ) ).toEqual( {
			html: HTML,
			typed: TYPED,
			flag: '1',
		} );
		expect( await pageAt( postPath( id ) ) ).toContain(
			'<strong>salt</strong>'
		);
		expect(
			await evalPhp(
				`echo get_post( ${ id }, OBJECT, 'edit' )->post_content;`
			)
		).toBe( TYPED.replace( '> ', '&gt; ' ) );
		const editor = await pageAt(
			`/wp-admin/post.php?post=${ id }&action=edit`,
			'admin'
		);
		expect( editor ).toMatch(
			/<textarea[^>]*id="content"[^>]*>\s*# Bread/
		);
	} );

	it( 'stay the same when something else changes, and are replaced when the text is edited', async () => {
		const id = await makePost( { post_content: TYPED } );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_title' => 'Another' ) );`
		);
		expect( await stored( id ) ).toEqual( {
			html: HTML,
			typed: TYPED,
			flag: '1',
		} );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_content' => '*Less*' ) );`
		);
		expect( await stored( id ) ).toEqual( {
			html: '<p><em>Less</em></p>',
			typed: '*Less*',
			flag: '1',
		} );
	} );

	it( 'get their Markdown back when a revision is restored', async () => {
		const id = await makePost( { post_content: TYPED } );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_content' => 'First **change**' ) ); wp_update_post( array( 'ID' => ${ id }, 'post_content' => 'Second change' ) );`
		);
		await evalPhp(
			`foreach ( wp_get_post_revisions( ${ id } ) as $revision ) { if ( false !== strpos( $revision->post_content, 'First' ) ) { wp_restore_post_revision( $revision->ID ); } }`
		);
		expect( await stored( id ) ).toEqual( {
			html: '<p>First <strong>change</strong></p>',
			typed: 'First **change**',
			flag: '1',
		} );
	} );

	it( 'are not Markdown if they have blocks or are older', async () => {
		const blocks =
			'<!-- wp:paragraph -->\n<p>*a*</p>\n<!-- /wp:paragraph -->';
		const id = await makePost( { post_content: blocks } );
		expect( await stored( id ) ).toEqual( {
			html: blocks,
			typed: '',
			flag: '',
		} );
		await switchModule( SLUG, false );
		const old = await makePost( { post_content: 'One *old*\npost' } );
		await switchModule( SLUG, true );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ old }, 'post_title' => 'Another' ) );`
		);
		expect( ( await stored( old ) ).html ).toBe( 'One *old*\npost' );
	} );

	it( 'stay HTML when the module is turned off, and new ones are not converted', async () => {
		const id = await makePost( { post_content: TYPED } );
		await set( false, true );
		const other = await makePost( { post_content: TYPED } );
		expect( ( await stored( other ) ).html ).toBe( TYPED );
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ) ) ).toContain(
			'<strong>salt</strong>'
		);
	} );

	it( 'may hold a block of it, which shows what was typed while the module is off', async () => {
		const id = await makePost( {
			post_content:
				'<!-- wp:jetpack/markdown -->\n<pre class="wp-block-jetpack-markdown">## Salt &amp; *flour* &lt;b></pre>\n<!-- /wp:jetpack/markdown -->',
		} );
		const html = await pageAt( postPath( id ) );
		expect( html ).toContain(
			'<h2 id="h-salt--flour">Salt &amp; <em>flour</em> &lt;b&gt;</h2>'
		);
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ) ) ).toContain(
			'## Salt &amp; *flour*'
		);
	} );
} );

describe( 'comments', () => {
	const said = async ( text: string ): Promise< Wire > =>
		evalJson(
			`require_once ABSPATH . 'wp-admin/includes/admin.php'; kses_init_filters(); add_filter( 'wp_is_comment_flood', '__return_false', 99 ); $id = wp_new_comment( wp_slash( array( 'comment_post_ID' => get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0], 'comment_author' => 'Ana', 'comment_author_email' => 'ana' . wp_rand() . '@example.org', 'comment_author_url' => '', 'comment_content' => base64_decode( '${ Buffer.from(
				text
			).toString(
				'base64'
			) }' ), 'comment_type' => 'comment', 'comment_author_IP' => '127.0.0.1' ) ) ); $_GET['c'] = $id; $html = get_comment( $id )->comment_content; $edit = get_comment_to_edit( $id )->comment_content; $again = wp_update_comment( array( 'comment_ID' => $id, 'comment_author' => 'Bo' ) ); $after = get_comment( $id )->comment_content; $still = get_comment_to_edit( $id )->comment_content; wp_delete_comment( $id, true ); echo wp_json_encode( compact( 'html', 'edit', 'after', 'still' ) );`
		);

	it( 'B224 become HTML, and are edited as they were typed', async () => {
		await set( false, true );
		const { html, edit, after, still } = await said(
			'**Half** of the salt & `code`\nnext line\n\n- a\n- b'
		);
		expect( html ).toBe(
			'<p><strong>Half</strong> of the salt &amp; <code>code</code><br />\nnext line</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>'
		);
		expect( edit ).toContain( '**Half** of the salt' );
		expect( [ after, still ] ).toEqual( [ html, edit ] );
	} );

	it( 'contain only HTML that WordPress allows', async () => {
		await set( false, true );
		const { html } = await said(
			'See <script>alert(1)</script> <img src=x onerror=alert(2)> [a](javascript:alert(3)) ![i](https://a.example/i.png) <b onclick="x">bold</b>'
		);
		expect( html ).not.toMatch( /<script|<img|javascript:|onclick/ );
		expect( html ).toContain( '<b>bold</b>' );
	} );

	it( 'stay as they are while their switch is off', async () => {
		await set( true, false );
		const { html } = await said( '**Half**' );
		expect( html ).toBe( '**Half**' );
	} );
} );
