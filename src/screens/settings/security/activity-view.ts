import type { Lockouts } from '../../../api/protect';
import type { RequestStatus } from '../../../state/request';

export type ActivityView =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'loaded'; readonly activity: Lockouts };

/** What the log-in panels show: what is known stays while it is read again. */
export function activityView(
	activity: Lockouts | null,
	request: RequestStatus
): ActivityView {
	if ( activity ) {
		return { kind: 'loaded', activity };
	}
	return request.kind === 'failed'
		? { kind: 'failed', reason: request.error.message }
		: { kind: 'loading' };
}
