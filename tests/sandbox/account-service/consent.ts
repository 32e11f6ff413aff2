import { randomInt } from 'node:crypto';

import type { default as Provider } from 'oidc-provider';

import { readForm, sendPage } from './http';
import type { Call } from './http';
import { consentPage } from './pages/consent-page';
import type { Route } from './router';
import type { Account } from './state';
import type { Store } from './store';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The account that was chosen or typed; an unknown one is created. */
function accountOf( form: URLSearchParams, store: Store ): Account | null {
	const { accounts } = store.state;
	const email = ( form.get( 'email' ) ?? '' ).trim();
	if ( email === '' ) {
		const sub = form.get( 'account' );
		return accounts.find( ( account ) => account.sub === sub ) ?? null;
	}
	if ( ! EMAIL.test( email ) ) {
		return null;
	}
	const known = accounts.find( ( account ) => account.email === email );
	if ( known ) {
		return known;
	}
	const account = {
		sub: String( randomInt( 100_000, 1_000_000_000 ) ),
		preferred_username: email.replace( /@.*/, '' ),
		email,
	};
	accounts.push( account );
	store.save();
	return account;
}

/**
 * The page where a user chooses an account and allows or denies the site
 * access.
 */
export function consentRoutes( provider: Provider, store: Store ): Route[] {
	async function ask(
		{ request, response }: Call,
		problem?: string
	): Promise< void > {
		const { params, uid } = await provider.interactionDetails(
			request,
			response
		);
		const client = await provider.Client.find(
			String( params[ 'client_id' ] )
		);
		const metadata = client?.metadata();
		sendPage(
			response,
			consentPage( {
				uid,
				siteName: metadata?.client_name ?? 'A site',
				siteUrl: metadata?.client_uri ?? '',
				scopes: String( params[ 'scope' ] ).split( ' ' ),
				accounts: store.state.accounts,
				problem,
			} ),
			problem === undefined ? 200 : 400
		);
	}

	async function decide( call: Call ): Promise< void > {
		const { request, response } = call;
		const { params } = await provider.interactionDetails(
			request,
			response
		);
		const form = await readForm( request );
		if ( form.get( 'decision' ) !== 'approve' ) {
			await provider.interactionFinished( request, response, {
				error: 'access_denied',
				error_description: 'The person said no.',
			} );
			return;
		}
		const account = accountOf( form, store );
		if ( account === null ) {
			await ask( call, 'Choose an account, or enter an email address.' );
			return;
		}
		const grant = new provider.Grant( {
			accountId: account.sub,
			clientId: String( params[ 'client_id' ] ),
		} );
		grant.addOIDCScope( String( params[ 'scope' ] ) );
		await provider.interactionFinished( request, response, {
			login: {
				accountId: account.sub,
				remember: false,
				...( account.amr ? { amr: account.amr } : {} ),
			},
			consent: { grantId: await grant.save() },
		} );
	}

	return [
		{
			method: 'GET',
			path: '/interaction/{uid}',
			handle: ( call ) => ask( call ),
		},
		{ method: 'POST', path: '/interaction/{uid}', handle: decide },
	];
}
