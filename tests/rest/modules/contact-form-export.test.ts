import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { EMAIL, formBlock, NAME, resetMessages, sendTo } from './contact-forms';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

restoreStateAfterwards();

const LIST = '/wp-admin/edit.php?post_type=jetpack-message';
const QUESTION = [ 'textarea', { label: 'Question, if any' } ] as const;

const pages: SitePost[] = [];

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( 'contact-form', true );
	await resetMessages();
	pages.push(
		await createPost( {
			post_title: 'One',
			post_content: formBlock( [ NAME, EMAIL ] ),
		} ),
		await createPost( {
			post_title: 'Two',
			post_content: formBlock( [ NAME, QUESTION ] ),
		} )
	);
	const [ first, second ] = pages as [ SitePost, SitePost ];
	await sendTo( first.path, { Name: 'Ada', Email: 'ada@example.org' } );
	await sendTo( second.path, {
		Name: '=HYPERLINK("http://evil")',
		'Question, if any': 'Two\nlines, "quoted"',
	} );
	await sendTo(
		second.path,
		{ Name: 'Spammer' },
		{ more: { 'jpf-url': 'x' } }
	);
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( pages );
	await switchModule( 'contact-form', false );
} );

/** Follows the link above the list. */
async function download( filter = '', as: Caller = 'editor', by = as ) {
	const { text } = await fetchPath( LIST + filter, { as } );
	const href = /href="([^"]*export_messages[^"]*)"/.exec( text )?.[ 1 ] ?? '';
	const { pathname, search } = new URL(
		href.replace( /&#038;|&amp;/g, '&' )
	);
	return fetchPath( pathname + search, { as: by } );
}

it( 'has a row per message and a column per question, without spam', async () => {
	const { headers, text } = await download();
	expect( headers[ 'content-type' ] ).toBe( 'text/csv; charset=utf-8' );
	expect( headers[ 'cache-control' ] ).toContain( 'no-cache' );
	const [ head, ada = '', ...rest ] = text.split( '\r\n' );
	expect( head ).toBe(
		'"Received","Status","Page","Name","Email","Question, if any","Other answers"'
	);
	expect( ada ).toMatch(
		/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","Unread","http[^"]*","Ada","ada@example\.org","",""$/
	);
	expect( rest.join( '\r\n' ) ).toMatch(
		/,"'=HYPERLINK\(""http:\/\/evil""\)","","Two\n?\r?\n?lines, ""quoted""",""\r\n$/
	);
	expect( text ).not.toContain( 'Spammer' );
} );

it( 'contains the chosen page only', async () => {
	const { text } = await download( `&jp-form-page=${ pages[ 0 ]?.id }` );
	expect( text ).toContain( 'Ada' );
	expect( text ).not.toContain( 'HYPERLINK' );
} );

it( 'is only for users who can read messages, by their own link', async () => {
	expect( ( await download( '', 'editor', 'author' ) ).status ).toBe( 403 );
	expect( ( await download( '', 'editor', 'admin' ) ).status ).toBe( 403 );
	expect(
		(
			await fetchPath(
				'/wp-admin/admin-post.php?action=jetpack_dashboard_export_messages',
				{ as: 'editor' }
			)
		).status
	).toBe( 403 );
} );

it( 'reads thousands without holding them all', async () => {
	const growth = Number(
		await evalPhp( `
global $wpdb;
$type = Jetpack_Dashboard\\Features\\Contact_Form\\Messages::TYPE;
for ( $i = 0; $i < 1000; $i++ ) {
	$wpdb->insert( $wpdb->posts, array( 'post_type' => $type, 'post_status' => 'jp-read', 'post_content' => '', 'post_title' => 'x', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '', 'post_date' => '2026-01-01 00:00:00' ) );
	add_post_meta( $wpdb->insert_id, '_jetpack_dashboard_form_data', wp_slash( wp_json_encode( array( 'url' => '', 'sender' => '', 'fields' => array( array( 'Name', str_repeat( 'x', 30000 ) ) ) ) ) ) );
}
wp_cache_flush();
$export = new ReflectionMethod( Jetpack_Dashboard\\Features\\Contact_Form\\Messages_Export::class, 'rows' );
$export->setAccessible( true );
$before = memory_get_usage();
$most   = 0;
$rows   = 0;
foreach ( $export->invoke( new Jetpack_Dashboard\\Features\\Contact_Form\\Messages_Export(), null ) as $row ) {
	$most = max( $most, memory_get_usage() - $before );
	$rows++;
}
if ( 1003 !== $rows ) { echo $rows; return; }
echo $most;` )
	);
	// 1000 messages are 30 MB.
	expect( growth ).toBeGreaterThan( 1003 );
	expect( growth ).toBeLessThan( 10_000_000 );
} );
