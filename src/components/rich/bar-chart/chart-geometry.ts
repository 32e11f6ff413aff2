/** The chart's measures. */
export const MIN_BAR_WIDTH_PX = 15;
/** What a finger can hit. */
export const MIN_TOUCH_BAR_WIDTH_PX = 42;
/** What the y-axis and the margins take of the width. */
export const RESERVED_WIDTH_PX = 82;
export const X_LABEL_WIDTH_PX = 42;
/** Of a label in 11 px: 'Nov 20' and a gap of one more are the 42. */
const X_CHARACTER_WIDTH_PX = 6;
export const RESIZE_THROTTLE_MS = 400;
export const TOOLTIP_DELAY_MS = 200;

/** The y-axis' part of what is reserved; the rest is the margin at the end. */
export const Y_AXIS_WIDTH_PX = 56;

export const CHART_HEIGHT_PX = 220;
/** What of it is above and below the bars. */
export const PLOT_TOP_PX = 8;
export const X_AXIS_HEIGHT_PX = 28;

const MIN_Y_MAX = 10;

interface ChartSpace {
	/** Of the chart as a whole. */
	readonly widthPx: number;
	/** Bars that there are. */
	readonly count: number;
	readonly isTouch: boolean;
	/** The longest label's, in characters. */
	readonly labelLength?: number;
}

export interface ChartGeometry {
	/** Where the bars stand. */
	readonly plotWidthPx: number;
	/** How many bars have room: the last ones. */
	readonly shownCount: number;
	/** Every so many bars have a label, the last one for certain. */
	readonly labelEvery: number;
}

export function chartGeometry( {
	widthPx,
	count,
	isTouch,
	labelLength = 0,
}: ChartSpace ): ChartGeometry {
	const plotWidthPx = Math.max( widthPx - RESERVED_WIDTH_PX, 0 );
	const minBarWidth = isTouch ? MIN_TOUCH_BAR_WIDTH_PX : MIN_BAR_WIDTH_PX;
	const room = Math.max( Math.floor( plotWidthPx / minBarWidth ), 1 );
	const shownCount = Math.min( room, count );
	const barWidth = plotWidthPx / Math.max( shownCount, 1 );
	// Other languages' dates are longer, and would run into each other.
	const labelWidth = Math.max(
		X_LABEL_WIDTH_PX,
		( labelLength + 1 ) * X_CHARACTER_WIDTH_PX
	);
	return {
		plotWidthPx,
		shownCount,
		labelEvery: Math.max( Math.ceil( labelWidth / barWidth ), 1 ),
	};
}

/** Has the bar a label? Counted from the last one, which is now. */
export function hasLabel(
	index: number,
	{ shownCount, labelEvery }: ChartGeometry
): boolean {
	return ( shownCount - 1 - index ) % labelEvery === 0;
}

/**
 * Where the y-axis ends: the next multiple of the power of ten in the highest
 * value, at least 10: 183 → 200.
 */
export function yAxisMax( values: readonly number[] ): number {
	const highest = Math.max( 0, ...values );
	// Counted in digits: a logarithm of 1000 need not be 3.
	const step = 10 ** ( String( Math.floor( highest ) ).length - 1 );
	return Math.max( Math.ceil( highest / step ) * step, MIN_Y_MAX );
}
