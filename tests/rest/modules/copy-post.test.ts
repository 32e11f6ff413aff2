import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import type { Caller, Wire } from '../support/site';
import { deleteAllPosts, makePost, pageAt } from './support';

const SLUG = 'copy-post';

const NASTY = '"><script>alert(1)</script>';

restoreStateAfterwards();
deleteAllPosts( SLUG );
beforeEach( () => switchModule( SLUG, true ) );

/** The post's copy link in the list of posts; undefined if there is none. */
async function linkTo(
	id: number,
	as: Caller = 'editor',
	type = 'post'
): Promise< string | undefined > {
	const html = await pageAt( `/wp-admin/edit.php?post_type=${ type }`, as );
	const href = [
		...html.matchAll( /href="([^"]*jetpack-copy=(\d+)[^"]*)"/g ),
	].find( ( [ , , source ] ) => Number( source ) === id )?.[ 1 ];
	const url =
		href === undefined
			? undefined
			: new URL(
					href.replaceAll( '&amp;', '&' ).replaceAll( '&#038;', '&' )
			  );
	return url && `${ url.pathname }${ url.search }`;
}

/**
 * The block editor's initial state: its first edits, and the draft as stored in
 * the database.
 */
async function draftAt( path: string, as: Caller = 'editor' ): Promise< Wire > {
	const html = await pageAt( path, as );
	const [ , edits ] =
		/\binitializeEditor\( '[^']*', "[^"]*", (\d+)/.exec( html ) ?? [];
	const title = /"title":"Copied from"/.test( html );
	return { id: Number( edits ), hasTitle: title, html };
}

it( 'opens a new draft that begins as the post does, and leaves the post alone', async () => {
	const id = await makePost( {
		post_title: 'Copied from',
		post_content:
			'<!-- wp:paragraph --><p>Plum "cake" \\ cream</p><!-- /wp:paragraph -->',
		post_excerpt: 'In short: cake.',
		tags_input: [ 'baking' ],
	} );
	const image = Number(
		await evalPhp(
			"echo get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 1 ) )[0];"
		)
	);
	await evalPhp(
		`set_post_thumbnail( ${ id }, ${ image } ); wp_set_object_terms( ${ id }, 'Kitchen', 'category' );`
	);
	const path = await linkTo( id );
	const draft = await draftAt( path ?? '' );
	expect( draft.hasTitle ).toBe( true );
	expect( draft.html ).toContain( 'In short: cake.' );
	expect( draft.html ).toContain( 'Plum \\"cake\\" \\\\ cream' );
	const kept = await evalJson(
		`echo wp_json_encode( array( 'status' => get_post_status( ${ draft.id } ), 'image' => get_post_thumbnail_id( ${ draft.id } ), 'tags' => wp_get_post_tags( ${ draft.id }, array( 'fields' => 'names' ) ), 'categories' => wp_get_post_categories( ${ draft.id }, array( 'fields' => 'names' ) ), 'author' => get_userdata( get_post( ${ draft.id } )->post_author )->user_login ) );`
	);
	expect( kept ).toEqual( {
		status: 'auto-draft',
		image,
		tags: [ 'baking' ],
		categories: [ 'Kitchen' ],
		author: 'editor',
	} );
	expect( await evalPhp( `echo get_post( ${ id } )->post_title;` ) ).toBe(
		'Copied from'
	);
} );

it( 'has no link while the module is off', async () => {
	const id = await makePost( { post_title: 'Copied from' } );
	const path = await linkTo( id );
	expect( path ).toBeDefined();
	await switchModule( SLUG, false );
	expect( await linkTo( id ) ).toBeUndefined();
	expect( ( await draftAt( path ?? '' ) ).hasTitle ).toBe( false );
} );

it( 'has a link for pages, and none for posts that the user can’t edit', async () => {
	const page = await makePost( { post_type: 'page' } );
	expect( await linkTo( page, 'editor', 'page' ) ).toBeDefined();
	const id = await makePost();
	expect( await linkTo( id, 'admin' ) ).toBeDefined();
	expect( await linkTo( id, 'author' ) ).toBeUndefined();
} );

it( 'copies nothing without the link’s nonce, or that the user can’t edit', async () => {
	const id = await makePost( { post_title: 'Copied from' } );
	const path = ( await linkTo( id ) ) ?? '';
	expect( ( await draftAt( path ) ).hasTitle ).toBe( true );
	expect(
		(
			await draftAt(
				path.replace( /_wpnonce=\w+/, '_wpnonce=0123456789' )
			)
		).hasTitle
	).toBe( false );
	expect( ( await draftAt( path, 'author' ) ).hasTitle ).toBe( false );
} );

it( 'names the post in its link as text', async () => {
	const id = await makePost( { post_title: NASTY } );
	const html = await pageAt( '/wp-admin/edit.php', 'editor' );
	expect( html ).toContain( `jetpack-copy=${ id }` );
	expect( html ).not.toContain( '<script>alert(1)' );
} );

it( 'adds the item to the block editor for users who can copy the post', async () => {
	const id = await makePost( { post_title: 'Copied from' } );
	const editor = `/wp-admin/post.php?post=${ id }&action=edit`;
	const html = await pageAt( editor, 'editor' );
	expect( html ).toContain( 'Copy_Post/assets/copy-menu-item.js' );
	const [ , data = '' ] =
		/window\.jpCopyPost = (\{.*?\});/.exec( html ) ?? [];
	const { pathname, search } = new URL( JSON.parse( data ).url );
	expect( ( await draftAt( pathname + search ) ).hasTitle ).toBe( true );

	expect( await pageAt( '/wp-admin/edit.php', 'editor' ) ).not.toContain(
		'copy-menu-item'
	);
	await switchModule( SLUG, false );
	expect( await pageAt( editor, 'editor' ) ).not.toMatch(
		/copy-menu-item|jpCopyPost/
	);
} );
