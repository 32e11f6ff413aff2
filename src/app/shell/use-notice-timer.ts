import { useCallback, useEffect, useRef } from 'react';
import type { Notice } from '../../state/notices/types';

interface NoticeTimer {
	readonly notice: Notice;
	/** Whether the notice is hovered or has the focus. */
	readonly isHeld: boolean;
	/** The function that useIsKeyboardUser() returns. */
	readonly isByKeyboard: () => boolean;
	/** Must have a stable identity. */
	readonly onOver: ( noticeId: string ) => void;
}

/**
 * Calls back when a notice's time is over.
 *
 * Keyboard and screen reader users get time to reach its action (WCAG 2.2.1):
 * the timer starts when the focus leaves the control that was used, and
 * restarts with every key press.
 */
export function useNoticeTimer( {
	notice,
	isHeld,
	isByKeyboard,
	onOver,
}: NoticeTimer ): void {
	/** The notice for which the focus has already left the control. */
	const left = useRef< Notice | null >( null );

	useEffect( () => {
		const { noticeId, duration, action } = notice;
		if ( duration <= 0 || isHeld ) {
			return undefined;
		}
		let timer = 0;
		const start = () => {
			window.clearTimeout( timer );
			timer = window.setTimeout( () => onOver( noticeId ), duration );
		};
		if ( ! action || ! isByKeyboard() ) {
			start();
			return () => window.clearTimeout( timer );
		}
		const control = document.activeElement;
		const leave = () => {
			left.current = notice;
			start();
		};
		const onFocus = ( { target }: FocusEvent ) => {
			if ( target !== control ) {
				leave();
			}
		};
		const onKey = () => {
			if ( left.current === notice ) {
				start();
			}
		};
		if ( left.current === notice ) {
			start();
		}
		document.addEventListener( 'focusin', onFocus );
		document.addEventListener( 'pointerdown', leave );
		document.addEventListener( 'keydown', onKey );
		return () => {
			window.clearTimeout( timer );
			document.removeEventListener( 'focusin', onFocus );
			document.removeEventListener( 'pointerdown', leave );
			document.removeEventListener( 'keydown', onKey );
		};
	}, [ notice, isHeld, isByKeyboard, onOver ] );
}

/**
 * Returns whether the page was last used by keyboard. A click from a screen
 * reader has no pointer event and counts as keyboard use.
 */
export function useIsKeyboardUser(): () => boolean {
	const wasByKeyboard = useRef( false );
	useEffect( () => {
		const onPointer = () => {
			wasByKeyboard.current = false;
		};
		const onKey = () => {
			wasByKeyboard.current = true;
		};
		const onClick = ( { detail }: MouseEvent ) => {
			wasByKeyboard.current ||= detail === 0;
		};
		document.addEventListener( 'pointerdown', onPointer, true );
		document.addEventListener( 'keydown', onKey, true );
		document.addEventListener( 'click', onClick, true );
		return () => {
			document.removeEventListener( 'pointerdown', onPointer, true );
			document.removeEventListener( 'keydown', onKey, true );
			document.removeEventListener( 'click', onClick, true );
		};
	}, [] );
	return useCallback( () => wasByKeyboard.current, [] );
}
