import { __, sprintf } from '@wordpress/i18n';
import type { SettingValue } from './setting-value';

/** The error catalogue's names, and three of our own at the end. */
export type ApiErrorName =
	| 'Api404Error'
	| 'Api404AfterRedirectError'
	| 'ApiError'
	| 'JsonParseError'
	| 'JsonParseAfterRedirectError'
	| 'FetchNetworkError'
	| 'LoggedOutError'
	| 'UserChangedError'
	| 'UnexpectedShapeError';

/**
 * Why a call failed, as plain data, so that the store can keep it.
 *
 * `message` is for people. `code` is the server's or the provider's, where
 * there is one; `response` is the answer's body, untouched.
 */
export interface ApiError {
	readonly name: ApiErrorName;
	readonly message: string;
	readonly code?: string;
	readonly status?: number;
	readonly response?: unknown;
	/** Setting's key → what the server says about its value. */
	readonly fieldErrors?: Readonly< Record< string, string > >;
	/** Settings that somebody else has changed, with their present values; undefined for a secret's. */
	readonly conflicts?: Readonly< Record< string, SettingValue | undefined > >;
}

/** What the api functions throw. */
export class ApiFailure extends Error {
	readonly details: ApiError;

	constructor( details: ApiError ) {
		super( details.message );
		this.name = details.name;
		this.details = details;
	}
}

/** Anything that was thrown, as an ApiError: a bug of ours shows as one too. */
export function toApiError( thrown: unknown ): ApiError {
	if ( thrown instanceof ApiFailure ) {
		return thrown.details;
	}
	return {
		name: 'UnexpectedShapeError',
		message: thrown instanceof Error ? thrown.message : String( thrown ),
	};
}

/** A server's message, else its code, else the error's name. */
export function describeError( error: ApiError ): string {
	return error.message || error.code || error.name;
}

/**
 * Came no answer that says what became of the call? Then a write may be done
 * all the same: its answer was late, cut off or unreadable.
 */
export function isOutcomeUnknown( { name }: ApiError ): boolean {
	return (
		name === 'FetchNetworkError' ||
		name === 'JsonParseError' ||
		name === 'JsonParseAfterRedirectError' ||
		name === 'UnexpectedShapeError'
	);
}

export function notFoundError( isRedirected: boolean ): ApiError {
	return {
		name: isRedirected ? 'Api404AfterRedirectError' : 'Api404Error',
		message: __(
			'The site doesn’t know this request.',
			'jetpack-dashboard'
		),
		status: 404,
	};
}

/**
 * @param status   HTTP status.
 * @param message  The server's message; '' when it gave none.
 * @param code     The server's code; '' when it gave none.
 * @param response The answer's body.
 */
export function responseError(
	status: number,
	message: string,
	code: string,
	response: unknown
): ApiError {
	return {
		name: 'ApiError',
		message: sprintf(
			/* translators: %1$s: the server's message or code, %2$d: an HTTP status such as 503 */
			__( '%1$s (Status %2$d)', 'jetpack-dashboard' ),
			message || code,
			status
		).trimStart(),
		...( code ? { code } : {} ),
		status,
		response,
	};
}

export function parseError( url: string, isRedirected: boolean ): ApiError {
	return isRedirected
		? { name: 'JsonParseAfterRedirectError', message: url }
		: {
				name: 'JsonParseError',
				message: __(
					'The site sent an invalid response.',
					'jetpack-dashboard'
				),
		  };
}

/** An answer that doesn't say what became of a write. */
export function unconfirmedError( response: unknown ): ApiError {
	return {
		name: 'UnexpectedShapeError',
		message: __(
			'The site did not confirm the change. Check if it was made, then try again.',
			'jetpack-dashboard'
		),
		response,
	};
}

export function networkError(): ApiError {
	return {
		name: 'FetchNetworkError',
		message: __(
			'The site could not be reached. Check your internet connection and try again.',
			'jetpack-dashboard'
		),
	};
}

/** The site was reached, and never finished its answer. */
export function timeoutError(): ApiError {
	return {
		name: 'FetchNetworkError',
		message: __(
			'The site took too long to answer. Try again in a moment.',
			'jetpack-dashboard'
		),
	};
}

export function loggedOutError(): ApiError {
	return {
		name: 'LoggedOutError',
		message: __(
			'You are logged out. Log in again in another tab, then try again here.',
			'jetpack-dashboard'
		),
	};
}

/** The server refused a request of this page: the browser has another user's session. */
export function userChangedError(): ApiError {
	return {
		name: 'UserChangedError',
		message: __(
			'You are now logged in as someone else in this browser.',
			'jetpack-dashboard'
		),
	};
}
