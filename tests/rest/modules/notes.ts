import { evalPhp, get, post } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { forgetLikes } from './like-requests';
import { deleteAllPosts, makePost, pageAt } from './support';
import { resetSubscriptions } from './subscriptions';
import type { Caller, Wire } from '../support/site';

export const SLUG = 'notes';
export const STATE = 'jetpack_dashboard_notes_last';
const SOURCES = [
	'likes',
	'subscriptions',
	'contact-form',
	'protect',
	'publicize',
	'post-by-email',
	'search',
	'videopress',
];

/** Turns on the module and its sources. Posts by the administrator and by the author, and no events before each test. */
export function useNotes(): { admin: number; author: number } {
	const posts = { admin: 0, author: 0 };
	deleteAllPosts( SLUG, ...SOURCES );
	beforeAll( async () => {
		await useScenario( 'local' );
		for ( const slug of [ SLUG, ...SOURCES ] ) {
			await switchModule( slug, true );
		}
		posts.admin = await makePost( {
			post_title: 'Bread & <em>butter</em>',
		} );
		posts.author = await makePost( {
			post_title: 'By the author',
			post_author: Number(
				await evalPhp( "echo get_user_by( 'login', 'author' )->ID;" )
			),
		} );
	} );
	beforeEach( forgetNotes );
	return posts;
}

const forgetNotes = async () => {
	await resetSubscriptions();
	await forgetLikes();
	await evalPhp( `
Jetpack_Dashboard\\Features\\Protect\\Schema::create();
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_protect_subjects" );
$wpdb->query( "DELETE FROM $wpdb->comments" );
$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'jetpack-message'" );
foreach ( array( 'Publicize' => 'publicize_jobs', 'Post_By_Email' => 'post_by_email_messages' ) as $feature => $table ) {
	( 'Jetpack_Dashboard\\Features\\\\' . $feature . '\\Schema' )::create();
	$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_$table" );
}
delete_option( 'jetpack_dashboard_video_conversions' );
delete_option( 'jetpack_dashboard_search_state' );
delete_option( '${ STATE }' );
foreach ( array( 'looked', 'event' ) as $name ) {
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . "jetpack_dashboard_notes_$name", '', true );
}
wp_cache_flush();` );
};

export const addComment = (
	to: number,
	text = 'Fine',
	fields: Record< string, unknown > = {}
) =>
	evalPhp(
		`wp_insert_comment( array_merge( array( 'comment_post_ID' => ${ to }, 'comment_author' => 'Ann', 'comment_content' => '${ text }', 'comment_approved' => '1' ), json_decode( '${ JSON.stringify(
			fields
		) }', true ) ) );`
	);

export const listFor = async ( as: Caller = 'admin' ): Promise< Wire[] > =>
	( await get( 'notes', { as } ) ).body.notes;

export const textsFor = async ( as: Caller = 'admin' ): Promise< string[] > =>
	( await listFor( as ) ).map( ( { text } ) => text );

export async function readAll( as: Caller = 'admin' ): Promise< boolean > {
	const { body } = await get( 'notes', { as } );
	const read = await post( 'notes', { read_until: body.read_until }, { as } );
	expect( read.status ).toBe( 200 );
	return read.body.has_news;
}

/** Whether the bell has its dot. */
export const hasDot = async (
	as: Caller = 'admin',
	path = '/wp-admin/index.php'
) => /class="jp-notes-dot" style="[^"]*">/.test( await pageAt( path, as ) );
