import type { RefObject } from 'react';
import { useAppDispatch } from '../../../hooks/store';
import { dismissPromotion } from '../../../state/notices/dismiss-promotion';
import { focusSection } from './focus-section';

/**
 * Dismisses a promotion permanently for this user. The promotion unmounts, so
 * focus moves to the heading of its section.
 *
 * @param noticeId One of the server's notice IDs.
 * @param button   The Dismiss button.
 */
export function useDismissal(
	noticeId: string,
	button: RefObject< HTMLElement >
): () => Promise< void > {
	const dispatch = useAppDispatch();
	return async () => {
		const takeFocus = focusSection( button.current );
		const outcome = await dispatch( dismissPromotion( noticeId ) );
		if ( outcome.isOk ) {
			takeFocus();
		}
	};
}
