import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { evalPhp } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { list } from './scanner-fixes';
import { forgetScans, SLUG } from './scanner-site';
import { pageAt } from './support';

export const PAGE = '/wp-admin/admin.php?page=jetpack-scan';

/** Of a plugin with the version 9.9.9. */
export const ENTRY = {
	type: 'plugin',
	slug: 'holey',
	affected: [ { from: '1.0', to: '9.9.9' } ],
	fixed_in: '9.9.10',
	title: 'Visitors can store scripts',
	severity: 'high',
	link: 'https://example.com/holey',
};
let server: Server;
let url = '';
export const feedUrl = () => url;
let requests = 0;
export const feedRequests = () => requests;
let respond: ( response: ServerResponse ) => void = () => {};
export const respondWith = ( answer: typeof respond ) => {
	respond = answer;
};
const removers: ( () => void )[] = [];

export const serve = ( body: unknown, status = 200 ) => {
	respond = ( response ) => {
		response.statusCode = status;
		response.end(
			typeof body === 'string' ? body : JSON.stringify( body )
		);
	};
};
export const serveEntries = ( ...vulnerabilities: readonly unknown[] ) =>
	serve( { format: 1, vulnerabilities } );

const FORGET_FEED =
	"delete_option( 'jetpack_dashboard_scan_feed' ); delete_option( 'jetpack_dashboard_scan_feed_list' );";

/** Serves vulnerability lists to the site, on loopback. */
export function useFeedServer(): void {
	beforeAll( async () => {
		server = createServer( ( _request, response ) => {
			requests++;
			respond( response );
		} );
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		const origin = `http://127.0.0.1:${
			( server.address() as AddressInfo ).port
		}`;
		url = `${ origin }/list.json?key=a&b=1`;
		removers.push(
			dropMustUsePlugin(
				'feed',
				`add_filter( 'sandbox_open_servers', static fn( $urls ) => array_merge( $urls, array( '${ origin }' ) ) );
			add_filter( 'http_request_host_is_external', static fn( $is_external, $host, $url ) => $is_external || 0 === strpos( $url, '${ origin }/' ), 10, 3 );`
			),
			dropPlugin( 'holey/holey.php', 'Holey <b>Plugin</b>' )
		);
		await useScenario( 'local' );
		await switchModule( SLUG, true );
		await forgetScans();
	} );

	beforeEach( () => evalPhp( FORGET_FEED ) );

	afterAll( async () => {
		removers.forEach( ( remove ) => remove() );
		await forgetScans();
		await new Promise( ( resolve ) => server.close( resolve ) );
	} );
}

export const notices = async ( page: Promise< string > ) => {
	const html = await page;
	return [
		...noticesOf( html, 'success' ),
		...noticesOf( html, 'error' ),
	].join();
};

export async function setFeed( feed: string ): Promise< string > {
	const html = await pageAt( PAGE, 'admin' );
	const form = html.slice( html.indexOf( 'jetpack_dashboard_scan_feed' ) );
	return follow(
		await sendForm(
			[
				[ 'action', 'jetpack_dashboard_scan_feed' ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				[ 'feed', feed ],
			],
			'admin'
		),
		'admin'
	);
}

export const found = async () =>
	( await list() ).filter( ( { kind } ) => kind === 'vulnerable' );

/** The list is loaded again by the next scan. */
export const age = () =>
	evalPhp(
		`$state = get_option( 'jetpack_dashboard_scan_feed' ); $state['tried_at'] = 5; update_option( 'jetpack_dashboard_scan_feed', $state );`
	);

export const statusOf = ( html: string ) =>
	textOf(
		/<p id="jp-scan-feed-status">.*?<\/p>/s.exec( html )?.[ 0 ] ?? ''
	).trim();
