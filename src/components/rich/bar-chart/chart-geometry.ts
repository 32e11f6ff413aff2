export const MIN_BAR_WIDTH_PX = 15;
/** Minimum size of a touch target. */
export const MIN_TOUCH_BAR_WIDTH_PX = 42;
/** Width of the y-axis and the margins. */
export const RESERVED_WIDTH_PX = 82;
export const X_LABEL_WIDTH_PX = 42;
/** At a font size of 11 px: 'Nov 20' plus a gap of one character is 42 px. */
const X_CHARACTER_WIDTH_PX = 6;
export const RESIZE_THROTTLE_MS = 400;
export const TOOLTIP_DELAY_MS = 200;

/** The y-axis's part of the reserved width; the rest is the end margin. */
export const Y_AXIS_WIDTH_PX = 56;

export const CHART_HEIGHT_PX = 220;
/** Space above and below the bars. */
export const PLOT_TOP_PX = 8;
export const X_AXIS_HEIGHT_PX = 28;

const MIN_Y_MAX = 10;

interface ChartSpace {
	/** Width of the whole chart. */
	readonly widthPx: number;
	/** Total number of bars. */
	readonly count: number;
	readonly isTouch: boolean;
	/** Length of the longest label in characters. */
	readonly labelLength?: number;
}

export interface ChartGeometry {
	/** Width of the area with the bars. */
	readonly plotWidthPx: number;
	/** How many bars fit; the last ones are shown. */
	readonly shownCount: number;
	/** Every nth bar has a label, counted from the last one. */
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
	// Dates are longer in some languages, and labels must not overlap.
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

/**
 * Whether the bar has a label. Counts from the last bar, the current period.
 */
export function hasLabel(
	index: number,
	{ shownCount, labelEvery }: ChartGeometry
): boolean {
	return ( shownCount - 1 - index ) % labelEvery === 0;
}

/**
 * The y-axis maximum: the next multiple of the highest value's power of ten, at
 * least 10: 183 → 200.
 */
export function yAxisMax( values: readonly number[] ): number {
	const highest = Math.max( 0, ...values );
	// Counts digits, because Math.log10 may be inexact.
	const step = 10 ** ( String( Math.floor( highest ) ).length - 1 );
	return Math.max( Math.ceil( highest / step ) * step, MIN_Y_MAX );
}
