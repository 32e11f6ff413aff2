export interface ChartBar {
	/** Unique within the chart. */
	readonly id: string;
	/** The label on the x-axis. */
	readonly label: string;
	readonly value: number;
	/** Drawn inside the bar, as a part of the value. Null if there is none. */
	readonly nestedValue: number | null;
	/**
	 * The current period is drawn in a stronger color; the chosen bar is also
	 * outlined.
	 */
	readonly mark?: 'current' | 'chosen' | undefined;
	/** URL of the details page. */
	readonly link: string;
	/** A title, then one value per line; also read by screen readers. */
	readonly tooltip: readonly string[];
}
