import { createHmac } from 'node:crypto';

/** 20 bytes “A” in Base32. */
export const CODE_SECRET = 'IFAUCQKB'.repeat( 4 );

/** One-time code (HOTP, RFC 4226) of CODE_SECRET. */
export function codeOf( counter: number ): string {
	const bytes = Buffer.alloc( 8 );
	bytes.writeUInt32BE( counter, 4 );
	const hash = createHmac( 'sha1', 'A'.repeat( 20 ) )
		.update( bytes )
		.digest();
	const number = hash.readUInt32BE( hash.readUInt8( 19 ) % 16 );
	return String( ( number % 2 ** 31 ) % 1_000_000 ).padStart( 6, '0' );
}

/** The names of the method. */
export const CODES = { scheme_type: 'otp', scheme_name: 'codes' };

export const CODES_MODULE = {
	module: CODES.scheme_type,
	name: CODES.scheme_name,
	display_name: 'Codes',
	expiration: 600,
	max_use: 0,
	allow_user_register: true,
	parameters: {
		issuer: 'Glewlwyd',
		'secret-minimum-size': 16,
		'otp-length': 6,
		'hotp-allow': true,
		'hotp-window': 5,
		'totp-allow': false,
		'totp-window': 0,
		'totp-start-offset': 0,
	},
};
/** The scope “openid”, for which people need a password and a code. */
export const SCOPE_WITH_CODES = {
	display_name: 'Open ID',
	description: 'Login',
	password_required: true,
	password_max_age: 0,
	scheme: { codes: [ CODES ] },
	scheme_required: { codes: 1 },
};
