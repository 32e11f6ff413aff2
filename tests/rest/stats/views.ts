import { request } from '../../sandbox';
import { evalPhp, site } from '../support/site';
import type { HttpResponse, Wire } from '../support/site';

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;

/** The user agent of a regular browser. */
export const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface Sender {
	/** A loopback address to send requests from. */
	from?: string;
	headers?: Record< string, string >;
}

/** Sends raw bytes like a beacon; `path` is the endpoint. */
export async function sendBeacon(
	path: string,
	body: string,
	{ from, headers }: Sender = {}
): Promise< Pick< HttpResponse, 'status' | 'text' | 'headers' > > {
	const response = await request( site(), {
		path,
		method: 'POST',
		headers: {
			'User-Agent': BROWSER,
			'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
			...headers,
		},
		body,
		...( from === undefined ? {} : { localAddress: from } ),
	} );
	return {
		status: response.status,
		text: response.body,
		headers: response.headers,
	};
}

/** Reports a post view to stats/view. */
export const sendView = (
	post: number | string,
	sender: Sender & { referrer?: string } = {}
) =>
	sendBeacon(
		'/wp-json/jetpack/v4/stats/view',
		`post=${ post }&from=${ sender.referrer ?? '' }`,
		sender
	);

/** Turns statistics on with empty tables, at the real time. */
export async function prepareStatistics(): Promise< void > {
	await site().setClock( 0 );
	await evalPhp( `
global $wpdb;
$module = get_option( 'jetpack_dashboard_module_stats' );
if ( '1' !== $module ) {
	Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );
}
Jetpack_Dashboard\\Features\\Stats\\Schema::create();
foreach ( Jetpack_Dashboard\\Features\\Stats\\Schema::TABLES as $table ) {
	$wpdb->query( 'DELETE FROM ' . $wpdb->prefix . 'jetpack_dashboard_stats_' . $table );
}` );
}

/** Rows of a statistics table. */
export const rows = (
	table:
		| 'hours'
		| 'days'
		| 'referrers'
		| 'marks'
		| 'window_ends'
		| 'window_posts'
		| 'window_hosts'
		| 'clicks'
		| 'downloads'
		| 'imported'
		| 'import_parts',
	where = '1 = 1'
): Promise< Record< string, string | null >[] > =>
	site().sql(
		`SELECT * FROM wp_jetpack_dashboard_stats_${ table } WHERE ${ where }`
	);

/** The site's total views according to the tables. */
export async function countTotal(): Promise< number > {
	const counted = await Promise.all( [
		rows( 'hours', 'subject = -1' ),
		rows( 'days', 'subject = -1' ),
	] );
	return counted
		.flat()
		.reduce( ( sum, row ) => sum + Number( row.views ), 0 );
}

/** The [ period, views ] pairs of a series. */
export const pairs = ( series: Wire ): [ string, number ][] => series.data;

/** The endpoint that doesn’t load WordPress. */
export const ENDPOINT = '/wp-content/plugins/jetpack-dashboard/stats-view.php';

/** Runs the cron event that is scheduled each minute. */
export const merge = () =>
	evalPhp( "do_action( 'jetpack_dashboard_stats_merge' );" );

/**
 * Makes the site detect that the direct endpoint works, with an empty buffer.
 */
export async function openEndpoint(): Promise< void > {
	await evalPhp( `
array_map( 'unlink', glob( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/{views-*,merge-*,senders.php}', GLOB_BRACE ) );
do_action( 'jetpack_dashboard_stats_check' );
if ( '' === get_option( 'jetpack_dashboard_stats_endpoint' ) ) { throw new Exception( 'The endpoint does not work.' ); }` );
}

/** Turns it off and deletes its files. */
export async function closeEndpoint(): Promise< void > {
	await evalPhp(
		"delete_option( 'jetpack_dashboard_stats_endpoint' ); array_map( 'unlink', glob( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/{views,merge}-*', GLOB_BRACE ) );"
	);
}

/** The ID of a public post. */
export const publishedPost = async (): Promise< number > =>
	Number(
		await evalPhp(
			"echo get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0];"
		)
	);
