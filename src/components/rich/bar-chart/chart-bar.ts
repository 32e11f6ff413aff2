/** One bar of a chart. */
export interface ChartBar {
	/** Tells it from the others. */
	readonly id: string;
	/** On the x-axis. */
	readonly label: string;
	readonly value: number;
	/** Drawn inside the bar: a part of the value. Null = there is none. */
	readonly nestedValue: number | null;
	/** The page that tells more. */
	readonly link: string;
	/** What it is, then its values, a line each; screen readers are told the same. */
	readonly tooltip: readonly string[];
}
