import { ACCOUNTS, answerConsent } from '../support/consent';
import type { Consent } from '../support/consent';
import { fetchPath } from '../support/site';
import type { HttpResponse } from '../support/site';

export const START = '/wp-login.php?action=jetpack-sso';

export const cookiesOf = ( { headers }: HttpResponse ): string[] =>
	[ headers[ 'set-cookie' ] ?? [] ].flat();

const attemptOf = ( response: HttpResponse ): string =>
	/^(jetpack_sso=[^;]+)/.exec(
		cookiesOf( response ).find( ( cookie ) =>
			cookie.startsWith( 'jetpack_sso=' )
		) ?? ''
	)?.[ 1 ] ?? '';

/** The user that a response logs in; '' if none. */
export const loggedIn = ( response: HttpResponse ): string =>
	/wordpress_logged_in_[^=]+=([a-z0-9]+)%7C/.exec(
		cookiesOf( response ).join( '\n' )
	)?.[ 1 ] ?? '';

export interface Left {
	url: string;
	cookie: string;
}

/** Opens the login button's URL. */
export async function startLogin( query = '' ): Promise< Left > {
	const response = await fetchPath( START + query );
	expect( response.status ).toBe( 302 );
	return {
		url: String( response.headers.location ),
		cookie: attemptOf( response ),
	};
}

export const returnFromProvider = (
	url: URL,
	cookie: string
): Promise< HttpResponse > =>
	fetchPath( `${ url.pathname }${ url.search }`, {
		headers: cookie === '' ? {} : { Cookie: cookie },
	} );

/** Goes through the whole login flow. */
export async function logInWith(
	consent: Consent,
	query = ''
): Promise< HttpResponse > {
	const { url, cookie } = await startLogin( query );
	return returnFromProvider( await answerConsent( url, consent ), cookie );
}

export const errorOf = ( { headers }: HttpResponse ): string =>
	new URL( String( headers.location ) ).searchParams.get(
		'jetpack-sso-error'
	) ?? '';

export const MARTA: Consent = { account: ACCOUNTS.marta };
