import { hiddenField } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { idOf } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { callCore, evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import { connect, resetPublicize, rowsOf, SLUG } from './publicize';

const MESSAGE = '_jetpack_dashboard_publicize_message';
const OFF = '_jetpack_dashboard_publicize_off';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetPublicize();
} );
afterAll( () => resetPublicize() );

const draft = async () =>
	makePost( { post_status: 'draft', post_author: await idOf( 'author' ) } );
const stored = ( id: number ) =>
	evalJson(
		`echo wp_json_encode( array( get_post_meta( ${ id }, '${ MESSAGE }', true ), get_post_meta( ${ id }, '${ OFF }', true ) ) );`
	);

describe( 'the block editor', () => {
	it( 'stores what the author decides before the post is shared', async () => {
		const hook = await connect( 'webhook' );
		await connect( 'mastodon' );
		const id = await draft();
		const { status, body } = await callCore(
			'POST',
			`wp/v2/posts/${ id }`,
			{
				as: 'author',
				body: {
					status: 'publish',
					meta: {
						[ MESSAGE ]: 'Read <b>{title}</b>',
						[ OFF ]: [ hook ],
					},
				},
			}
		);
		expect( status ).toBe( 200 );
		expect( body.meta ).toMatchObject( {
			[ MESSAGE ]: 'Read {title}',
			[ OFF ]: [ hook ],
		} );
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{ network: 'mastodon', state: 'waiting' },
		] );
		const seen = await fetchPath( `/wp-json/wp/v2/posts/${ id }` );
		expect( seen.text ).not.toContain( 'publicize' );
	} );

	it.each( [
		[ 'a long message', { [ MESSAGE ]: 'x'.repeat( 1001 ) } ],
		[ 'other types', { [ OFF ]: [ 'x' ] } ],
		[ 'too many', { [ OFF ]: Array.from( { length: 51 }, () => 1 ) } ],
	] )( 'refuses %s', async ( _, meta ) => {
		const { status } = await callCore(
			'POST',
			`wp/v2/posts/${ await draft() }`,
			{ as: 'author', body: { meta } }
		);
		expect( status ).toBe( 400 );
	} );

	it( 'refuses users who can’t edit the post', async () => {
		const id = await draft();
		const { status } = await callCore( 'POST', `wp/v2/posts/${ id }`, {
			as: 'contributor',
			body: { meta: { [ MESSAGE ]: 'Mine' } },
		} );
		expect( status ).toBe( 403 );
		expect( await stored( id ) ).toEqual( [ '', [] ] );
	} );

	it( 'loads the panel for posts while the module is on', async () => {
		await connect( 'webhook' );
		const open = async ( path: string ) =>
			( await fetchPath( `/wp-admin/${ path }`, { as: 'author' } ) ).text;
		expect( await open( 'post-new.php' ) ).toContain(
			'window.jpPublicizePanel = {'
		);
		await switchModule( SLUG, false );
		expect( await open( 'post-new.php' ) ).not.toContain(
			'jpPublicizePanel'
		);
	} );
} );

describe( 'the classic editor', () => {
	let remove = () => {};
	beforeAll( () => {
		remove = dropMustUsePlugin(
			'classic',
			"add_filter( 'use_block_editor_for_post', '__return_false' );"
		);
	} );
	afterAll( () => remove() );

	const edit = async ( id: number, as: Caller = 'author' ) =>
		(
			await fetchPath( `/wp-admin/post.php?post=${ id }&action=edit`, {
				as,
			} )
		).text;
	const save = (
		html: string,
		id: number,
		more: [ string, string ][],
		as: Caller = 'author'
	) =>
		fetchPath( '/wp-admin/post.php', {
			as,
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( [
				[ 'action', 'editpost' ],
				[ 'post_ID', String( id ) ],
				[ '_wpnonce', hiddenField( html, '_wpnonce' ) ],
				[ 'post_title', 'Classic' ],
				[ 'content', 'Words.' ],
				...more,
			] ).toString(),
		} );

	it( 'has a box with the same', async () => {
		const hook = await connect( 'webhook' );
		const other = await connect( 'mastodon' );
		const id = await draft();
		const html = await edit( id );
		expect( html ).toContain( 'Webhook, Hook' );
		const nonce = hiddenField( html, 'jetpack_dashboard_publicize_nonce' );
		await save( html, id, [
			[ 'jetpack_dashboard_publicize_nonce', nonce ],
			[ 'jetpack_dashboard_publicize[]', String( other ) ],
			[ 'jetpack_dashboard_publicize_message', 'It’s "new" \\ here' ],
			[ 'publish', 'Publish' ],
			[ 'post_status', 'publish' ],
		] );
		expect( await stored( id ) ).toEqual( [
			'It’s "new" \\ here',
			[ hook ],
		] );
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{ network: 'mastodon' },
		] );
		expect( await edit( id ) ).toContain(
			'This post was shared when it was published.'
		);
	} );

	it( 'keeps what the author decided about accounts that an editor doesn’t see', async () => {
		const own = await connect( 'mastodon', await idOf( 'author' ) );
		const hook = await connect( 'webhook' );
		const id = await makePost( {
			post_status: 'draft',
			post_author: await idOf( 'author' ),
			meta_input: { [ OFF ]: [ own ] },
		} );
		const html = await edit( id, 'editor' );
		expect( html ).toContain( 'Webhook, Hook' );
		expect( html ).not.toContain( 'Mastodon, @jonas' );
		await save(
			html,
			id,
			[
				[
					'jetpack_dashboard_publicize_nonce',
					hiddenField( html, 'jetpack_dashboard_publicize_nonce' ),
				],
			],
			'editor'
		);
		expect( ( await stored( id ) )[ 1 ] ).toEqual( [ own, hook ] );
	} );

	it( 'stores nothing without the nonce of the box', async () => {
		await connect( 'webhook' );
		const id = await draft();
		await save( await edit( id ), id, [
			[ 'jetpack_dashboard_publicize_message', 'No' ],
		] );
		expect( await stored( id ) ).toEqual( [ '', [] ] );
		expect( await evalPhp( `echo get_the_title( ${ id } );` ) ).toBe(
			'Classic'
		);
	} );
} );
