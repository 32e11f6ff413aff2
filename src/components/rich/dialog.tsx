import { Modal } from '@wordpress/components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './dialog.scss';

interface DialogProps {
	/** Names the dialog. Another title is another step: the focus goes to its beginning. */
	readonly title: string;
	readonly children: ReactNode;
	readonly size?: 'small' | 'medium' | 'large' | undefined;
	/** Without it nothing but the dialog's own buttons closes it: no Escape, no click outside, no cross. */
	readonly onClose?: ( () => void ) | undefined;
}

/**
 * WordPress's modal dialog, which traps the focus and gives it back. It stands
 * at the end of the body, so its content brings the dashboard's tokens along.
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

/** The control that had the focus went with its step; on the page behind, Tab would lead astray. */
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

/** A press beside the dialog would take the focus out of it, whether it closes it or not. */
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
