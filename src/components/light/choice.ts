/** One of what a select, a radio group or a group of checkboxes offers. */
export interface Choice {
	/** As the site keeps it. */
	readonly value: string;
	readonly label: string;
	/** Why this one can't be changed, where the others can. */
	readonly disabledReason?: string | false | undefined;
}
