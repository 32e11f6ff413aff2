import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { BarShapeProps } from 'recharts';
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

const LABEL = { className: 'jp-bar-chart__label' };

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
	const max = yAxisMax( bars.map( ( { value } ) => value ) );
	const compact = new Intl.NumberFormat( language, { notation: 'compact' } );
	const labels = new Map( bars.map( ( { id, label } ) => [ id, label ] ) );
	const end = RESERVED_WIDTH_PX - Y_AXIS_WIDTH_PX;

	return (
		<BarChart
			width={ widthPx }
			height={ CHART_HEIGHT_PX }
			data={ [ ...bars ] }
			margin={ {
				top: PLOT_TOP_PX,
				bottom: 0,
				left: isRtl ? end : 0,
				right: isRtl ? 0 : end,
			} }
			barCategoryGap="18%"
			accessibilityLayer={ false }
		>
			<CartesianGrid
				vertical={ false }
				horizontal={ ( { x1, y1, x2, y2 } ) => (
					<line
						key={ y1 }
						className="jp-bar-chart__grid"
						{ ...{ x1, y1, x2, y2 } }
					/>
				) }
			/>
			<XAxis
				dataKey="id"
				reversed={ isRtl }
				height={ X_AXIS_HEIGHT_PX }
				ticks={ bars
					.filter( ( _bar, index ) => hasLabel( index, geometry ) )
					.map( ( { id } ) => id ) }
				tickFormatter={ ( id: string ) => labels.get( id ) ?? id }
				interval={ 0 }
				tick={ LABEL }
				axisLine={ { className: 'jp-bar-chart__axis' } }
				tickLine={ false }
				tickMargin={ 8 }
			/>
			<YAxis
				orientation={ isRtl ? 'right' : 'left' }
				width={ Y_AXIS_WIDTH_PX }
				domain={ [ 0, max ] }
				ticks={ [ 0, max / 2, max ] }
				tickFormatter={ ( value: number ) => compact.format( value ) }
				tick={ LABEL }
				axisLine={ false }
				tickLine={ false }
				tickMargin={ 8 }
			/>
			<Bar
				dataKey="value"
				isAnimationActive={ false }
				shape={ ( bar: BarShapeProps ) => (
					<Column
						x={ bar.x }
						y={ bar.y }
						width={ bar.width }
						height={ bar.height }
						isStrong={ Boolean( bars[ bar.index ]?.mark ) }
						nestedShare={ nestedShare( bars[ bar.index ] ) }
					/>
				) }
			/>
		</BarChart>
	);
}

/** The nested value as a fraction of the bar, 0 to 1. */
function nestedShare( bar: ChartBar | undefined ): number {
	return bar?.nestedValue && bar.value > 0
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
