/** An option of a select, radio group or checkbox group. */
export interface Choice {
	/** The stored value. */
	readonly value: string;
	readonly label: string;
	/** A sentence below the label. */
	readonly help?: string | undefined;
	/** Why only this choice can't be changed. */
	readonly disabledReason?: string | false | undefined;
}
