import type { ReactNode } from 'react';
import './dialog.scss';

/** A dialog's buttons, at its end; what leads on comes last. */
export function DialogActions( { children }: { children: ReactNode } ) {
	return <div className="jp-dialog__actions">{ children }</div>;
}
