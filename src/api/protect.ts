import { get, post } from './client';
import type { GetOptions } from './client';
import {
	readFields,
	readFlag,
	readList,
	readNumber,
	readOneOf,
	readOptional,
	readSuccess,
	readString,
	readText,
} from './shape';

/** A locked-out IP address or account. Times are ISO 8601 in UTC. */
export interface Lockout {
	readonly type: 'address' | 'account';
	/** '' for an account that is locked for all unknown addresses. */
	readonly address: string;
	readonly account: string;
	readonly failures: number;
	readonly lockedAt: string;
	readonly lockedUntil: string;
}

export interface FailedAttempt {
	readonly time: string;
	readonly address: string;
	readonly username: string;
	readonly via: 'form' | 'xmlrpc' | 'application-password';
	/** Rejected by the lockout, before the password was checked. */
	readonly isRefused: boolean;
}

export interface Lockouts {
	readonly lockouts: readonly Lockout[];
	/** The latest attempts, newest first. */
	readonly attempts: readonly FailedAttempt[];
	readonly client: {
		readonly address: string;
		readonly isAllowed: boolean;
		readonly viaProxy: boolean;
	};
	readonly proxy: {
		readonly isTrusted: boolean;
		readonly header: string;
		readonly hint: 'undeclared' | 'misconfigured' | null;
	};
}

export type UnlockTarget =
	| { readonly address: string }
	| { readonly account: string };

const readLockout = readFields< Lockout >( {
	type: readOneOf( [ 'address', 'account' ] ),
	address: readText,
	account: readText,
	failures: readNumber,
	lockedAt: readString,
	lockedUntil: readString,
} );

const readWireAttempt = readFields<
	Omit< FailedAttempt, 'isRefused' > & { refused: boolean }
>( {
	time: readString,
	address: readText,
	username: readText,
	via: readOneOf( [ 'form', 'xmlrpc', 'application-password' ] ),
	refused: readFlag,
} );

const readLockouts = readFields< Lockouts >( {
	lockouts: readList( readLockout ),
	attempts: readList( ( value, at ) => {
		const { refused, ...attempt } = readWireAttempt( value, at );
		return { ...attempt, isRefused: refused };
	} ),
	client: readFields< Lockouts[ 'client' ] >( {
		address: readText,
		isAllowed: readFlag,
		viaProxy: readFlag,
	} ),
	proxy: readFields< Lockouts[ 'proxy' ] >( {
		isTrusted: readFlag,
		header: readText,
		hint: readOptional(
			readOneOf( [ 'undeclared', 'misconfigured' ] ),
			null
		),
	} ),
} );

export async function fetchLockouts(
	options?: GetOptions
): Promise< Lockouts > {
	return readLockouts(
		await get( '/jetpack/v4/module/protect/lockouts', options )
	);
}

export async function unlock( target: UnlockTarget ): Promise< void > {
	readSuccess( await post( '/jetpack/v4/module/protect/unlock', target ) );
}
