import { request } from '../../sandbox';
import type { HttpResponse } from '../../sandbox/client';
import { BROWSER } from '../stats/views';
import { evalPhp, site } from '../support/site';

/** Empties the tables of likes, and the numbers of all posts and comments. */
export const forgetLikes = () =>
	evalPhp( `
global $wpdb;
Jetpack_Dashboard\\Kernel\\Likes\\Schema::create();
foreach ( Jetpack_Dashboard\\Kernel\\Likes\\Schema::TABLES as $table ) {
	$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_likes_$table" );
}
Jetpack_Dashboard\\Kernel\\Limits\\Limits_Database::create();
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits" );
delete_metadata( 'post', 0, '_jetpack_dashboard_likes', '', true );
delete_metadata( 'comment', 0, '_jetpack_dashboard_likes', '', true );` );

export interface Visitor {
	/** A loopback address. */
	from?: string;
	agent?: string;
	headers?: Record< string, string >;
}

const send = (
	path: string,
	body: object | URLSearchParams,
	{ from = '127.0.8.1', agent = BROWSER, headers = {} }: Visitor
): Promise< HttpResponse > =>
	request( site(), {
		path,
		method: 'POST',
		headers: { 'User-Agent': agent, ...headers },
		body,
		localAddress: from,
	} );

/** A visitor's like, as the script sends it: without cookie and nonce. */
export async function likeAsVisitor(
	id: number,
	{ type = 'post', ...visitor }: Visitor & { type?: string } = {}
) {
	const { status, body } = await send(
		'/wp-json/jetpack/v4/likes',
		{ type, id },
		visitor
	);
	return { status, body: JSON.parse( body ) };
}

/** A like from a browser without JavaScript. */
export const sendLikeForm = (
	path: string,
	fields: Record< string, string >,
	visitor: Visitor = {}
) => send( path, new URLSearchParams( fields ), visitor );

/** The like button of a page; '' if it has none. */
export const buttonIn = ( html: string ): string =>
	/<form [^>]*class="[^"]*\bjp-like\b[\s\S]*?<\/form>/.exec( html )?.[ 0 ] ??
	'';

/** A hidden field of a button; undefined if it has none. */
export const fieldIn = ( button: string, name: string ): string | undefined =>
	new RegExp( `name="${ name }" value="([^"]*)"` ).exec( button )?.[ 1 ];
