import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../../light/class-names';
import type { ChartBar } from './chart-bar';
import {
	PLOT_TOP_PX,
	X_AXIS_HEIGHT_PX,
	Y_AXIS_WIDTH_PX,
} from './chart-geometry';
import type { ChartGeometry } from './chart-geometry';
import type { MeasuredSpace } from './use-chart-space';
import { useTooltip } from './use-tooltip';

interface ChartColumnsProps {
	readonly bars: readonly ChartBar[];
	readonly name: string;
	readonly geometry: ChartGeometry;
	readonly space: MeasuredSpace;
}

/**
 * A transparent link per bar over the drawing, as high as the chart. Uses a
 * roving tabindex: Tab focuses one link, the arrow keys move between them.
 */
export function ChartColumns( {
	bars,
	name,
	geometry,
	space: { isRtl, isTouch },
}: ChartColumnsProps ) {
	const listRef = useRef< HTMLUListElement >( null );
	const tooltip = useTooltip();
	const [ focusedId, setFocusedId ] = useState( '' );
	const focused = bars.findIndex( ( { id, mark } ) =>
		focusedId ? id === focusedId : mark === 'chosen'
	);
	const current = focused < 0 ? bars.length - 1 : focused;

	function onKeyDown( event: KeyboardEvent ) {
		if ( event.key === 'Escape' ) {
			tooltip.close();
			return;
		}
		const target = targetOf( event.key, current, bars.length, isRtl );
		if ( target !== null ) {
			event.preventDefault();
			listRef.current?.querySelectorAll( 'a' )[ target ]?.focus();
		}
	}

	// Touch has no hover: the first tap opens the tooltip, the second follows
	// the link.
	function onClick( event: MouseEvent, id: string ) {
		if ( isTouch && tooltip.openId !== id ) {
			event.preventDefault();
			tooltip.openAt( id );
		}
	}

	return (
		<ul
			className="jp-bar-chart__columns"
			aria-label={ name }
			ref={ listRef }
			style={ {
				insetBlock: `${ PLOT_TOP_PX }px ${ X_AXIS_HEIGHT_PX }px`,
				insetInlineStart: Y_AXIS_WIDTH_PX,
				inlineSize: geometry.plotWidthPx,
			} }
		>
			{ bars.map( ( { id, link, mark, tooltip: lines }, index ) => (
				<li key={ id } className="jp-bar-chart__column">
					<a
						className="jp-bar-chart__link"
						href={ link }
						aria-current={ mark === 'chosen' ? 'true' : undefined }
						tabIndex={ index === current ? 0 : -1 }
						onKeyDown={ onKeyDown }
						onFocus={ () => {
							setFocusedId( id );
							if ( ! isTouch ) {
								tooltip.openAt( id );
							}
						} }
						onBlur={ tooltip.close }
						onMouseEnter={ () => {
							if ( ! isTouch ) {
								tooltip.openSoonAt( id );
							}
						} }
						onMouseLeave={ () => {
							if ( ! isTouch ) {
								tooltip.close();
							}
						} }
						onClick={ ( event ) => onClick( event, id ) }
					>
						<span className="jp-visually-hidden">
							{ lines.join( ', ' ) }
						</span>
						{ tooltip.openId === id && (
							<Tooltip
								lines={ lines }
								place={ ( index + 0.5 ) / bars.length }
							/>
						) }
					</a>
				</li>
			) ) }
		</ul>
	);
}

interface TooltipProps {
	readonly lines: readonly string[];
	/**
	 * The horizontal center of its column in the chart, 0 to 1; keeps the
	 * tooltip inside.
	 */
	readonly place: number;
}

/** Hidden from screen readers, because the link's text has the same content. */
function Tooltip( { lines, place }: TooltipProps ) {
	return (
		<span
			className={ classNames(
				'jp-bar-chart__tooltip',
				place < 1 / 3 && 'is-at-start',
				place > 2 / 3 && 'is-at-end'
			) }
			aria-hidden="true"
		>
			{ lines.map( ( line ) => (
				<span key={ line } className="jp-bar-chart__line">
					{ line }
				</span>
			) ) }
		</span>
	);
}

/** The bar that a key moves to; null for other keys. */
function targetOf(
	key: string,
	current: number,
	count: number,
	isRtl: boolean
): number | null {
	const [ forward, back ] = isRtl
		? [ 'ArrowLeft', 'ArrowRight' ]
		: [ 'ArrowRight', 'ArrowLeft' ];
	switch ( key ) {
		case forward:
			return Math.min( current + 1, count - 1 );
		case back:
			return Math.max( current - 1, 0 );
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
