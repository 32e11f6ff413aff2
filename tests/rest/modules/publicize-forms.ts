import { follow, noticesOf } from '../support/admin-form';
import { fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { APP_PASSWORD } from '../../sandbox/public-services/networks';
import { PAGE, rowsOf, SECRET, submit } from './publicize';

export const HOOK = {
	network: 'webhook',
	label: 'Our hook',
	url: 'https://hook.example/in?key=private-key',
	secret: SECRET,
};
export const BLUESKY = {
	network: 'bluesky',
	identifier: '@jonas.example',
	password: APP_PASSWORD,
};

/** The page's notices after a form. */
export async function outcome(
	action: string,
	fields: Record< string, string >,
	as: Caller = 'admin'
) {
	const html = await follow( await submit( action, fields, as ), as );
	return [ ...noticesOf( html, 'success' ), ...noticesOf( html, 'error' ) ];
}

export const pageAs = async ( as: Caller ) =>
	( await fetchPath( PAGE, { as } ) ).text;
export const owners = async () =>
	( await rowsOf( 'connections' ) ).map( ( { owner } ) => Number( owner ) );

/** Starts to connect a Mastodon account; resolves with the address to return to. */
export async function authorize( as: Caller, owner = 'me' ) {
	const { headers } = await submit(
		'add',
		{ network: 'mastodon', server: 'Social.example/', owner },
		as
	);
	// The sandbox sends the browser to its own server.
	const server = new URL( String( headers.location ) );
	expect( server.pathname ).toBe( '/social.example/oauth/authorize' );
	const query = Object.fromEntries( server.searchParams );
	expect( query ).toMatchObject( {
		response_type: 'code',
		client_id: 'app',
		code_challenge_method: 'S256',
	} );
	const back = new URL( String( query.redirect_uri ) );
	return ( code: string, state = query.state ) =>
		fetchPath(
			`${ back.pathname }${ back.search }&${ new URLSearchParams( {
				code,
				state: String( state ),
			} ) }`,
			{ as }
		);
}
