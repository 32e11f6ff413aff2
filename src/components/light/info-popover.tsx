import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './info-popover.scss';

export type PopoverPosition = 'bottom' | 'top';

interface InfoPopoverProps {
	/** The button's name, such as "More about stores". */
	readonly label: string;
	readonly position?: PopoverPosition | undefined;
	readonly children: ReactNode;
}

/**
 * A button that shows and hides an explanation. Escape and a click elsewhere
 * hide it, too.
 */
export function InfoPopover( {
	label,
	position = 'bottom',
	children,
}: InfoPopoverProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	const ref = useRef< HTMLSpanElement >( null );
	const buttonRef = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		const onPointer = ( { target }: Event ) => {
			if ( target instanceof Node && ! ref.current?.contains( target ) ) {
				setOpen( false );
			}
		};
		const onKey = ( { key }: KeyboardEvent ) => {
			if ( key === 'Escape' ) {
				setOpen( false );
				buttonRef.current?.focus();
			}
		};
		document.addEventListener( 'pointerdown', onPointer );
		document.addEventListener( 'keydown', onKey );
		return () => {
			document.removeEventListener( 'pointerdown', onPointer );
			document.removeEventListener( 'keydown', onKey );
		};
	}, [ isOpen ] );

	return (
		<span className="jp-info" ref={ ref }>
			<button
				type="button"
				ref={ buttonRef }
				className="jp-info__button"
				aria-label={ label }
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<span aria-hidden="true">i</span>
			</button>
			<span
				id={ id }
				role="status"
				className={ isOpen ? 'jp-info__text' : undefined }
				// Callers without type checks may pass anything.
				data-position={ position === 'top' ? 'top' : 'bottom' }
			>
				{ isOpen && children }
			</span>
		</span>
	);
}
