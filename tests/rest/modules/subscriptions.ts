import { evalJson, evalPhp, fetchPath, site } from '../support/site';

export const SLUG = 'subscriptions';
const TABLE = '{$wpdb->prefix}jetpack_dashboard_subscriptions_';
const SENDER = 'Jetpack_Dashboard\\Features\\Subscriptions\\Sender';

/** Empties all tables and the queue of cron. */
export const resetSubscriptions = () =>
	evalPhp( `
global $wpdb;
Jetpack_Dashboard\\Features\\Subscriptions\\Schema::create();
foreach ( array( 'followers', 'follows', 'mailings' ) as $name ) {
	$wpdb->query( "DELETE FROM ${ TABLE }$name" );
}
Jetpack_Dashboard\\Kernel\\Limits\\Limits_Database::create();
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits" );
wp_clear_scheduled_hook( ${ SENDER }::CRON_HOOK );
add_option( 'jetpack_dashboard_subscriptions_key', 'key', '', false );` );

/** Adds confirmed followers of new posts directly, `one1@example.org` etc. */
export const addFollowers = ( count: number, name = 'one' ) =>
	evalPhp( `
global $wpdb;
$first = 1 + (int) $wpdb->get_var( "SELECT MAX(id) FROM ${ TABLE }followers" );
for ( $start = 0; $start < ${ count }; $start += 500 ) {
	$people  = array();
	$follows = array();
	for ( $index = $start; $index < min( ${ count }, $start + 500 ); $index++ ) {
		$email     = '${ name }' . ( $index + 1 ) . '@example.org';
		$id        = $first + $index;
		$people[]  = $wpdb->prepare( "(%d, %s, %s, 'confirmed', %s, 1)", $id, Jetpack_Dashboard\\Features\\Subscriptions\\Links::address_key( $email ), $email, md5( $email ) );
		$follows[] = "($id, 0, 1, 1)";
	}
	$wpdb->query( "INSERT INTO ${ TABLE }followers (id, address_key, email, state, token, created) VALUES " . implode( ',', array_map( static fn( $row ) => preg_replace( "/'([0-9a-f]{20})[0-9a-f]{12}', 1/", "'$1', 1", $row ), $people ) ) );
	$wpdb->query( "INSERT INTO ${ TABLE }follows (follower, post, created, confirmed) VALUES " . implode( ',', $follows ) );
}` );

/** Rows of a table of the module. */
export const rowsOf = (
	table: string
): Promise< Record< string, string >[] > =>
	evalJson(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM ${ TABLE }${ table } ORDER BY 1", ARRAY_A ) );`
	);

/** One run of the background job, or of one that is killed. */
export const sendBatch = () =>
	evalPhp(
		`Jetpack_Dashboard\\Plugin::container()->get( ${ SENDER }::class )->run();`
	);

/** When cron runs the job next, in seconds from now; null if it doesn't. */
export const nextRun = (): Promise< number | null > =>
	evalJson(
		`$next = wp_next_scheduled( ${ SENDER }::CRON_HOOK ); echo wp_json_encode( $next ? $next - time() : null );`
	);

/** Submits the form of the block. */
export const signUp = ( email: string, more: Record< string, string > = {} ) =>
	fetchPath( '/?jetpack_follow=subscribe', {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			jetpack_follow_email: email,
			...more,
		} ).toString(),
	} );

/** Path and query of the links in an email, by action. */
export function linksIn( message: string ): Record< string, string > {
	return Object.fromEntries(
		[ ...message.matchAll( /https?:\/\/\S+jetpack_follow=(\w+)\S*/g ) ].map(
			( [ url, action = '' ] ) => {
				const { pathname, search } = new URL( url );
				return [ action, pathname + search ];
			}
		)
	);
}

export const press = ( path = '', body = '' ) =>
	fetchPath( path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body,
	} );

/** Recipients of all emails since the last reset, sorted. */
export const recipients = async (): Promise< string[] > =>
	( await site().mails() ).flatMap( ( { to } ) => to ).sort();

/** Signs up and confirms. */
export async function follow( email: string ): Promise< void > {
	await signUp( email );
	const mail = ( await site().mails() )
		.filter( ( { to } ) => to.includes( email ) )
		.at( -1 );
	await press( linksIn( mail?.message ?? '' )[ 'confirm' ] );
	await site().resetMails();
}
