import type { SpamKeyCheck } from '../../../../api/spam-key';
import type { RequestStatus } from '../../../../state/request';

export interface SpamKeyFacts {
	/** What the field shows. */
	readonly text: string;
	/** Has anybody typed in it since it was last saved? */
	readonly isTouched: boolean;
	/** What is known of the key that is stored; null until it was checked. */
	readonly stored: SpamKeyCheck | null;
	readonly storedRequest: RequestStatus;
	/** What is known of the key in the field; null until it was checked. */
	readonly typed: SpamKeyCheck | null;
	readonly typedRequest: RequestStatus;
}

/** The key's six states, and what keeps it from being checked. */
export type SpamKeyView =
	| { readonly kind: 'fetching' }
	| { readonly kind: 'set-globally' }
	| { readonly kind: 'empty' }
	| { readonly kind: 'checking' }
	| { readonly kind: 'invalid'; readonly message: string }
	| { readonly kind: 'valid' }
	| { readonly kind: 'unchecked'; readonly message: string };

/** The key could not be checked; says nothing about the key. */
const CHECK_FAILED = 'key_check_failed';

/** Letters and digits: the service is asked about nothing else. */
const LOOKS_LIKE_KEY = /^[a-z0-9]+$/i;

/** What may be asked about: no white space around it. */
export function trimKey( text: string ): string {
	return text.trim();
}

export function looksLikeKey( key: string ): boolean {
	return LOOKS_LIKE_KEY.test( key );
}

export function spamKeyView( facts: SpamKeyFacts ): SpamKeyView {
	const { stored, storedRequest } = facts;
	const key = trimKey( facts.text );
	if ( key === '' ) {
		if ( facts.isTouched ) {
			return { kind: 'empty' };
		}
		if ( ! stored ) {
			return unanswered( storedRequest, 'fetching' );
		}
		return stored.validKey ? { kind: 'set-globally' } : { kind: 'empty' };
	}
	if ( ! facts.isTouched ) {
		return stored
			? answered( stored )
			: unanswered( storedRequest, 'fetching' );
	}
	if ( ! looksLikeKey( key ) ) {
		return { kind: 'invalid', message: '' };
	}
	return facts.typed
		? answered( facts.typed )
		: unanswered( facts.typedRequest, 'checking' );
}

/** Nobody types into a field that is about to change, or that the site's configuration fills. */
export function isFieldLocked( { kind }: SpamKeyView ): boolean {
	return kind === 'fetching' || kind === 'set-globally';
}

function answered( check: SpamKeyCheck ): SpamKeyView {
	if ( check.validKey ) {
		return { kind: 'valid' };
	}
	return {
		kind: check.invalidKeyCode === CHECK_FAILED ? 'unchecked' : 'invalid',
		message: check.invalidKeyMessage,
	};
}

function unanswered(
	request: RequestStatus,
	waiting: 'fetching' | 'checking'
): SpamKeyView {
	return request.kind === 'failed'
		? { kind: 'unchecked', message: request.error.message }
		: { kind: waiting };
}
