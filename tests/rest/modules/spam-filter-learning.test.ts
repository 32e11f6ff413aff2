import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, get } from '../support/site';
import { comment, postId, sent, SLUG, useSpamFilter } from './spam-comments';
import { deleteAllPosts, pageAt } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG );
useSpamFilter();

let before = { spam: 0, ham: 0 };

/** Judges or teaches comments as a moderator. */
const setStatus = ( which: string, status: string, user = 1 ) =>
	evalPhp(
		`wp_set_current_user( ${ user } ); foreach ( get_comments( array( 'status' => 'any', 'search' => '${ which }' ) ) as $comment ) { wp_set_comment_status( $comment->comment_ID, '${ status }' ); }`
	);

const seed = ( number: number ) =>
	evalPhp( `
for ( $n = 0; $n < ${ number }; $n++ ) {
foreach ( array( 'spam' => 'Wonderful zorbs for sale', '1' => 'Our knitting pattern' ) as $approved => $text ) {
	wp_insert_comment( array( 'comment_post_ID' => ${ postId() }, 'comment_author' => 'Theodora', 'comment_content' => "$text " . md5( "$n$text" ) . ' ' . md5( "x$n$text" ), 'comment_approved' => $approved ) );
}
}` );
const totals = async () =>
	( await get( 'module/spam-filter/data' ) ).body.learned;
const learn = async () => {
	await pageAt( '/wp-admin/edit-comments.php', 'admin' );
	await evalPhp( "do_action( 'jetpack_dashboard_spam_learn' );" );
	before = await totals();
};

/** What was learned since learn(). */
const change = async () => {
	const { spam, ham } = await totals();
	return { spam: spam - before.spam, ham: ham - before.ham };
};

it( 'starts with the site’s older comments, and explains itself', async () => {
	await seed( 30 );
	await learn();
	const { spam, ham } = await totals();
	expect( spam ).toBeGreaterThanOrEqual( 20 );
	expect( ham ).toBeGreaterThanOrEqual( 20 );
	const [ status, reasons ] = await comment(
		'Wonderful zorbs for sale: zorbs here and now, wonderful zorbs for everybody https://x.example',
		{ 'jpc-url': '' }
	);
	expect( status ).not.toBe( '1' );
	expect( reasons ).toContain( 'learned-spam' );
	const html = await pageAt(
		`/wp-admin/edit-comments.php?comment_status=${
			status === 'spam' ? status : 'moderated'
		}`,
		'admin'
	);
	expect( html.match( /<li>Similar[^<]*/ )?.[ 0 ] ).toMatch(
		/Similar to what you marked as spam: [^<]*zorbs/
	);
	expect(
		(
			await comment( 'Our knitting pattern is lovely', await sent( 30 ) )
		)[ 0 ]
	).toBe( '1' );
} );

