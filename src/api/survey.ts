import { isRecord } from '../lib/is-record';
import { withTimeLimit } from '../lib/time-limit';
import { ApiFailure, networkError, parseError, responseError } from './errors';

/** The spec's reasons, as they are sent. */
export type DisconnectReason =
	| 'troubleshooting'
	| 'not-working'
	| 'slowed-down-site'
	| 'buggy'
	| 'what-does-it-do'
	| 'another-reason';

export interface DisconnectSurvey {
	readonly reason: DisconnectReason;
	/** What was typed for `another-reason`; null otherwise. */
	readonly text: string | null;
	/** As they were before the disconnect, which forgets them. */
	readonly siteId: number;
	readonly userId: number;
}

const SURVEY_ID = 'jetpack-plugin-disconnect';
/** Nobody waits long to give an opinion. */
const TIMEOUT_MS = 10_000;

/**
 * Goes from the browser straight to the account service: a public
 * endpoint, so neither nonce nor cookies. Throws ApiFailure.
 *
 * @param serviceUrl The account service's base URL.
 * @param survey     What the user said.
 */
export async function sendDisconnectSurvey(
	serviceUrl: string,
	survey: DisconnectSurvey
): Promise< void > {
	const response = await withTimeLimit( TIMEOUT_MS, ( signal ) =>
		window.fetch( `${ serviceUrl }/v1/marketing/feedback-survey`, {
			method: 'POST',
			credentials: 'omit',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( toWire( survey ) ),
			signal,
		} )
	).catch( () => {
		throw new ApiFailure( networkError() );
	} );
	const body: unknown = await response.json().catch( () => {
		throw new ApiFailure( parseError( response.url, false ) );
	} );
	if ( ! isRecord( body ) || body.success !== true ) {
		const code = isRecord( body ) ? body.code : '';
		throw new ApiFailure(
			responseError( response.status, '', String( code ?? '' ), body )
		);
	}
}

function toWire( { reason, text, siteId, userId }: DisconnectSurvey ): object {
	return {
		site_id: siteId,
		user_id: userId,
		survey_id: SURVEY_ID,
		survey_responses: { 'why-cancel': { response: reason, text } },
	};
}
