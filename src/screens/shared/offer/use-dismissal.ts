import type { RefObject } from 'react';
import { useAppDispatch } from '../../../hooks/store';
import { dismissPromotion } from '../../../state/notices/dismiss-promotion';
import { focusSection } from './focus-section';

/**
 * The way out of a promotion, remembered for this user. What
 * stood there goes, so the focus moves to its section's heading.
 *
 * @param noticeId One of the server's ids.
 * @param button   The button that is pressed.
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
