import type { Notice, NoticesAction, NoticeStatus } from './types';

const SUCCESS_NOTICE_MS = 2000;
export const ERROR_NOTICE_MS = 5000;

const DURATIONS: Readonly< Record< NoticeStatus, number > > = {
	success: SUCCESS_NOTICE_MS,
	error: ERROR_NOTICE_MS,
	info: 0,
	warning: 0,
};

/**
 * The required properties; the rest have defaults that depend on the status.
 */
export type NewNotice = Pick< Notice, 'noticeId' | 'status' | 'text' > &
	Partial< Notice >;

/** Adds a notice, or replaces the one with the same ID. */
export function addNotice( notice: NewNotice ): NoticesAction {
	return {
		type: 'notices/added',
		notice: {
			duration: DURATIONS[ notice.status ],
			showDismiss: true,
			isPersistent: false,
			displayOnNextPage: false,
			...notice,
		},
	};
}

export function removeNotice( noticeId: string ): NoticesAction {
	return { type: 'notices/removed', noticeId };
}

/** Dispatched by the router; removes the previous screen's notices. */
export function routeChanged(): NoticesAction {
	return { type: 'notices/route-changed' };
}

/** Hides the state notice until the next page load. */
export function dismissStateNotice(): NoticesAction {
	return { type: 'notices/state-notice-dismissed' };
}
