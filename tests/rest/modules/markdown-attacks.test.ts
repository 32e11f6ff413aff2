import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp } from '../support/site';
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
import { deleteAllPosts, makePost, pageAt } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( turnOn );

/** A post as it was stored before sources were sanitized. */
async function makeOldPost( source = MALICIOUS ): Promise< number > {
	const id = await makePost( { post_author: 5, post_content: '*Old*' } );
	await evalPhp(
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content_filtered' => ${ inPhp(
			source
		) } ), array( 'ID' => ${ id } ) ); clean_post_cache( ${ id } );`
	);
	return id;
}

test( 'the attacks are attacks', async () => {
	const dangers = await findUnsafeHtml( await asAdministrator( MALICIOUS ) );
	expect( dangers.length ).toBeGreaterThanOrEqual( 10 );
} );

test( 'a contributor’s script does not reach the administrator who publishes the post, or visitors', async () => {
	const { id, content } = await core( 'contributor', 'posts', {
		title: 'Draft',
		content: MALICIOUS,
	} );
	expect( await findUnsafeHtml( content.rendered ) ).toEqual( [] );
	await expectHarmless( await sourceOf( id ) );

	const opened = await core( 'admin', `posts/${ id }?context=edit` );
	await expectHarmless( opened.content.raw );
	const published = await core( 'admin', `posts/${ id }`, {
		content: opened.content.raw,
		status: 'publish',
	} );
	expect( await findUnsafeHtml( published.content.rendered ) ).toEqual( [] );
	expect( published.content.rendered ).toContain(
		'<code>&lt;script&gt;span&lt;/script&gt;</code>'
	);
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

test( 'a character that something may drop later hides no tag', async () => {
	const { id } = await core( 'contributor', 'posts', {
		title: 'Draft',
		content: 'Text <scr\0ipt>alert(1)</scr\0ipt>',
	} );
	const { content } = await core( 'admin', `posts/${ id }?context=edit` );
	expect(
		await findUnsafeHtml(
			await asAdministrator( content.raw.replaceAll( '\0', '' ) )
		)
	).toEqual( [] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

test( 'an autosave stores and returns only safe HTML', async () => {
	const { id } = await core( 'contributor', 'posts', {
		title: 'Draft',
		content: 'First',
	} );
	await evalPhp(
		`wp_set_current_user( get_user_by( 'login', 'contributor' )->ID ); require_once ABSPATH . 'wp-admin/includes/post.php'; wp_create_post_autosave( wp_slash( array( 'post_ID' => ${ id }, 'post_title' => 'a', 'post_content' => ${ inPhp(
			MALICIOUS
		) }, 'post_excerpt' => '', 'post_type' => 'post' ) ) );`
	);
	await core( 'contributor', `posts/${ id }/autosaves`, {
		content: MALICIOUS,
	} );
	const autosaves: Wire[] = await core(
		'admin',
		`posts/${ id }/autosaves?context=edit`
	);
	const stored: string[] = await evalJson(
		`echo wp_json_encode( array_values( wp_list_pluck( wp_get_post_revisions( ${ id }, array( 'check_enabled' => false ) ), 'post_content_filtered' ) ) );`
	);
	expect( autosaves.length ).toBeGreaterThan( 0 );
	for ( const { content } of autosaves ) {
		expect(
			await findUnsafeHtml( await asAdministrator( content.raw ) )
		).toEqual( [] );
	}
	const full = stored.filter( ( one ) => one.includes( 'Line 39.' ) );
	expect( full.length ).toBeGreaterThan( 0 );
	for ( const source of full ) {
		await expectHarmless( source );
	}
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

test( 'a post of before is safe in both editors', async () => {
	const id = await makeOldPost();
	const { content } = await core( 'admin', `posts/${ id }?context=edit` );
	await expectHarmless( content.raw );
	const page = await pageAt(
		`/wp-admin/post.php?post=${ id }&action=edit`,
		'admin'
	);
	const shown =
		/<textarea[^>]*id="content"[^>]*>([\s\S]*?)<\/textarea>/.exec(
			page
		)?.[ 1 ] ?? '';
	const source: string = await evalJson(
		`echo wp_json_encode( html_entity_decode( ${ inPhp(
			shown
		) }, ENT_QUOTES | ENT_HTML5 ) );`
	);
	await expectHarmless( source.trimStart() );
} );

test.each( [ 'the administrator', 'the contributor' ] )(
	'a revision of before that %s restores is safe and keeps its source',
	async ( who ) => {
		const id = await makeOldPost();
		const login = who === 'the administrator' ? 'admin' : 'contributor';
		await evalPhp(
			`global $wpdb; $revision = _wp_put_post_revision( get_post( ${ id } ) ); $wpdb->update( $wpdb->posts, array( 'post_content_filtered' => ${ inPhp(
				MALICIOUS
			) } ), array( 'ID' => $revision ) ); clean_post_cache( $revision ); wp_update_post( array( 'ID' => ${ id }, 'post_content' => 'Second' ) );`
		);
		await evalPhp(
			`wp_set_current_user( get_user_by( 'login', '${ login }' )->ID ); foreach ( wp_get_post_revisions( ${ id } ) as $revision ) { if ( false !== strpos( $revision->post_content_filtered, 'Line 39.' ) ) { wp_restore_post_revision( $revision->ID ); } }`
		);
		await expectHarmless( await sourceOf( id ) );
		const { content } = await core( 'admin', `posts/${ id }?context=edit` );
		expect( await findUnsafeHtml( content.rendered ) ).toEqual( [] );
		await expectHarmless( content.raw );
		const revisions: Wire[] = await core(
			'admin',
			`posts/${ id }/revisions?context=edit`
		);
		for ( const revision of revisions ) {
			expect(
				await findUnsafeHtml(
					await asAdministrator( revision.content.raw )
				)
			).toEqual( [] );
		}
	}
);

test( 'keeps HTML of users with unfiltered_html; sanitizes it on save for others', async () => {
	const source =
		'*Mine*\n\n<iframe src="https://a.example/"></iframe> <b onclick="a()">b</b>\n\n<script>\nmine();\n</script>';
	const id = await makePost( { post_content: source } );
	const { content } = await core( 'admin', `posts/${ id }?context=edit` );
	expect( content.raw ).toBe( source );
	expect( content.rendered ).toContain( 'mine();' );
	await core( 'admin', `posts/${ id }`, { title: 'Another' } );
	expect( await sourceOf( id ) ).toBe( source );

	await evalPhp(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID ); wp_update_post( wp_slash( array( 'ID' => ${ id }, 'post_content' => ${ inPhp(
			`${ source }\n\nEnd`
		) } ) ) );`
	);
	const edited = await sourceOf( id );
	expect( edited ).toContain( '*Mine*' );
	expect( await findUnsafeHtml( await asAdministrator( edited ) ) ).toEqual(
		[]
	);
} );

test( 'a revision keeps the source of a contributor unchanged', async () => {
	const { id } = await core( 'contributor', 'posts', {
		title: 'Draft',
		content: 'First',
	} );
	await core( 'contributor', `posts/${ id }`, {
		content: `${ MALICIOUS }\n\n- [x] done`,
	} );
	const revisions: Wire[] = await evalJson(
		`echo wp_json_encode( array_values( array_map( static fn( $one ) => array( 'html' => $one->post_content, 'source' => $one->post_content_filtered ), wp_get_post_revisions( ${ id } ) ) ) );`
	);
	const [ first ] = revisions.filter( ( { source } ) =>
		source.includes( 'Line 39.' )
	);
	await expectHarmless( first.source );
	expect( first.html ).toContain( 'type="checkbox"' );
	expect( await findUnsafeHtml( first.html ) ).toEqual( [] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

test( 'a text that was emptied stays empty in the editor', async () => {
	const id = await makePost( { post_content: '*a*' } );
	await evalPhp(
		`wp_update_post( array( 'ID' => ${ id }, 'post_content' => '' ) );`
	);
	const { content } = await core( 'admin', `posts/${ id }?context=edit` );
	expect( content.raw ).toBe( '' );
} );
