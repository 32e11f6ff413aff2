import { __ } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import './confirm-dialog.scss';

interface ConfirmDialogProps {
	readonly question: string;
	readonly confirmLabel: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/**
 * Asks one question. The browser's own modal dialog: it traps the focus, gives
 * it back, and Escape cancels.
 */
export function ConfirmDialog( {
	question,
	confirmLabel,
	onConfirm,
	onCancel,
}: ConfirmDialogProps ) {
	const questionId = useId();
	const dialogRef = useRef< HTMLDialogElement >( null );

	// A layout effect: it closes before React takes the element away, and only
	// a dialog that stands in the page can give the focus back.
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
			<p id={ questionId }>{ question }</p>
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
