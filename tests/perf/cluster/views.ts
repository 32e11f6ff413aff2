import { serverOf } from './report';
import type { Cluster, Response } from './servers';

const BROWSER = {
	'Content-Type': 'application/x-www-form-urlencoded',
	'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
};
const DIRECT = '/wp-content/plugins/jetpack-dashboard/stats-view.php';
const ROUTE = '/wp-json/jetpack/v4/stats/view';

/** Whether the page has the address of the endpoint that doesn't load WordPress. */
export const isDirect = ( n: number ) => Math.floor( n / 2 ) % 2 === 0;

let resent = 0;

/** Views that were sent a second time. */
export const resentViews = () => resent;

/**
 * Half of the views without WordPress, on both servers. As the script on the
 * site's pages, sends what a server without a buffer refuses to WordPress,
 * where the balancer chooses the other server.
 */
export async function sendView(
	{ call }: Cluster,
	n: number
): Promise< Response > {
	const view = {
		method: 'POST',
		headers: BROWSER,
		body: 'post=1&from=',
		from: `127.0.1.${ 1 + ( n % 200 ) }`,
	};
	const response = await call( serverOf( n ), {
		path: isDirect( n ) ? DIRECT : ROUTE,
		...view,
	} );
	if (
		! isDirect( n ) ||
		! response.headers[ 'x-jetpack-dashboard-stats' ]
	) {
		return response;
	}
	resent++;
	return call( serverOf( n + 1 ), { path: ROUTE, ...view } );
}
