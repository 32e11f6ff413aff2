import type { DismissedNotices } from '../../api/notices';
import type { Settings } from '../../api/settings';
import type { RequestAction, Requests } from '../request';

export type NoticeStatus = 'info' | 'success' | 'error' | 'warning';

/**
 * Restores the previous settings, unless someone else has changed them since.
 */
export interface UndoAction {
	readonly kind: 'undo';
	readonly previous: Settings;
	readonly saved: Settings;
	/** Text of the notice after Undo, if it can name the change. */
	readonly undoneText?: string;
}

/** Actions are plain data, because the store can't hold callbacks. */
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
	/** A notice with the same ID replaces the earlier one. */
	readonly noticeId: string;
	readonly status: NoticeStatus;
	readonly text: string;
	/** A second line, such as the names of the saved settings. */
	readonly detail?: string;
	/** Milliseconds until it closes by itself; 0 keeps it until dismissed. */
	readonly duration: number;
	readonly showDismiss: boolean;
	/** Kept when the route changes. */
	readonly isPersistent: boolean;
	/** Kept for the next route change only. */
	readonly displayOnNextPage: boolean;
	readonly action?: NoticeAction;
	/**
	 * Increases with each change that the user makes: the undo shortcut applies
	 * to the latest.
	 */
	readonly turn?: number;
}

/** Codes from the previous page, passed on by PHP. */
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
	/** Stored on the server, for this user. */
	readonly dismissed: DismissedNotices;
	readonly stateNotices: StateNotices;
	/** For this page load only. */
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
