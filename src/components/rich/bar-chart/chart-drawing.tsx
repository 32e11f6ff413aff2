import { Fragment } from 'react';
import { classNames } from '../../light/class-names';
import type { ChartBar } from './chart-bar';
import {
	CHART_HEIGHT_PX,
	hasLabel,
	PLOT_TOP_PX,
	RESERVED_WIDTH_PX,
	X_AXIS_HEIGHT_PX,
	Y_AXIS_WIDTH_PX,
	yAxisMax,
} from './chart-geometry';
import type { ChartGeometry } from './chart-geometry';
import type { MeasuredSpace } from './use-chart-space';

const PLOT_BOTTOM_PX = CHART_HEIGHT_PX - X_AXIS_HEIGHT_PX;
const PLOT_HEIGHT_PX = PLOT_BOTTOM_PX - PLOT_TOP_PX;
const LABEL_GAP_PX = 8;
/** Space at each side of a bar, as a fraction of its column's width. */
const GAP = 0.18;

interface ChartDrawingProps {
	/** Only the bars that fit. */
	readonly bars: readonly ChartBar[];
	readonly geometry: ChartGeometry;
	readonly space: MeasuredSpace;
	readonly language: string | undefined;
}

/** The visual part only; the links over it are interactive and accessible. */
export function ChartDrawing( {
	bars,
	geometry,
	space: { widthPx, isRtl },
	language,
}: ChartDrawingProps ) {
	const { plotWidthPx } = geometry;
	const max = yAxisMax( bars.map( ( { value } ) => value ) );
	const compact = new Intl.NumberFormat( language, { notation: 'compact' } );
	const start = isRtl ? RESERVED_WIDTH_PX - Y_AXIS_WIDTH_PX : Y_AXIS_WIDTH_PX;
	const line = { x1: start, x2: start + plotWidthPx };
	const heightOf = ( value: number ) => ( value / max ) * PLOT_HEIGHT_PX;
	const column = plotWidthPx / Math.max( bars.length, 1 );
	const columnAt = ( index: number ) =>
		start + column * ( isRtl ? bars.length - 1 - index : index );

	return (
		<svg
			className="jp-bar-chart__drawing"
			width={ widthPx }
			height={ CHART_HEIGHT_PX }
		>
			{ [ 0, max / 2, max ].map( ( value ) => (
				<Fragment key={ value }>
					<line
						className={
							value === 0
								? 'jp-bar-chart__axis'
								: 'jp-bar-chart__grid'
						}
						{ ...line }
						y1={ PLOT_BOTTOM_PX - heightOf( value ) }
						y2={ PLOT_BOTTOM_PX - heightOf( value ) }
					/>
					<text
						className="jp-bar-chart__label"
						x={
							isRtl
								? line.x2 + LABEL_GAP_PX
								: start - LABEL_GAP_PX
						}
						y={ PLOT_BOTTOM_PX - heightOf( value ) }
						dy="0.355em"
						textAnchor="end"
					>
						{ compact.format( value ) }
					</text>
				</Fragment>
			) ) }
			{ bars.map( ( bar, index ) => (
				<Fragment key={ bar.id }>
					{ hasLabel( index, geometry ) && (
						<text
							className="jp-bar-chart__label"
							x={ columnAt( index ) + column / 2 }
							y={ PLOT_BOTTOM_PX + LABEL_GAP_PX }
							dy="0.71em"
							textAnchor="middle"
						>
							{ bar.label }
						</text>
					) }
					<Column
						x={ columnAt( index ) + column * GAP }
						y={ PLOT_BOTTOM_PX - heightOf( bar.value ) }
						width={ column * ( 1 - GAP * 2 ) }
						height={ heightOf( bar.value ) }
						isStrong={ Boolean( bar.mark ) }
						nestedShare={ nestedShare( bar ) }
					/>
				</Fragment>
			) ) }
		</svg>
	);
}

/** The nested value as a fraction of the bar, 0 to 1. */
function nestedShare( bar: ChartBar ): number {
	return bar.nestedValue && bar.value > 0
		? Math.min( bar.nestedValue / bar.value, 1 )
		: 0;
}

interface ColumnProps {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The current period, or the chosen one. */
	readonly isStrong: boolean;
	readonly nestedShare: number;
}

const CORNER_PX = 3;
/** How much narrower the nested bar is, as a fraction of the bar's width. */
const NESTED_INSET = 0.25;

function Column( {
	x,
	y,
	width,
	height,
	isStrong,
	nestedShare: share,
}: ColumnProps ) {
	if ( height <= 0 ) {
		return null;
	}
	const inset = width * NESTED_INSET;
	return (
		<>
			<path
				className={ classNames(
					'jp-bar-chart__bar',
					isStrong && 'is-current'
				) }
				d={ roundedTop( x, y, width, height ) }
			/>
			{ share > 0 && (
				<rect
					className="jp-bar-chart__nested"
					x={ x + inset }
					y={ y + height * ( 1 - share ) }
					width={ width - inset * 2 }
					height={ height * share }
				/>
			) }
		</>
	);
}

function roundedTop( x: number, y: number, width: number, height: number ) {
	const radius = Math.min( CORNER_PX, height, width / 2 );
	const corner = `a${ radius } ${ radius } 0 0 1`;
	return [
		`M${ x } ${ y + height }`,
		`v${ radius - height }`,
		`${ corner } ${ radius } ${ -radius }`,
		`h${ width - radius * 2 }`,
		`${ corner } ${ radius } ${ radius }`,
		`v${ height - radius }z`,
	].join( '' );
}
