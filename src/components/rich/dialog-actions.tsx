import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './dialog.scss';

/** `Button` with the place of its hint, or `ButtonLink`. */
const BUTTONS = '.jp-button, .jp-hint';

/** A dialog's buttons, at its end; what leads on comes last. Anything else among them is reported. */
export function DialogActions( { children }: { children: ReactNode } ) {
	const ref = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const nodes = [ ...( ref.current?.childNodes ?? [] ) ];
		if ( ! nodes.every( isButton ) ) {
			// eslint-disable-next-line no-console -- For who wrote the dialog.
			console.error( 'All children elements should be a Button.' );
		}
	}, [ children ] );

	return (
		<div ref={ ref } className="jp-dialog__actions">
			{ children }
		</div>
	);
}

function isButton( node: ChildNode ): boolean {
	return node instanceof Element && node.matches( BUTTONS );
}
