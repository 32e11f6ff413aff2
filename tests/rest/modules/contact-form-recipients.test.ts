import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { callCore, evalPhp, site } from '../support/site';
import type { Caller } from '../support/site';
import { EMAIL, formBlock, NAME, resetMessages, sendTo } from './contact-forms';
import { createPost } from './site-pages';

restoreStateAfterwards();

const ids: number[] = [];

beforeAll( () => switchModule( 'contact-form', true ) );
afterAll( () =>
	evalPhp(
		`foreach ( array( ${ ids.join(
			','
		) } ) as $id ) { wp_delete_post( $id, true ); }`
	)
);

async function save(
	as: Caller,
	content: string,
	id?: number
): Promise< { id: number; saved: string } > {
	const { status, body } = await callCore(
		'POST',
		id ? `wp/v2/posts/${ id }` : 'wp/v2/posts',
		{ as, body: { title: 'Form', content } }
	);
	expect( [ 200, 201 ] ).toContain( status );
	ids.push( body.id );
	return { id: body.id, saved: body.content.raw };
}

const block = ( to: string, subject = 'Hi' ) =>
	formBlock( [ NAME, EMAIL ], { to, subject } );

describe( 'recipients of a form', () => {
	it.each( [ 'editor', 'admin' ] as const )(
		'can be set by users who read all messages: %s',
		async ( as ) => {
			const { saved } = await save(
				as,
				`${ block(
					'me@example.org'
				) }[contact-form to="me@example.org"]`
			);
			expect( saved.match( /me@example\.org/g ) ).toHaveLength( 2 );
		}
	);

	it( 'are the author’s own address or the administration address in posts of authors', async () => {
		const own = ( user: string ) =>
			evalPhp( `echo get_user_by( 'login', '${ user }' )->user_email;` );
		const mail = `${ await own( 'author' ) }, ${ await evalPhp(
			"echo get_option( 'admin_email' );"
		) }`;
		const { id, saved } = await save( 'author', block( mail ) );
		expect( saved ).toContain( mail );
		for ( const to of [
			'evil@example.net',
			`${ mail }, evil@example.net`,
			await own( 'editor' ),
		] ) {
			const other = await save(
				'author',
				`${ block( to ) }[contact-form to="${ to }"]`
			);
			expect( other.saved ).not.toContain( '@' );
		}
		await save( 'editor', block( 'sales@example.org' ), id );
		const kept = await save(
			'author',
			block( 'sales@example.org', 'Changed' ),
			id
		);
		expect( kept.saved ).toMatch( /sales@example\.org.*Changed/ );
	} );

	it.each( [
		[ 'a block', block( 'evil@example.net' ) ],
		[
			'a block in a group',
			`<!-- wp:group --><div class="wp-block-group">${ block(
				'evil@example.net'
			) }</div><!-- /wp:group -->`,
		],
		[ 'a shortcode', '[contact-form to="evil@example.net" subject="Hi"]' ],
		[
			'a shortcode',
			"[CONTACT-FORM TO='evil@example.net' subject='Hi' /]",
		],
		[ 'a shortcode', '[contact-form subject=Hi to=evil@example.net]' ],
		[
			'a shortcode in the attributes of a block',
			'<!-- wp:search {"label":"\\u005bcontact\\u002dform to=evil@example.net subject=Hi]"} /-->',
		],
		[
			'a shortcode block',
			'<!-- wp:shortcode -->[contact-form to="evil@example.net" subject="Hi"]<!-- /wp:shortcode -->',
		],
	] )( 'can’t be set by contributors: %s', async ( _, content ) => {
		const { saved } = await save( 'contributor', content );
		expect( saved ).not.toContain( 'evil@' );
		expect( saved ).toContain( 'Hi' );
	} );

	it( 'stay when a contributor edits another part of the post', async () => {
		const { id } = await save( 'contributor', 'Text.' );
		await save( 'editor', block( 'me@example.org' ), id );
		const same = await save(
			'contributor',
			`${ block( 'me@example.org', 'Changed' ) }More.`,
			id
		);
		expect( same.saved ).toMatch( /me@example\.org.*Changed/ );
		const other = await save(
			'contributor',
			block( 'evil@example.net' ),
			id
		);
		expect( other.saved ).not.toContain( 'evil@' );
	} );
} );

