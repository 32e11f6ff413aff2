import { __ } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef } from 'react';
import { BreakableText } from './breakable-text';
import { Button } from './button';
import './confirm-dialog.scss';

interface ConfirmDialogProps {
	readonly question: string;
	readonly confirmLabel: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/**
 * Asks for confirmation in a native modal dialog, which traps the focus,
 * restores it on close, and cancels on Escape.
 */
export function ConfirmDialog( {
	question,
	confirmLabel,
	onConfirm,
	onCancel,
}: ConfirmDialogProps ) {
	const questionId = useId();
	const dialogRef = useRef< HTMLDialogElement >( null );

	// A layout effect, because a dialog must be closed before React removes the
	// element: only a connected dialog can restore the focus.
	useLayoutEffect( () => {
		const dialog = dialogRef.current;
		dialog?.showModal();
		return () => dialog?.close();
	}, [] );

	return (
		<dialog
			ref={ dialogRef }
			className="jp-confirm-dialog"
			aria-labelledby={ questionId }
			onCancel={ ( event ) => {
				event.preventDefault();
				onCancel();
			} }
		>
			<p id={ questionId }>
				<BreakableText text={ question } />
			</p>
			<div className="jp-confirm-dialog__actions">
				<Button onClick={ onCancel }>
					{ __( 'Cancel', 'jetpack-dashboard' ) }
				</Button>
				<Button variant="danger" onClick={ onConfirm }>
					{ confirmLabel }
				</Button>
			</div>
		</dialog>
	);
}
