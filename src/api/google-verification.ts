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

/** The site's verification status at Google. */
export interface GoogleVerification {
	readonly isVerified: boolean;
	/** Printed on the site for verification; '' once verified. */
	readonly token: string;
	/** Whether Google lists this user as an owner of the site. */
	readonly isOwner: boolean;
	/** Google's pages for the site; '' if there is none. */
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

/** Throws the first error if the response contains a map of errors. */
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

/**
 * @param connectionId ID of the user's new connection to Google, if one was
 * just created.
 */
export async function fetchGoogleVerification(
	connectionId?: number
): Promise< GoogleVerification > {
	return readGoogleVerification(
		await get(
			connectionId === undefined ? PATH : `${ PATH }/${ connectionId }`
		)
	);
}

/** Asks Google to check the site for the token. */
export async function verifyWithGoogle(
	connectionId: number
): Promise< GoogleVerification > {
	return readGoogleVerification(
		await post( PATH, { keyring_id: connectionId } )
	);
}
