import type { DismissedNotices } from '../../api/notices';
import type { Settings } from '../../api/settings';
import type { RequestAction, Requests } from '../request';

export type NoticeStatus = 'info' | 'success' | 'error' | 'warning';

/** Saves the settings as they were before, unless somebody else has changed them since. */
export interface UndoAction {
	readonly kind: 'undo';
	readonly previous: Settings;
	readonly saved: Settings;
	/** What the notice says once it was undone, where it can name the change. */
	readonly undoneText?: string;
}

/** The store keeps no callbacks: an action says in data what it does. */
export type NoticeAction =
	/** Opens a new tab. */
	| {
			readonly kind: 'link';
			readonly label: string;
			readonly href: string;
	  }
	| UndoAction
	| { readonly kind: 'reload' };

export interface Notice {
	/** The same id replaces the earlier notice. */
	readonly noticeId: string;
	readonly status: NoticeStatus;
	readonly text: string;
	/** Milliseconds until it goes by itself; 0 = it stays until dismissed. */
	readonly duration: number;
	readonly showDismiss: boolean;
	/** Survives a change of route. */
	readonly isPersistent: boolean;
	/** Survives the next change of route, and only that. */
	readonly displayOnNextPage: boolean;
	readonly action?: NoticeAction;
	/** Counts up with each change that the user starts: the key for Undo takes back the latest. */
	readonly turn?: number;
}

/** Codes that PHP passed on from the page before. */
export interface StateNotices {
	readonly messageCode: string | null;
	readonly errorCode: string | null;
	readonly errorDescription: string | null;
	readonly releaseNote: ReleaseNote | null;
}

export interface ReleaseNote {
	readonly title: string;
	readonly content: string;
	readonly featuredImage: string;
}

export interface NoticesState {
	readonly items: readonly Notice[];
	/** Kept on the server, for this user. */
	readonly dismissed: DismissedNotices;
	readonly stateNotices: StateNotices;
	/** Of this page load only. */
	readonly isStateNoticeDismissed: boolean;
	readonly requests: Requests;
}

export interface DismissNotice {
	readonly slice: 'notices';
	readonly name: 'dismiss';
	readonly args: string;
	readonly result: DismissedNotices;
}

export type NoticesRequest = DismissNotice;

export type NoticesAction =
	| { readonly type: 'notices/added'; readonly notice: Notice }
	| { readonly type: 'notices/removed'; readonly noticeId: string }
	| { readonly type: 'notices/route-changed' }
	| { readonly type: 'notices/state-notice-dismissed' }
	| RequestAction< NoticesRequest >;
