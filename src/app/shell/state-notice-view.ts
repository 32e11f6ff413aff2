export interface StateNoticeInput {
	readonly errorCode: string | null;
	/** A sentence about the error, if PHP provides one. */
	readonly errorDescription: string | null;
	readonly messageCode: string | null;
	readonly isAtomic: boolean;
}

/**
 * The content for the codes that PHP passed on; an error takes precedence over
 * a message.
 */
export type StateNoticeView =
	| { readonly kind: 'none' }
	| { readonly kind: 'cheating' }
	| { readonly kind: 'access-denied' }
	| { readonly kind: 'wrong-state' }
	| { readonly kind: 'invalid-client' }
	| { readonly kind: 'invalid-grant' }
	| { readonly kind: 'not-accessible'; readonly code: string }
	| { readonly kind: 'terms-violated' }
	| { readonly kind: 'not-public' }
	| { readonly kind: 'provider-trouble' }
	| { readonly kind: 'provider-unreachable' }
	| { readonly kind: 'glitch'; readonly code: string }
	| { readonly kind: 'account-taken' }
	| { readonly kind: 'partner-coupon'; readonly description: string }
	| {
			readonly kind: 'unknown-error';
			readonly code: string;
			readonly description: string;
	  }
	| { readonly kind: 'modules-activated' }
	| { readonly kind: 'already-authorized' }
	| { readonly kind: 'authorized' }
	| { readonly kind: 'linked' }
	| { readonly kind: 'protect-misconfigured' }
	| { readonly kind: 'reconnected' };

/** In the spec's order: the first matching pattern applies. */
const ERRORS: readonly ( readonly [
	RegExp,
	( code: string ) => StateNoticeView,
] )[] = [
	[ /^cheatin$/, () => ( { kind: 'cheating' } ) ],
	[ /^access_denied$/, () => ( { kind: 'access-denied' } ) ],
	[ /^wrong_state$/, () => ( { kind: 'wrong-state' } ) ],
	[ /^invalid_client$/, () => ( { kind: 'invalid-client' } ) ],
	[ /^invalid_grant$/, () => ( { kind: 'invalid-grant' } ) ],
	[
		/^(site_inaccessible|site_requires_authorization)$/,
		( code ) => ( { kind: 'not-accessible', code } ),
	],
	[ /^site_blacklisted$/, () => ( { kind: 'terms-violated' } ) ],
	[ /^not_public$/, () => ( { kind: 'not-public' } ) ],
	[
		/^wpcom_(408|5..|bad_response|outage)$/,
		() => ( { kind: 'provider-trouble' } ),
	],
	[
		/^(register|token)_http_request_failed$/,
		() => ( { kind: 'provider-unreachable' } ),
	],
	// Our own addition to the spec's list.
	[ /^account_already_linked$/, () => ( { kind: 'account-taken' } ) ],
	[
		/^(no_role|no_cap|no_code|no_state|invalid_state|invalid_scope|missing_secrets|secrets_mismatch|verify_secrets_expired|not_registered|token)$|_(missing|malformed|mismatch|expired)$|^(missing|malformed)_/,
		( code ) => ( { kind: 'glitch', code } ),
	],
];

export function getStateNoticeView( {
	errorCode,
	errorDescription,
	messageCode,
	isAtomic,
}: StateNoticeInput ): StateNoticeView {
	if ( errorCode ) {
		// PHP explains why the coupon of a link can't be redeemed.
		if ( errorDescription && errorCode.endsWith( '_partner_coupon' ) ) {
			return { kind: 'partner-coupon', description: errorDescription };
		}
		const [ , toView ] =
			ERRORS.find( ( [ pattern ] ) => pattern.test( errorCode ) ) ?? [];
		return (
			toView?.( errorCode ) ?? {
				kind: 'unknown-error',
				code: errorCode,
				description: errorDescription ?? '',
			}
		);
	}
	switch ( messageCode ?? '' ) {
		case 'modules_activated':
			return isAtomic ? { kind: 'none' } : { kind: 'modules-activated' };
		case 'already_authorized':
			return { kind: 'already-authorized' };
		case 'authorized':
			return { kind: 'authorized' };
		case 'linked':
			return { kind: 'linked' };
		case 'protect_misconfigured_ip':
			return { kind: 'protect-misconfigured' };
		case 'reconnection_completed':
			return { kind: 'reconnected' };
		default:
			return { kind: 'none' };
	}
}