it( 'stores no text and no names', async () => {
	await seed( 2 );
	await learn();
	const rows = await evalPhp(
		'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT token FROM {$wpdb->prefix}jetpack_dashboard_spam_tokens" ) );'
	);
	expect( rows ).toMatch( /^\["[0-9a-f]{16}"/ );
	expect( rows ).not.toMatch( /zorbs|theodora/i );
} );

it( 'stores at most 40,000 rows, and checks a giant comment with 5 queries', async () => {
	await learn();
	// The rarest and oldest rows are deleted.
	const { kept, rows, queries, kb, reasons } = await evalJson( `
global $wpdb;
$table = "{$wpdb->prefix}jetpack_dashboard_spam_tokens";
$get   = fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Spam_Filter\\\\$name" );
$learn = fn( $text ) => $get( 'Learned_Tokens' )->learn( new Jetpack_Dashboard\\Features\\Spam_Filter\\Message( $text ), 'spam' );
$wpdb->query( "DELETE FROM $table" );
$learn( 'first' );
$wpdb->query( "INSERT INTO $table (token, spam, ham, learned_at) VALUES ('often', 2, 0, 1), " . implode( ', ', array_map( fn( $n ) => sprintf( "('z%03d', 1, 0, %d)", $n, 2 + $n ), range( 0, 999 ) ) ) );
for ( $n = 10; $n < 49; $n++ ) { $wpdb->query( "INSERT INTO $table (token, spam, ham, learned_at) SELECT CONCAT('$n', token), spam, ham, learned_at FROM $table WHERE token LIKE 'z%'" ); }
$before = $get( 'Learned_Tokens' )->count();
$learn( 'second' );
$count = fn( $where ) => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE $where" );
$stored = array( $before > 40000, $get( 'Learned_Tokens' )->count(), $count( "token IN ('often', 'totals')" ), $count( 'learned_at > 9999' ) > 2, $count( "token LIKE '%z099'" ), $count( "token LIKE '%z101'" ) );
// A comment of 20,000 different words.
$words = implode( ' ', array_map( fn( $n ) => 'w' . strtr( (string) $n, '0123456789', 'abcdefghij' ), range( 1, 20000 ) ) );
$learn( $words );
$rows = $get( 'Learned_Tokens' )->count() - $stored[1];
$wpdb->query( "UPDATE $table SET spam = 30, ham = 30 WHERE token = 'totals'" );
function_exists( 'memory_reset_peak_usage' ) && memory_reset_peak_usage();
$memory  = memory_get_peak_usage();
$queries = array();
add_filter( 'query', function ( $sql ) use ( &$queries ) { $queries[] = preg_replace( '/\\s+/', ' ', substr( $sql, 0, 300 ) ); return $sql; } );
$reasons = array_keys( $get( 'Judge' )->judge_comment( array( 'comment_content' => $words, 'comment_author_email' => 'ann@mail.example' ), false )->reasons() );
echo wp_json_encode( array( 'kept' => $stored, 'rows' => $rows, 'queries' => $queries, 'kb' => (int) ceil( ( memory_get_peak_usage() - $memory ) / 1024 ), 'reasons' => $reasons ) );` );
	expect( kept ).toEqual( [ true, 36_000, 2, true, 0, 40 ] );
	expect( rows ).toBeGreaterThan( 300 );
	expect( rows ).toBeLessThanOrEqual( 400 );
	expect( reasons ).toContain( 'learned-spam' );
	// The site’s two lists of words, the totals, the tokens, and whether the author is known.
	expect( queries ).toHaveLength( 5 );
	expect( kb ).toBeLessThan( 8_192 );
	// One comment of the author is enough: others can have thousands.
	expect( queries.at( -1 ) ).toMatch(
		/^SELECT \S*comment_ID FROM .*ann@mail\.example.* LIMIT (?:0,)?1$/
	);
} );

it( 'reads older comments only until it has learned enough of their kind, and keeps none in memory', async () => {
	await seed( 2 );
	await learn();
	const read = ( spam: number, ham: number ) =>
		evalJson( `
global $wpdb;
$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_spam_tokens SET spam = ${ spam }, ham = ${ ham } WHERE token = 'totals'" );
$ids = array_map( 'intval', $wpdb->get_col( "SELECT comment_ID FROM $wpdb->comments" ) );
update_option( 'jetpack_dashboard_spam_filter', array( 'next_before' => max( $ids ) + 1 ) + get_option( 'jetpack_dashboard_spam_filter' ) );
wp_cache_flush();
$statuses = array();
add_filter( 'query', function ( $sql ) use ( &$statuses ) { if ( preg_match( '/comment_approved IN \\(([^)]*)/', $sql, $match ) ) { $statuses[] = $match[1]; } return $sql; } );
do_action( 'jetpack_dashboard_spam_learn' );
echo wp_json_encode( array( $statuses, array_filter( wp_cache_get_multiple( $ids, 'comment' ) ), get_option( 'jetpack_dashboard_spam_filter' )['next_before'] ) );` );
	expect( await read( 0, 0 ) ).toEqual( [ [ "'1', 'spam'" ], [], 0 ] );
	expect( await read( 5000, 0 ) ).toEqual( [ [ "'1'" ], [], 0 ] );
	expect( await read( 5000, 5000 ) ).toEqual( [ [], [], 0 ] );
} );

it( 'goes on an hour after the database failed', async () => {
	await seed( 2 );
	await pageAt( '/wp-admin/edit-comments.php', 'admin' );
	expect(
		await evalJson( `
wp_clear_scheduled_hook( 'jetpack_dashboard_spam_learn' );
$left = 2;
$fail = static function ( $sql ) use ( &$left ) { return preg_match( '/^INSERT INTO \\S*spam_tokens/', $sql ) && 0 > --$left ? 'BROKEN' : $sql; };
add_filter( 'query', $fail );
do_action( 'jetpack_dashboard_spam_learn' );
echo wp_json_encode( round( ( wp_next_scheduled( 'jetpack_dashboard_spam_learn' ) - time() ) / 60 ) );` )
	).toBe( 60 );
	expect( await totals() ).toEqual( { spam: 1, ham: 1 } );
	await evalPhp( "do_action( 'jetpack_dashboard_spam_learn' );" );
	// The site has other comments that are approved.
	expect( await totals() ).toMatchObject( { spam: 2 } );
} );

it( 'follows moderators, there and back, and nobody else', async () => {
	await learn();
	await comment( 'A message about zorbs', await sent( 30 ) );
	await setStatus( 'zorbs', 'spam', 0 );
	expect( await change() ).toEqual( { spam: 0, ham: 0 } );
	await setStatus( 'zorbs', 'approve' );
	await setStatus( 'zorbs', 'spam' );
	expect( await change() ).toEqual( { spam: 1, ham: 0 } );
	await setStatus( 'zorbs', 'approve' );
	expect( await change() ).toEqual( { spam: 0, ham: 1 } );
	await setStatus( 'zorbs', 'hold' );
	expect( await change() ).toEqual( { spam: 0, ham: 0 } );
} );

it( 'is not taught by a flood of visitors, not even after starting again', async () => {
	await learn();
	for ( let number = 0; number < 3; number++ ) {
		await comment(
			`Knitting zorbs number ${ number } in the evening`,
			await sent( 30 )
		);
	}
	await learn();
	await evalPhp(
		"global $wpdb; $wpdb->query( \"DELETE FROM {$wpdb->prefix}jetpack_dashboard_spam_tokens\" ); update_option( 'jetpack_dashboard_spam_filter', array( 'next_before' => PHP_INT_MAX ) + get_option( 'jetpack_dashboard_spam_filter' ) ); do_action( 'jetpack_dashboard_spam_learn' );"
	);
	expect( await change() ).toEqual( { spam: 0, ham: 0 } );
} );
