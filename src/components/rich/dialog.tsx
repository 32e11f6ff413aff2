import { Modal } from '@wordpress/components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './dialog.scss';

interface DialogProps {
	/**
	 * The dialog's accessible name. A new title marks a new step: the focus
	 * moves to its start.
	 */
	readonly title: string;
	readonly children: ReactNode;
	readonly size?: 'small' | 'medium' | 'large' | undefined;
	/**
	 * If missing, only the dialog's own buttons close it: no Escape, no click
	 * outside, no close button.
	 */
	readonly onClose?: ( () => void ) | undefined;
}

/**
 * WordPress's modal dialog, which traps and restores the focus. It is rendered
 * at the end of the body, so its content needs the dashboard's CSS custom
 * properties.
 */
export function Dialog( {
	title,
	children,
	size = 'medium',
	onClose,
}: DialogProps ) {
	const overlayRef = useRef< HTMLDivElement >( null );
	useFocusOnNewTitle( overlayRef, title );
	useFocusPastOverlay( overlayRef );

	return (
		<Modal
			ref={ overlayRef }
			className="jp-dialog"
			title={ title }
			size={ size }
			isDismissible={ onClose !== undefined }
			shouldCloseOnEsc={ onClose !== undefined }
			shouldCloseOnClickOutside={ onClose !== undefined }
			onRequestClose={ () => onClose?.() }
		>
			<div className="jp-dashboard jp-dialog__content">{ children }</div>
		</Modal>
	);
}

/**
 * The focused control was removed with its step; without this, Tab would
 * continue on the page behind the dialog.
 */
function useFocusOnNewTitle(
	overlayRef: React.RefObject< HTMLDivElement >,
	title: string
): void {
	const shownTitle = useRef( title );
	useEffect( () => {
		if ( shownTitle.current !== title ) {
			shownTitle.current = title;
			overlayRef.current
				?.querySelector< HTMLElement >( '[role="dialog"]' )
				?.focus();
		}
	}, [ overlayRef, title ] );
}

/** Prevents a press on the overlay from moving the focus out of the dialog. */
function useFocusPastOverlay(
	overlayRef: React.RefObject< HTMLDivElement >
): void {
	useEffect( () => {
		const overlay = overlayRef.current;
		const onMouseDown = ( event: MouseEvent ) => {
			if ( event.target === overlay ) {
				event.preventDefault();
			}
		};
		overlay?.addEventListener( 'mousedown', onMouseDown );
		return () => overlay?.removeEventListener( 'mousedown', onMouseDown );
	}, [ overlayRef ] );
}
