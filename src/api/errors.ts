import { __, sprintf } from '@wordpress/i18n';
import type { SettingValue } from './setting-value';

/** The names from the spec's error catalog; the last three are our own. */
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
 * Why a call failed, as plain data so that the store can hold it.
 *
 * `message` is shown to users. `code` is the server's or the provider's error
 * code, if any; `response` is the unmodified response body.
 */
export interface ApiError {
	readonly name: ApiErrorName;
	readonly message: string;
	readonly code?: string;
	readonly status?: number;
	readonly response?: unknown;
	/** Setting key → the server's validation message. */
	readonly fieldErrors?: Readonly< Record< string, string > >;
	/**
	 * Settings that someone else has changed, with their current values;
	 * undefined for secrets.
	 */
	readonly conflicts?: Readonly< Record< string, SettingValue | undefined > >;
}

/** Thrown by the API functions. */
export class ApiFailure extends Error {
	readonly details: ApiError;

	constructor( details: ApiError ) {
		super( details.message );
		this.name = details.name;
		this.details = details;
	}
}

/** Converts anything thrown to an ApiError, including programming errors. */
export function toApiError( thrown: unknown ): ApiError {
	if ( thrown instanceof ApiFailure ) {
		return thrown.details;
	}
	return {
		name: 'UnexpectedShapeError',
		message: thrown instanceof Error ? thrown.message : String( thrown ),
	};
}

/** The server's message, or else its code, or else the error's name. */
export function describeError( error: ApiError ): string {
	return error.message || error.code || error.name;
}

/**
 * Whether the request may have been processed although it failed: the response
 * timed out, was cut off, or was unreadable.
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
			'The site doesn’t support this request.',
			'jetpack-dashboard'
		),
		status: 404,
	};
}

/**
 * @param status   HTTP status.
 * @param message  The server's message; '' if none.
 * @param code     The server's code; '' if none.
 * @param response The response body.
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

/** The response doesn't confirm whether a write succeeded. */
export function unconfirmedError( response: unknown ): ApiError {
	return {
		name: 'UnexpectedShapeError',
		message: __(
			'The site didn’t confirm the change. Check whether it was saved, then try again.',
			'jetpack-dashboard'
		),
		response,
	};
}

/**
 * A response that can't be read.
 *
 * @param detail What is wrong with it and where, for developers.
 */
export function malformedError(
	name: 'JsonParseError' | 'UnexpectedShapeError',
	detail: string
): ApiError {
	return {
		name,
		message: sprintf(
			/* translators: %s: technical details in English */
			__(
				'The response was incomplete or damaged. Reload the page and try again. (%s)',
				'jetpack-dashboard'
			),
			detail
		),
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

/** The site accepted the request but didn't respond in time. */
export function timeoutError(): ApiError {
	return {
		name: 'FetchNetworkError',
		message: __(
			'The site took too long to respond. Try again in a moment.',
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

/**
 * The server rejected the request because the browser is now logged in as
 * another user.
 */
export function userChangedError(): ApiError {
	return {
		name: 'UserChangedError',
		message: __(
			'You are now logged in as a different user in this browser.',
			'jetpack-dashboard'
		),
	};
}
