import { isRecord } from '../lib/is-record';
import { withTimeLimit } from '../lib/time-limit';
import { ApiFailure, networkError, parseError, responseError } from './errors';

/** The spec's reasons, with the values that are sent. */
export type DisconnectReason =
	| 'troubleshooting'
	| 'not-working'
	| 'slowed-down-site'
	| 'buggy'
	| 'what-does-it-do'
	| 'another-reason';

export interface DisconnectSurvey {
	readonly reason: DisconnectReason;
	/** Free text for `another-reason`; null otherwise. */
	readonly text: string | null;
	/** IDs from before the disconnect, which clears them. */
	readonly siteId: number;
	readonly userId: number;
}

const SURVEY_ID = 'jetpack-plugin-disconnect';
/** Short, because the survey is optional. */
const TIMEOUT_MS = 10_000;

/**
 * Sends the survey directly from the browser to the account service's public
 * endpoint, without nonce or cookies. Throws ApiFailure.
 *
 * @param serviceUrl The account service's base URL.
 * @param survey     The user's answers.
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