describe( 'with the Markdown module', () => {
	beforeAll( async () => {
		await switchModule( 'markdown', true );
		await setOption(
			'jetpack_dashboard_wpcom_publish_posts_with_markdown',
			'1'
		);
	} );
	afterAll( () => switchModule( 'markdown', false ) );

	it( 'contributors can’t set recipients', async () => {
		const { id, saved } = await save(
			'contributor',
			'**Hi**\n\n[contact-form to="evil@example.net" subject="Hi"]'
		);
		const stored = await evalPhp(
			`echo get_post( ${ id } )->post_content;`
		);
		expect( stored ).toMatch(
			/<strong>Hi<[^]*\[contact-form subject="Hi"/
		);
		expect( stored + saved ).not.toContain( 'evil@' );
	} );
} );

describe( 'recipients of a shortcode', () => {
	const page = async ( post_content: string, post_type = 'page' ) => {
		const made = await createPost( {
			post_title: 'Form',
			post_type,
			post_content,
		} );
		ids.push( made.id );
		return made;
	};
	/** Who gets the message of a page's form. */
	const recipientsAt = async ( path: string ) => {
		await resetMessages();
		await site().resetMails();
		const { status } = await sendTo( path, {
			Name: 'Mia',
			Email: 'mia@example.org',
			Message: 'Hi',
		} );
		expect( status ).toBe( 303 );
		return ( await site().mails() ).flatMap( ( { to } ) => to );
	};
	const owner = async () => [
		await evalPhp( "echo get_option( 'admin_email' );" ),
	];

	afterAll( resetMessages );

	it( 'can’t be set by a comment', async () => {
		const { id, path } = await page(
			'<!-- wp:latest-comments {"displayContent":"full","displayExcerpt":true} /-->'
		);
		await evalPhp(
			`wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_author' => 'Eve', 'comment_content' => '[contact-form to=evil@example.net]', 'comment_approved' => 1 ) );`
		);
		expect( await recipientsAt( path ) ).toEqual( await owner() );
	} );

	it( 'can’t be set by a contributor with a block that prints nothing', async () => {
		const { id, saved } = await save(
			'contributor',
			'[contact-<!-- wp:x/y /-->form to=evil@example.net]'
		);
		expect( saved ).toContain( 'evil@' );
		const path = await evalPhp(
			`wp_publish_post( ${ id } ); echo wp_make_link_relative( get_permalink( ${ id } ) );`
		);
		expect( await recipientsAt( path ) ).toEqual( await owner() );
	} );

	it( 'can be set in a synced pattern', async () => {
		const { id } = await page(
			'<!-- wp:shortcode -->[contact-form to="desk@example.org"]<!-- /wp:shortcode -->',
			'wp_block'
		);
		const { path } = await page( `<!-- wp:block {"ref":${ id }} /-->` );
		expect( await recipientsAt( path ) ).toEqual( [ 'desk@example.org' ] );
	} );

	it( 'can’t be set where another plugin runs shortcodes', async () => {
		const { path } = await page( 'Text.' );
		const remove = dropMustUsePlugin(
			'contact-form-elsewhere',
			"add_action( 'wp_footer', static function () { echo do_shortcode( '[contact-form to=evil@example.net]' ); } );"
		);
		try {
			expect( await recipientsAt( path ) ).toEqual( await owner() );
		} finally {
			remove();
		}
	} );

	it.each( [
		[ 'wp_template', 'page' ],
		[ 'wp_template_part', 'footer' ],
	] )( 'can be set in a saved %s', async ( type, slug ) => {
		const { path } = await page( 'Text.' );
		const form =
			'<!-- wp:shortcode -->[contact-form to="desk@example.org"]<!-- /wp:shortcode -->';
		const id = Number(
			await evalPhp(
				`wp_set_current_user( 1 ); $id = wp_insert_post( array( 'post_type' => '${ type }', 'post_name' => '${ slug }', 'post_title' => 'Form', 'post_status' => 'publish', 'post_content' => '${ form }' ) ); wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' ); echo $id;`
			)
		);
		try {
			expect( await recipientsAt( path ) ).toEqual( [
				'desk@example.org',
			] );
		} finally {
			await evalPhp( `wp_delete_post( ${ id }, true );` );
		}
	} );

	it( 'can be set in a text widget', async () => {
		const { path } = await page( 'Text.' );
		const remove = dropMustUsePlugin(
			'contact-form-widget',
			`add_action( 'wp_footer', static function () { the_widget( 'WP_Widget_Text', array( 'text' => '[contact-form to="desk@example.org"]', 'visual' => true, 'filter' => true ) ); } );`
		);
		try {
			expect( await recipientsAt( path ) ).toEqual( [
				'desk@example.org',
			] );
		} finally {
			remove();
		}
	} );
} );
