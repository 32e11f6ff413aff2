import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import type { Wire } from '../support/site';
import {
	asAdministrator,
	core,
	findUnsafeHtml,
	MALICIOUS,
	expectHarmless,
	inPhp,
	SLUG,
	sourceOf,
	turnOn,
} from './markdown-evil';
import { deleteAllPosts, makePost } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( turnOn );

const xml = ( value: unknown ): string => {
	if ( typeof value === 'object' && value !== null ) {
		return `<struct>${ Object.entries( value )
			.map(
				( [ name, member ] ) =>
					`<member><name>${ name }</name><value>${ xml(
						member
					) }</value></member>`
			)
			.join( '' ) }</struct>`;
	}
	return typeof value === 'number'
		? `<int>${ value }</int>`
		: `<string>${ String( value )
				.replaceAll( '&', '&amp;' )
				.replaceAll( '<', '&lt;' ) }</string>`;
};

const xmlRpc = async ( method: string, ...params: unknown[] ) =>
	(
		await fetchPath( '/xmlrpc.php', {
			method: 'POST',
			headers: { 'Content-Type': 'text/xml' },
			body: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ params
				.map(
					( one ) => `<param><value>${ xml( one ) }</value></param>`
				)
				.join( '' ) }</params></methodCall>`,
		} )
	).text;

test.each( [ 'wp.newPost', 'metaWeblog.newPost', 'wp.editPost' ] )(
	'%s stores nothing dangerous',
	async ( method ) => {
		const post =
			method === 'metaWeblog.newPost'
				? { title: 'By XML-RPC', description: MALICIOUS }
				: {
						post_title: 'By XML-RPC',
						post_content: MALICIOUS,
						post_content_filtered: MALICIOUS,
				  };
		const made = await xmlRpc(
			method === 'wp.editPost' ? 'wp.newPost' : method,
			1,
			'contributor',
			'password',
			post
		);
		const id = Number( /<string>(\d+)<\/string>/.exec( made )?.[ 1 ] );
		expect( id ).toBeGreaterThan( 0 );
		if ( method === 'wp.editPost' ) {
			const edited = {
				...post,
				post_content: `${ MALICIOUS }\n\nEdited`,
			};
			expect(
				await xmlRpc( method, 1, 'contributor', 'password', id, edited )
			).toContain( '<boolean>1</boolean>' );
		}
		await expectHarmless( await sourceOf( id ) );
		const response = await xmlRpc(
			'wp.getPost',
			1,
			'admin',
			'password',
			id
		);
		const html = /post_content<\/name><value><string>([\s\S]*?)<\/string>/
			.exec( response )?.[ 1 ]
			?.replaceAll( '&lt;', '<' )
			.replaceAll( '&gt;', '>' )
			.replaceAll( '&quot;', '"' )
			.replaceAll( '&amp;', '&' );
		expect( html ).toContain( 'Line 39.' );
		expect( await findUnsafeHtml( html ?? '' ) ).toEqual( [] );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
	}
);

test( 'an import brings no source that its HTML doesn’t hold', async () => {
	const id = await makePost( {
		post_content: '<p>Imported.</p>',
		post_content_filtered: MALICIOUS,
		meta_input: { _wpcom_is_markdown: '1' },
	} );
	const { content } = await core( 'admin', `posts/${ id }?context=edit` );
	expect(
		await findUnsafeHtml( await asAdministrator( content.raw ) )
	).toEqual( [] );
	expect( content.raw ).toContain( 'Imported.' );
} );

test( 'the block shows HTML as text from any source', async () => {
	const escaped = MALICIOUS.replaceAll( '&', '&amp;' ).replaceAll(
		'<',
		'&lt;'
	);
	const block = `<!-- wp:jetpack/markdown -->\n<pre class="wp-block-jetpack-markdown">${ escaped }</pre>\n<!-- /wp:jetpack/markdown -->`;
	const { id, content } = await core( 'contributor', 'posts', {
		title: 'Block',
		content: block,
	} );
	expect( content.rendered ).toContain( 'Line 39.' );
	expect( await findUnsafeHtml( content.rendered ) ).toEqual( [] );
	const { rendered } = await core(
		'admin',
		'block-renderer/jetpack/markdown?context=edit',
		{ attributes: { source: MALICIOUS } }
	);
	expect( rendered ).toContain( 'Line 39.' );
	expect( await findUnsafeHtml( rendered ) ).toEqual( [] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

describe( 'comments', () => {
	/**
	 * What an administrator sees when editing the comment, and what visitors
	 * see after saving it.
	 */
	const edited = ( prepare: string ): Promise< Wire > =>
		evalJson(
			`require_once ABSPATH . 'wp-admin/includes/admin.php'; add_filter( 'wp_is_comment_flood', '__return_false', 99 ); add_filter( 'wp_allow_comment', '__return_true' ); wp_set_current_user( 0 ); kses_init(); $id = wp_new_comment( wp_slash( array( 'comment_post_ID' => get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0], 'comment_author' => 'Ana', 'comment_author_email' => 'ana' . wp_rand() . '@example.org', 'comment_author_url' => '', 'comment_content' => ${ inPhp(
				MALICIOUS
			) }, 'comment_type' => 'comment', 'comment_author_IP' => '127.0.0.1' ) ) ); ${ prepare } wp_set_current_user( 1 ); $_GET['c'] = $id; unset( $GLOBALS['comment'] ); $source = html_entity_decode( get_comment_to_edit( $id )->comment_content, ENT_QUOTES | ENT_HTML5 ); wp_update_comment( wp_slash( array( 'comment_ID' => $id, 'comment_content' => $source ) ) ); $html = get_comment( $id )->comment_content; wp_delete_comment( $id, true ); echo wp_json_encode( compact( 'source', 'html' ) );`
		);

	test.each( [
		[ 'a comment', '' ],
		[
			'a comment of before',
			`update_comment_meta( $id, '_jetpack_dashboard_markdown', wp_slash( array( 'source' => ${ inPhp(
				MALICIOUS
			) }, 'digest' => md5( get_comment( $id )->comment_content ) ) ) );`,
		],
	] )(
		'%s that an administrator edits runs nothing',
		async ( _, prepare ) => {
			const { source, html } = await edited( prepare );
			expect( source ).toContain( '> quoted & *said*' );
			expect( source ).toContain( '`<script>span</script>`' );
			expect( html ).toContain( 'Line 39.' );
			expect( await findUnsafeHtml( html ) ).toEqual( [] );
		}
	);
} );
