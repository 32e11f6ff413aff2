import { readForm, sendPage, seeOther } from './http';
import type { Call } from './http';
import { errorPage, escapeHtml, page } from './pages/layout';
import { returnAddress } from './return-address';
import type { Route } from './router';
import type { Store } from './store';

const SERVICES: Record< string, string > = {
	bluesky: 'Bluesky',
	facebook: 'Facebook',
	google_site_verification: 'Google',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	tumblr: 'Tumblr',
};

function refuse( { response }: Call, status: number, message: string ): void {
	sendPage( response, errorPage( message, 'connect' ), status );
}

function labelOf( { params }: Call ): string | undefined {
	const service = params[ 'service' ] ?? '';
	return Object.hasOwn( SERVICES, service ) ? SERVICES[ service ] : undefined;
}

function ask( store: Store, call: Call ): void {
	const label = labelOf( call );
	const back = returnAddress(
		store,
		call.url.searchParams.get( 'redirect_to' )
	);
	if ( label === undefined ) {
		refuse( call, 404, 'No service has this name.' );
	} else if ( back === null ) {
		refuse( call, 400, 'The return address is on no registered site.' );
	} else {
		sendPage(
			call.response,
			page(
				`Connect ${ label }`,
				`<p>Posts of your site will be shared there.</p>
<form method="post"><input type="hidden" name="redirect_to" value="${ escapeHtml(
					back
				) }">
<label for="user">Your name there</label>
<input id="user" name="user" value="marta" required>
<p><button class="is-primary">Connect</button></p></form>`
			)
		);
	}
}

async function connect( store: Store, call: Call ): Promise< void > {
	const label = labelOf( call );
	const form = await readForm( call.request );
	const back = returnAddress( store, form.get( 'redirect_to' ) );
	if ( label === undefined || back === null ) {
		refuse( call, 400, 'The connection can’t be made.' );
		return;
	}
	const { connections } = store.state.site;
	const id = Math.max( 500, ...connections.map( ( one ) => one.id ) ) + 1;
	connections.push( {
		id,
		service: call.params[ 'service' ] ?? '',
		label,
		user: form.get( 'user' ) ?? '',
	} );
	store.save();
	const address = new URL( back );
	address.searchParams.set( 'keyring_id', String( id ) );
	seeOther( call.response, address.href );
}

/**
 * The pop-up that connects a social network and returns with its `keyring_id`.
 */
export function connectRoutes( store: Store ): Route[] {
	const path = '/connect/{service}';
	return [
		{ method: 'GET', path, handle: ( call ) => ask( store, call ) },
		{ method: 'POST', path, handle: ( call ) => connect( store, call ) },
	];
}
