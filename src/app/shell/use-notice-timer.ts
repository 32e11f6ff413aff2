import { useCallback, useEffect, useRef } from 'react';
import type { Notice } from '../../state/notices/types';

interface NoticeTimer {
	readonly notice: Notice;
	/** Pointed at, or the focus is in it. */
	readonly isHeld: boolean;
	/** Of useIsByKeyboard(). */
	readonly isByKeyboard: () => boolean;
	/** Has to keep its identity. */
	readonly onOver: ( noticeId: string ) => void;
}

/**
 * Calls back when a notice's time is over.
 *
 * Keyboard and screen reader users get time to reach its action (WCAG 2.2.1):
 * the time starts when the focus leaves the control that was used, and starts
 * again with every key.
 */
export function useNoticeTimer( {
	notice,
	isHeld,
	isByKeyboard,
	onOver,
}: NoticeTimer ): void {
	/** The notice whose control the focus has left. */
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
 * Tells whether the page was last used by keyboard. A screen reader's click
 * comes without a pointer and counts as one.
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
