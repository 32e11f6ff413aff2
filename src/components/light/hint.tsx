import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { whenAttached } from '../../lib/app-mount';
import { classNames } from './class-names';
import './hint.scss';

/** Minimum distance to the window's edge. */
const EDGE_GAP_PX = 8;

interface HintProps {
	/** For the control's `aria-describedby`. */
	id: string;
	/** Without a text, renders only the control. */
	text: string | false | undefined;
	/** The control that the hint is for. */
	children: ReactNode;
	/** Full width, as fields need. */
	isBlock?: boolean | undefined;
	/** The edge that the hint aligns with. */
	edge?: 'start' | 'end' | undefined;
	/** Shows the hint above the control, if there is no space below. */
	isAbove?: boolean | undefined;
}

/**
 * Explains why a control is unavailable, on hover, on focus and to screen
 * readers. Escape hides it without moving the pointer (WCAG 1.4.13). The
 * wrapper is always rendered: adding or removing it would remount the control
 * and lose the focus.
 */
export function Hint( {
	id,
	text,
	children,
	isBlock,
	edge,
	isAbove,
}: HintProps ) {
	const [ isPointedAt, setPointedAt ] = useState( false );
	const [ hasFocus, setFocus ] = useState( false );
	const [ isDismissed, setDismissed ] = useState( false );
	const [ shownText, setShownText ] = useState( text );
	const textRef = useRef< HTMLSpanElement >( null );
	const isUsed = isPointedAt || hasFocus;

	// Keeps it inside a narrow window; otherwise the page would scroll
	// sideways.
	useLayoutEffect( () => {
		const element = textRef.current;
		return isUsed && element
			? whenAttached( () => keepInWindow( element ) )
			: undefined;
	}, [ isUsed, text ] );

	if ( text !== shownText ) {
		setShownText( text );
		// Starts hidden if the control has just been used, so that it doesn't
		// pop up on every save.
		if ( text && ! shownText && isUsed ) {
			setDismissed( true );
		}
	}
	if ( isDismissed && ! isUsed ) {
		setDismissed( false );
	}

	const Wrapper = isBlock ? 'div' : 'span';
	return (
		<Wrapper
			className={ classNames(
				'jp-hint',
				isBlock && 'is-block',
				edge === 'end' && 'is-at-end',
				isAbove && 'is-above',
				isDismissed && 'is-dismissed'
			) }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					setDismissed( true );
				}
			} }
			onMouseEnter={ () => setPointedAt( true ) }
			onMouseLeave={ () => setPointedAt( false ) }
			onFocus={ () => setFocus( true ) }
			onBlur={ () => setFocus( false ) }
		>
			{ children }
			{ text && (
				<span
					ref={ textRef }
					className="jp-hint__text"
					role="tooltip"
					id={ id }
				>
					{ text }
				</span>
			) }
		</Wrapper>
	);
}

function keepInWindow( element: HTMLElement ): void {
	element.style.translate = '';
	const { left, right } = element.getBoundingClientRect();
	const end = document.documentElement.clientWidth - EDGE_GAP_PX;
	const shift = Math.max( Math.min( 0, end - right ), EDGE_GAP_PX - left );
	element.style.translate = shift === 0 ? '' : `${ shift }px`;
}
