import type { SpamKeyCheck } from '../../../../api/spam-key';
import type { RequestStatus } from '../../../../state/request';

export interface SpamKeyInput {
	/** The field's current text. */
	readonly text: string;
	/** Whether the field was edited since the last save. */
	readonly isTouched: boolean;
	/** Check result for the stored key; null until checked. */
	readonly stored: SpamKeyCheck | null;
	readonly storedRequest: RequestStatus;
	/** Check result for the key in the field; null until checked. */
	readonly typed: SpamKeyCheck | null;
	readonly typedRequest: RequestStatus;
}

/** The key's six states, plus those that prevent a check. */
export type SpamKeyView =
	| { readonly kind: 'fetching' }
	| { readonly kind: 'set-globally' }
	| { readonly kind: 'empty' }
	| { readonly kind: 'checking' }
	| { readonly kind: 'invalid'; readonly message: string }
	| { readonly kind: 'valid' }
	| { readonly kind: 'unchecked'; readonly message: string };

/** The check itself failed, so the key's validity is unknown. */
const CHECK_FAILED = 'key_check_failed';

/** Letters and digits only; other input isn't sent to the service. */
const LOOKS_LIKE_KEY = /^[a-z0-9]+$/i;

/** Removes surrounding white space before a check. */
export function trimKey( text: string ): string {
	return text.trim();
}

export function looksLikeKey( key: string ): boolean {
	return LOOKS_LIKE_KEY.test( key );
}

export function spamKeyView( input: SpamKeyInput ): SpamKeyView {
	const { stored, storedRequest } = input;
	const key = trimKey( input.text );
	if ( key === '' ) {
		if ( input.isTouched ) {
			return { kind: 'empty' };
		}
		if ( ! stored ) {
			return unanswered( storedRequest, 'fetching' );
		}
		return stored.validKey ? { kind: 'set-globally' } : { kind: 'empty' };
	}
	if ( ! input.isTouched ) {
		return stored
			? answered( stored )
			: unanswered( storedRequest, 'fetching' );
	}
	if ( ! looksLikeKey( key ) ) {
		return { kind: 'invalid', message: '' };
	}
	return input.typed
		? answered( input.typed )
		: unanswered( input.typedRequest, 'checking' );
}

/**
 * The field is read-only while its value is about to change, or if the site's
 * configuration sets the key.
 */
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
