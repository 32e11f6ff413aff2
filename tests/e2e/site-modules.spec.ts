import { findViolationsIn } from './support/accessibility';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

/** What modules do on the public pages of the site. */
const MODULES = [
	'carousel',
	'gravatar-hovercards',
	'infinite-scroll',
	'sharedaddy',
	'markdown',
] as const;

const all = ( isOn: boolean ) =>
	Object.fromEntries( MODULES.map( ( slug ) => [ slug, isOn ] ) );

/**
 * Creates a post with a gallery and a comment; resolves with its path. Its last
 * paragraph has the id of the hovercards' data, which authors may add.
 */
const MAKE_POST = `
$photos = get_posts( array( 'post_type' => 'attachment', 'numberposts' => 3 ) );
$blocks = '';
foreach ( $photos as $number => $photo ) {
	wp_update_post( array( 'ID' => $photo->ID, 'comment_status' => 'open' ) );
	$blocks .= sprintf( '<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="%4$s" class="wp-image-%1$d"/><figcaption>Photo number %3$d</figcaption></figure><!-- /wp:image -->', $photo->ID, wp_get_attachment_url( $photo->ID ), $number + 1, 1 === $number ? 'Two hills' : '' );
}
$author = get_user_by( 'login', 'author' )->ID;
update_user_meta( $author, 'description', 'Bakes bread.' );
$id = wp_insert_post( array( 'post_title' => 'Gallery', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images">' . $blocks . '</figure><!-- /wp:gallery --><p id="jp-cards">{}</p>', 'comment_status' => 'open' ) );
wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_content' => 'Lovely', 'comment_author' => 'Author', 'user_id' => $author, 'comment_approved' => 1 ) );
echo $id . ' ' . wp_parse_url( get_permalink( $id ), PHP_URL_PATH );`;

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, all( true ), {
		gravatar_disable_hovercards: 'enabled',
		infinite_scroll: true,
		sharing_services: {
			visible: [ 'facebook', 'print' ],
			hidden: [ 'email' ],
		},
	} );
	const [ made = '', at = '' ] = ( await sandbox.wpEval( MAKE_POST ) ).split(
		' '
	);
	id = Number( made );
	path = at;
} );

test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, all( false ) );
	await sandbox.wpEval(
		`wp_delete_post( ${ id }, true ); update_user_meta( get_user_by( 'login', 'author' )->ID, 'description', '' );`
	);
} );

test( 'a gallery opens in a viewer, leafs by keyboard, and gives the focus back', async ( {
	page,
	sandbox,
}, { retry } ) => {
	// The first response arrives late, while the visitor writes a comment.
	let release = () => {};
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route(
		/media\?include=|%2Fmedia&include=/,
		async ( route ) => {
			await isReleased;
			await route.continue();
		},
		{ times: 1 }
	);
	await page.goto( sandbox.url + path );
	const photo = page.locator( '.wp-block-gallery img' ).first();
	await photo.focus();
	await page.keyboard.press( 'Enter' );
	const viewer = page.getByRole( 'dialog', { name: 'Gallery' } );
	await expect( viewer ).toContainText( 'Photo 1 of 3' );
	await expect( viewer ).toContainText( 'Photo number 1' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer ).toContainText( 'Photo 2 of 3' );
	await expect( viewer.locator( 'img' ) ).toHaveAttribute(
		'alt',
		'Two hills'
	);
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer ).toContainText( 'Photo 1 of 3' );
	expect( await findViolationsIn( page, [ '.jp-carousel' ] ) ).toEqual( [] );

	const words = `From the viewer ${ retry }`;
	const field = viewer.getByLabel( 'Your comment' );
	await field.fill( words );
	const isLate = page.waitForResponse( /media/ );
	release();
	await isLate;
	await page.waitForTimeout( 200 );
	await expect( field ).toHaveValue( words );
	await viewer.getByLabel( 'Name' ).fill( 'Ana' );
	await viewer
		.getByLabel( 'Email (will not be published)' )
		.fill( 'ana@example.org' );
	await viewer.getByRole( 'button', { name: 'Post comment' } ).click();
	await expect(
		viewer.locator( '.jp-carousel__comments' ).getByRole( 'status' )
	).toContainText( 'Thank you for your comment.' );
	expect(
		await sandbox.wpEval(
			`echo count( get_comments( array( 'search' => '${ words }', 'status' => 'all' ) ) );`
		)
	).toBe( '1' );

	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	await expect( photo ).toBeFocused();
	expect( await findViolationsIn( page, [ '.wp-block-gallery' ] ) ).toEqual(
		[]
	);
} );

