import { ACCOUNTS, answerConsent } from '../support/consent';
import type { Consent } from '../support/consent';
import { fetchPath } from '../support/site';
import type { Answer } from '../support/site';

export const START = '/wp-login.php?action=jetpack-sso';

export const cookiesOf = ( { headers }: Answer ): string[] =>
	[ headers[ 'set-cookie' ] ?? [] ].flat();

const attemptOf = ( answer: Answer ): string =>
	/^(jetpack_sso=[^;]+)/.exec(
		cookiesOf( answer ).find( ( cookie ) =>
			cookie.startsWith( 'jetpack_sso=' )
		) ?? ''
	)?.[ 1 ] ?? '';

/** The user that a response logs in; '' if none. */
export const loggedIn = ( answer: Answer ): string =>
	/wordpress_logged_in_[^=]+=([a-z0-9]+)%7C/.exec(
		cookiesOf( answer ).join( '\n' )
	)?.[ 1 ] ?? '';

export interface Left {
	url: string;
	cookie: string;
}

/** Opens the login button's URL. */
export async function startLogin( query = '' ): Promise< Left > {
	const answer = await fetchPath( START + query );
	expect( answer.status ).toBe( 302 );
	return {
		url: String( answer.headers.location ),
		cookie: attemptOf( answer ),
	};
}

export const returnFromProvider = (
	url: URL,
	cookie: string
): Promise< Answer > =>
	fetchPath( `${ url.pathname }${ url.search }`, {
		headers: cookie === '' ? {} : { Cookie: cookie },
	} );

/** Goes through the whole login flow. */
export async function logInWith(
	consent: Consent,
	query = ''
): Promise< Answer > {
	const { url, cookie } = await startLogin( query );
	return returnFromProvider( await answerConsent( url, consent ), cookie );
}

export const errorOf = ( { headers }: Answer ): string =>
	new URL( String( headers.location ) ).searchParams.get(
		'jetpack-sso-error'
	) ?? '';

export const MARTA: Consent = { account: ACCOUNTS.marta };
