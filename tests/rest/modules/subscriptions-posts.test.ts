import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { callCore, evalPhp, site } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import {
	addFollowers,
	recipients,
	resetSubscriptions,
	sendBatch,
	SLUG,
} from './subscriptions';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const KEY = '_jetpack_dashboard_not_sent_to_followers';
const BOX = 'jetpack_dashboard_send_to_followers';

beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetSubscriptions();
	await addFollowers( 1 );
	await site().resetMails();
} );

it.each( [
	[ true, 0 ],
	[ false, 1 ],
] )(
	'the block editor of an author decides: not sent %s',
	async ( isOff, count ) => {
		const made = await callCore( 'POST', 'wp/v2/posts', {
			as: 'author',
			body: {
				title: 'From the editor',
				content: 'Text',
				status: 'publish',
				meta: { [ KEY ]: isOff },
			},
		} );
		expect( made.status ).toBe( 201 );
		await sendBatch();
		expect( await recipients() ).toHaveLength( count );
		await evalPhp( `wp_delete_post( ${ made.body.id }, true );` );
	}
);

it( 'the option is not public, and only for those who can edit the post', async () => {
	const id = await makePost( {} );
	const { body } = await callCore( 'GET', `wp/v2/posts/${ id }`, {
		as: 'anonymous',
	} );
	expect( body.meta ).not.toHaveProperty( KEY );
	const { status } = await callCore( 'POST', `wp/v2/posts/${ id }`, {
		as: 'author',
		body: { meta: { [ KEY ]: true } },
	} );
	expect( status ).toBe( 403 );
} );

it.each( [
	[ 'checked', '1', 1 ],
	[ 'not checked', '', 0 ],
] )( 'the box of the classic editor, %s', async ( _, value, count ) => {
	const id = await makePost( { post_status: 'draft' } );
	const box = await evalPhp( `
wp_set_current_user( 1 );
$_POST['${ BOX }_nonce'] = wp_create_nonce( '${ BOX }${ id }' );
if ( '${ value }' ) { $_POST['${ BOX }'] = '1'; }
wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Post_Option::class )->render( get_post( ${ id } ) );` );
	await sendBatch();
	expect( await recipients() ).toHaveLength( count );
	expect( box ).toContain(
		count === 1 ? 'was emailed to followers' : 'type="checkbox"'
	);
} );

it( 'the email has only text that visitors can read', async () => {
	const remove = dropMustUsePlugin(
		'members-only',
		"add_filter( 'the_content', fn( $text ) => is_user_logged_in() ? $text : str_replace( 'Secret ingredient.', 'Log in to read more.', $text ) );"
	);
	try {
		await makePost( {
			post_content: '<p>A recipe.</p><p>Secret ingredient.</p>',
		} );
		await evalPhp(
			`wp_set_current_user( 1 ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Sender::class )->run(); if ( 1 !== get_current_user_id() ) { throw new Exception( 'user' ); }`
		);
		const mail = ( await site().mails() ).find( ( { to } ) =>
			to.includes( 'one1@example.org' )
		);
		expect( mail?.message ).toContain( 'A recipe.' );
		expect( mail?.message ).toContain( 'Log in to read more.' );
		expect( mail?.message ).not.toContain( 'Secret' );
	} finally {
		remove();
	}
} );
