import { sendJson, sendPage, seeOther } from '../account-service/http';
import type { Call } from '../account-service/http';
import { escapeHtml, page } from '../account-service/pages/layout';
import type { Route } from '../account-service/router';
import {
	answerOfNetwork,
	APP_PASSWORD,
	BLUESKY_HANDLE,
	BLUESKY_SERVER,
	GOOD_CODE,
	MASTODON_SERVER,
	readNetworkRequest,
	WEBHOOK,
} from './networks';
import type { NetworkMemory } from './networks';

const PLACES: readonly ( readonly [ method: string, path: string ] )[] = [
	[ 'POST', `/${ MASTODON_SERVER }/api/v1/apps` ],
	[ 'POST', `/${ MASTODON_SERVER }/oauth/token` ],
	[ 'POST', `/${ MASTODON_SERVER }/oauth/revoke` ],
	[ 'GET', `/${ MASTODON_SERVER }/api/v2/instance` ],
	[ 'GET', `/${ MASTODON_SERVER }/api/v1/accounts/verify_credentials` ],
	[ 'POST', `/${ MASTODON_SERVER }/api/v1/statuses` ],
	[ 'POST', `/${ BLUESKY_SERVER }/xrpc/com.atproto.server.createSession` ],
	[ 'GET', `/${ BLUESKY_SERVER }/xrpc/com.atproto.repo.getRecord` ],
	[ 'POST', `/${ BLUESKY_SERVER }/xrpc/com.atproto.repo.createRecord` ],
	[ 'POST', new URL( WEBHOOK ).href.replace( 'https:/', '' ) ],
];

async function textOf( { request }: Call ): Promise< string > {
	const chunks: Buffer[] = [];
	for await ( const chunk of request ) {
		chunks.push( chunk as Buffer );
	}
	return Buffer.concat( chunks ).toString();
}

/** Mastodon's page that asks for access. The sandbox sends the browser here. */
function consentPage( { response, url }: Call ): void {
	const answer = ( code: string ) => {
		const back = new URL( url.searchParams.get( 'redirect_uri' ) ?? '' );
		back.searchParams.set( 'state', url.searchParams.get( 'state' ) ?? '' );
		if ( code !== '' ) {
			back.searchParams.set( 'code', code );
		}
		return back.href;
	};
	if ( url.searchParams.has( 'answer' ) ) {
		seeOther( response, answer( url.searchParams.get( 'answer' ) ?? '' ) );
		return;
	}
	sendPage(
		response,
		page(
			MASTODON_SERVER,
			`<p>May this site publish as @jonas?</p>
<p><a href="${ escapeHtml(
				answer( GOOD_CODE )
			) }">Authorize</a> <a href="${ escapeHtml(
				answer( '' )
			) }">Deny</a></p>`
		)
	);
}

/** The social networks and the webhook, and what was published there. */
export function networkRoutes( memory: NetworkMemory ): Route[] {
	return [
		...PLACES.map(
			( [ method, path ] ): Route => ( {
				method,
				path,
				handle: async ( call ) => {
					const answer = answerOfNetwork(
						memory,
						readNetworkRequest(
							method,
							call.url,
							call.request.headers,
							await textOf( call )
						)
					);
					call.response.writeHead( answer?.status ?? 204, {
						'Content-Type': 'application/json',
					} );
					call.response.end( JSON.stringify( answer?.body ?? {} ) );
				},
			} )
		),
		{
			method: 'GET',
			path: `/${ MASTODON_SERVER }/oauth/authorize`,
			handle: consentPage,
		},
		{
			method: 'GET',
			path: '/sandbox/published',
			handle: ( { response } ) =>
				sendJson( response, {
					posts: [ ...memory.published.values() ],
					deliveries: memory.deliveries,
				} ),
		},
	];
}

/** How to connect accounts, and what was published, for the control panel. */
export function networksSection( {
	published,
	deliveries,
}: NetworkMemory ): string {
	const posts = [ ...published.values() ].map( ( { status, text } ) =>
		String( status ?? text )
	);
	const items = [
		...posts,
		...deliveries.map( ( body ) => JSON.stringify( body ) ),
	].map( ( text ) => `<li>${ escapeHtml( text ) }</li>` );
	return `<h2>Social networks</h2>
<p>Turn on Publicize and connect accounts at <em>Publicize connections</em>:</p>
<table><tbody>
<tr><th scope="row">Mastodon</th><td>server <code>${ MASTODON_SERVER }</code></td></tr>
<tr><th scope="row">Bluesky</th><td>handle <code>${ BLUESKY_HANDLE }</code>, app password <code>${ APP_PASSWORD }</code></td></tr>
<tr><th scope="row">Webhook</th><td><code>${ WEBHOOK }</code>, any secret</td></tr>
</tbody></table>
<h3>Published there</h3>
${
	items.length
		? `<ol>${ items.join( '' ) }</ol>`
		: '<p>Nothing yet. Background jobs run every minute.</p>'
}`;
}
