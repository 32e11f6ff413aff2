import { isRecord } from '../lib/is-record';
import { get, post } from './client';
import { ApiFailure } from './errors';
import {
	readFields,
	readFlag,
	readHttpUrl,
	readOptional,
	readString,
} from './shape';

/** What Google knows of the site's ownership. */
export interface GoogleVerification {
	readonly isVerified: boolean;
	/** To be printed on the site; '' once it is verified. */
	readonly token: string;
	/** Is this user the site's owner at Google? */
	readonly isOwner: boolean;
	/** Pages of Google's; '' where there is none. */
	readonly searchConsoleUrl: string;
	readonly ownersUrl: string;
}

const PATH = '/jetpack/v4/verify-site/google';

const readWire = readFields< {
	verified: boolean;
	token: string;
	is_owner: boolean;
	google_search_console_url: string;
	google_verification_console_url: string;
} >( {
	verified: readFlag,
	token: readOptional( readString, '' ),
	is_owner: readFlag,
	google_search_console_url: readLink,
	google_verification_console_url: readLink,
} );

function readLink( value: unknown, at?: string ): string {
	return value ? readHttpUrl( value, at ) : '';
}

/** Throws where the answer holds a map of errors, whose first counts. */
function readGoogleVerification( body: unknown ): GoogleVerification {
	const [ error ] =
		isRecord( body ) && isRecord( body.errors )
			? Object.entries( body.errors )
			: [];
	if ( error ) {
		const [ code, message ] = error;
		throw new ApiFailure( {
			name: 'ApiError',
			message: typeof message === 'string' ? message : '',
			code,
			response: body,
		} );
	}
	const wire = readWire( body );
	return {
		isVerified: wire.verified,
		token: wire.token,
		isOwner: wire.is_owner,
		searchConsoleUrl: wire.google_search_console_url,
		ownersUrl: wire.google_verification_console_url,
	};
}

/** @param connectionId Of the user's connection to Google, where one was just made. */
export async function fetchGoogleVerification(
	connectionId?: number
): Promise< GoogleVerification > {
	return readGoogleVerification(
		await get(
			connectionId === undefined ? PATH : `${ PATH }/${ connectionId }`
		)
	);
}

/** Lets Google look for the token on the site. */
export async function verifyWithGoogle(
	connectionId: number
): Promise< GoogleVerification > {
	return readGoogleVerification(
		await post( PATH, { keyring_id: connectionId } )
	);
}
