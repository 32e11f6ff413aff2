import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import './hint.scss';

/** Between the text and the window's edge. */
const EDGE_GAP_PX = 8;

interface HintProps {
	/** For the control's `aria-describedby`. */
	id: string;
	/** Nothing: only the control. */
	text: string | false | undefined;
	/** The control. */
	children: ReactNode;
	/** As wide as its surroundings, as fields are. */
	isBlock?: boolean | undefined;
	/** The edge that the text lines up with. */
	edge?: 'start' | 'end' | undefined;
	/** Above the control, where below there is no room. */
	isAbove?: boolean | undefined;
}

/**
 * Says why a control can't be used, on hover, on focus, and to screen readers;
 * Escape puts it away without moving the pointer (WCAG 1.4.13). It stands even
 * without a text: coming and going, it would take the focus along.
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

	// Beside a narrow window's edge it would make the page scroll sideways.
	useLayoutEffect( () => {
		if ( isUsed && textRef.current ) {
			keepInWindow( textRef.current );
		}
	}, [ isUsed, text ] );

	if ( text !== shownText ) {
		setShownText( text );
		// Whoever has just used the control was not asking: it would pop up on each save.
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
