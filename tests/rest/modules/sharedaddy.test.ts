import { restoreStateAfterwards } from '../support/saved-state';
import { hiddenField } from '../support/admin-form';
import { deleteOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, post } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'sharedaddy';

const NASTY = `"><script>alert(1)</script>&amp; Q&A 'x'`;

restoreStateAfterwards();
deleteAllPosts( SLUG );

const save = async ( body: Record< string, unknown > ) => {
	const { status } = await post( 'settings', body );
	expect( status ).toBe( 200 );
};

/** The sharing buttons of a page; '' if it has none. */
const buttonsAt = async ( path: string ) =>
	/<div class="jp-sharing [\s\S]*?<\/div>/.exec(
		await pageAt( path )
	)?.[ 0 ] ?? '';

const hrefs = ( html: string ) =>
	[ ...html.matchAll( /href="([^"]*)"/g ) ].map( ( [ , href = '' ] ) =>
		href.replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' )
	);

beforeEach( async () => {
	for ( const key of [
		'sharing_services',
		'button_style',
		'sharing_label',
		'show',
		'sharedaddy_disable_resources',
		'jetpack-twitter-cards-site-tag',
	] ) {
		await deleteOption( `jetpack_dashboard_${ key }` );
	}
	await switchModule( SLUG, true );
} );

describe( 'sharing buttons', () => {
	it( 'B235 appear below posts while the module is on, as links that load nothing from a service', async () => {
		const id = await makePost( { post_title: 'Bread & butter' } );
		const html = await pageAt( postPath( id ) );
		const buttons = await buttonsAt( postPath( id ) );
		const url = await evalPhp( `echo get_permalink( ${ id } );` );
		expect( hrefs( buttons ) ).toEqual( [
			`https://twitter.com/intent/tweet?text=Bread%20%26%20butter&url=${ encodeURIComponent(
				url
			) }`,
			`https://www.facebook.com/sharer/sharer.php?u=${ encodeURIComponent(
				url
			) }`,
		] );
		expect( buttons ).toContain( 'rel="nofollow noopener noreferrer"' );
		expect( html ).toContain( 'assets/sharing.css' );
		expect( html ).not.toMatch(
			/<script[^>]+src="[^"]*(twitter|facebook)/
		);

		await switchModule( SLUG, false );
		const off = await pageAt( postPath( id ) );
		expect( off ).not.toContain( 'jp-sharing' );
		expect( off ).not.toContain( 'assets/sharing.css' );
	} );

	it( 'appear only where the site’s settings put them', async () => {
		const id = await makePost();
		const page = await makePost( { post_type: 'page' } );
		await save( { show: [ 'page' ] } );
		expect( await buttonsAt( postPath( id ) ) ).toBe( '' );
		expect( await buttonsAt( `/?page_id=${ page }` ) ).not.toBe( '' );
		await save( { show: [ 'post', 'index' ] } );
		expect( await buttonsAt( postPath( id ) ) ).not.toBe( '' );
		expect( await buttonsAt( `/?page_id=${ page }` ) ).toBe( '' );
		for ( const path of [
			`/?p=${ id }&feed=rss2&withoutcomments=1`,
			'/?feed=rss2',
			`/wp-json/wp/v2/posts/${ id }`,
		] ) {
			expect( await pageAt( path ) ).not.toContain( 'jp-sharing' );
		}
	} );

	it( 'do not appear below content that isn’t public', async () => {
		const id = await makePost( { post_password: 'x' } );
		expect( await buttonsAt( postPath( id ) ) ).toBe( '' );
		const hidden = await makePost( { post_status: 'private' } );
		expect( await pageAt( postPath( hidden ), 'admin' ) ).not.toContain(
			'jp-sharing '
		);
	} );

	it( 'are those of the settings, in their order, some behind “More”, with label and style', async () => {
		const id = await makePost();
		await save( {
			sharing_services: {
				visible: [ 'print', 'email', 'jetpack-whatsapp' ],
				hidden: [ 'reddit' ],
			},
			button_style: 'text',
			sharing_label: 'Pass it on',
		} );
		const html = await buttonsAt( postPath( id ) );
		expect( html ).toContain( 'jp-sharing--text' );
		expect( html ).toMatch( /<h3[^>]*>Pass it on<\/h3>/ );
		expect( html ).not.toContain( '<svg' );
		expect(
			[ ...html.matchAll( /jp-sharing__button--([\w-]+)/g ) ].map(
				( [ , name ] ) => name
			)
		).toEqual( [ 'print', 'email', 'jetpack-whatsapp', 'reddit' ] );
		expect( html ).toMatch( /<details[\s\S]*reddit[\s\S]*<\/details>/ );
		expect( hrefs( html )[ 0 ] ).toMatch(
			/^mailto:\?subject=A%20test&body=http/
		);
		expect( await pageAt( postPath( id ) ) ).toContain(
			'assets/sharing.js'
		);

		await save( { button_style: 'icon' } );
		const icons = await buttonsAt( postPath( id ) );
		expect( icons ).toContain( '<svg' );
		expect( icons ).toMatch( /screen-reader-text[^>]*>WhatsApp/ );
	} );

	it( 'name every service that the settings know', async () => {
		const id = await makePost();
		const known = JSON.parse(
			await evalPhp(
				'echo wp_json_encode( Jetpack_Dashboard\\Settings\\Sharing_Services::ids() );'
			)
		);
		await save( { sharing_services: { visible: known, hidden: [] } } );
		const html = await buttonsAt( postPath( id ) );
		for ( const service of known ) {
			expect( html ).toContain( `jp-sharing__button--${ service }"` );
		}
		expect( hrefs( html ) ).toHaveLength(
			// Buttons that need a script.
			known.length - 4
		);
		expect(
			hrefs( html ).filter(
				( href ) => ! /^(https:\/\/|mailto:)/.test( href )
			)
		).toEqual( [] );
	} );

	it( 'copy the link, open the share sheet and ask for a Mastodon server by a script only', async () => {
		const id = await makePost( { post_title: 'Bread & butter' } );
		await save( {
			sharing_services: {
				visible: [ 'copy-link', 'bluesky' ],
				hidden: [ 'device', 'mastodon', 'threads' ],
			},
		} );
		const html = await buttonsAt( postPath( id ) );
		expect(
			html.match( /<button [^>]*data-jp-share="[\w-]+"[^>]* hidden>/g )
		).toHaveLength( 3 );
		expect( html ).toContain( 'data-title="Bread &amp; butter"' );
		expect( hrefs( html ) ).toEqual( [
			expect.stringMatching(
				/^https:\/\/bsky\.app\/intent\/compose\?text=Bread%20%26%20butter%20http/
			),
			expect.stringMatching(
				/^https:\/\/www\.threads\.net\/intent\/post\?text=Bread%20%26%20butter%20http/
			),
		] );
		expect( await pageAt( postPath( id ) ) ).toContain(
			'assets/sharing.js'
		);
	} );

	it( 'leave out services that were shut down', async () => {
		const id = await makePost();
		await evalPhp(
			"update_option( 'jetpack_dashboard_sharing_services', array( 'visible' => array( 'pocket', 'facebook', 'skype' ), 'hidden' => array() ) );"
		);
		expect( hrefs( await buttonsAt( postPath( id ) ) ) ).toEqual( [
			expect.stringContaining( 'facebook.com' ),
		] );
	} );

	it( 'link to a custom service, with its placeholders filled in', async () => {
		const id = await makePost( { post_title: 'Ça va?' } );
		const { body } = await post( 'settings', {
			custom: {
				sharing_name: '<b>Bookmarks</b>',
				sharing_url:
					'https://marks.example/add?u=%post_url%&t=%post_title%&i=%post_id%',
				sharing_icon: 'https://marks.example/icon.png',
			},
		} );
		await save( {
			sharing_services: { visible: [ body.custom.id ], hidden: [] },
		} );
		const html = await buttonsAt( postPath( id ) );
		expect( hrefs( html )[ 0 ] ).toMatch(
			new RegExp(
				`^https://marks\\.example/add\\?u=http%3A%2F%2F\\S+&t=%C3%87a%20va%3F&i=${ id }$`
			)
		);
		expect( html ).toContain( 'src="https://marks.example/icon.png"' );
		expect( html ).not.toContain( '<b>' );
	} );

	it( 'take no markup from titles or settings', async () => {
		const id = await makePost( { post_title: NASTY } );
		await evalPhp(
			`update_option( 'jetpack_dashboard_sharing_label', '${ NASTY.replaceAll(
				"'",
				"\\'"
			) }' ); update_option( 'jetpack_dashboard_jetpack-twitter-cards-site-tag', '"><script>alert(2)</script>' );`
		);
		const html = await pageAt( postPath( id ) );
		const buttons = await buttonsAt( postPath( id ) );
		expect( buttons ).not.toContain( '<script' );
		expect( buttons ).toContain( '&lt;script&gt;' );
		expect( html ).not.toContain( '<script>alert(2)' );
	} );

	it( 'tell whose site it is, when it has a handle', async () => {
		const id = await makePost();
		expect( await pageAt( postPath( id ) ) ).not.toContain(
			'twitter:site'
		);
		await save( { 'jetpack-twitter-cards-site-tag': '@magazine' } );
		const html = await pageAt( postPath( id ) );
		expect( html ).toContain(
			'<meta name="twitter:site" content="@magazine">'
		);
		expect( await buttonsAt( postPath( id ) ) ).toContain( 'via=magazine' );
		expect( await pageAt( '/' ) ).not.toContain( 'twitter:site' );
	} );

	it( 'leave style and script to a theme that brings its own', async () => {
		const id = await makePost();
		await save( { sharedaddy_disable_resources: true } );
		const html = await pageAt( postPath( id ) );
		expect( html ).toContain( 'jp-sharing ' );
		expect( html ).not.toContain( 'assets/sharing.' );
	} );
} );

