import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './dialog.scss';

/** A `Button` in its hint wrapper, or a `ButtonLink`. */
const BUTTONS = '.jp-button, .jp-hint';

/**
 * The buttons at the end of a dialog; the primary action comes last. Reports
 * any other children as an error.
 */
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