test( 'an avatar shows its card to a pointer and to the keyboard', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + path );
	const avatar = page.locator( 'img[data-jp-card]' ).last();
	await avatar.scrollIntoViewIfNeeded();
	await avatar.hover();
	const card = page.getByRole( 'dialog', { name: /^Profile of / } );
	await expect( card ).toContainText( 'Bakes bread.' );
	await page.mouse.move( 0, 0 );
	await expect( card ).toHaveCount( 0 );

	await avatar.focus();
	await page.keyboard.press( 'Enter' );
	await expect( card ).toBeFocused();
	expect( await findViolationsIn( page, [ '.jp-card' ] ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( card ).toHaveCount( 0 );
	await expect( avatar ).toBeFocused();
} );

test( 'sharing buttons have distinct names and can print; the “More” menu opens', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + path );
	await expect(
		page.getByRole( 'link', { name: 'Facebook (opens in a new window)' } )
	).toBeVisible();
	const email = page.getByRole( 'link', { name: 'Email' } );
	await expect( email ).toBeHidden();
	await page.locator( '.jp-sharing summary' ).click();
	await expect( email ).toBeVisible();
	await page.evaluate( () => {
		window.print = () => document.body.classList.add( 'is-printed' );
	} );
	await page.getByRole( 'button', { name: 'Print' } ).click();
	await expect( page.locator( 'body' ) ).toHaveClass( /is-printed/ );
	expect( await findViolationsIn( page, [ '.jp-sharing' ] ) ).toEqual( [] );
} );

test( 'loads older posts on scroll, or on a click on the button', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url );
	const posts = page.locator( '[data-jp-infinite] > *' );
	await expect( posts ).toHaveCount( 10 );
	await page.locator( '.jp-infinite' ).scrollIntoViewIfNeeded();
	await expect( posts ).toHaveCount( 20 );

	await saveSettings( sandbox, {}, { infinite_scroll: false } );
	await page.goto( sandbox.url );
	await page.locator( '.jp-infinite' ).scrollIntoViewIfNeeded();
	const more = page.getByRole( 'button', { name: 'Older posts' } );
	await expect( more ).toBeVisible();
	await expect( posts ).toHaveCount( 10 );
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( posts ).toHaveCount( 20 );
	await expect( posts.nth( 10 ).locator( 'a' ).first() ).toBeFocused();
	expect( await findViolationsIn( page, [ '.jp-infinite' ] ) ).toEqual( [] );
} );

test( 'the Markdown block keeps what is typed and shows what it becomes', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings(
		sandbox,
		{},
		{ wpcom_publish_posts_with_markdown: true }
	);
	const page = await openAs( 'editor' );
	await page.goto( '/wp-admin/post-new.php' );
	await page.waitForFunction(
		'window.wp?.blocks?.getBlockType( "jetpack/markdown" )'
	);
	const saved = await page.evaluate( `( () => {
		const block = wp.blocks.createBlock( 'jetpack/markdown', { source: '## Salt & *flour* <b>' } );
		const html = wp.blocks.serialize( [ block ] );
		const [ again ] = wp.blocks.parse( html );
		return { html, source: again.attributes.source, isValid: again.isValid };
	} )()` );
	expect( saved ).toMatchObject( {
		source: '## Salt & *flour* <b>',
		isValid: true,
	} );
} );
