import type { Lockouts } from '../../../api/protect';
import type { RequestStatus } from '../../../state/request';

export type ActivityView =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'loaded'; readonly activity: Lockouts };

/**
 * The state of the login panels; keeps showing the loaded data during a
 * refetch.
 */
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