describe( 'the box in a post’s editor', () => {
	const send = async ( id: number, fields: Record< string, string > ) =>
		fetchPath( '/wp-admin/post.php', {
			as: 'editor',
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( {
				action: 'editpost',
				post_ID: String( id ),
				post_type: 'post',
				...fields,
			} ).toString(),
		} );

	it( 'takes the buttons from one post, and gives them back', async () => {
		const id = await makePost();
		const editor = await pageAt(
			`/wp-admin/post.php?post=${ id }&action=edit`,
			'editor'
		);
		expect( editor ).toContain( 'Show sharing buttons' );
		const nonces = {
			_wpnonce: hiddenField( editor, '_wpnonce' ),
			jetpack_dashboard_sharing_buttons_nonce: hiddenField(
				editor,
				'jetpack_dashboard_sharing_buttons_nonce'
			),
		};
		await send( id, nonces );
		expect( await buttonsAt( postPath( id ) ) ).toBe( '' );
		await send( id, { ...nonces, jetpack_dashboard_sharing_buttons: '1' } );
		expect( await buttonsAt( postPath( id ) ) ).not.toBe( '' );
	} );

	it( 'changes nothing without its nonce', async () => {
		const id = await makePost();
		const editor = await pageAt(
			`/wp-admin/post.php?post=${ id }&action=edit`,
			'editor'
		);
		await send( id, { _wpnonce: hiddenField( editor, '_wpnonce' ) } );
		expect( await buttonsAt( postPath( id ) ) ).not.toBe( '' );
	} );
} );
