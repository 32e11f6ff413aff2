import './meter.scss';

interface MeterProps {
	/** What is measured, for screen readers. */
	readonly label: string;
	/** 0 to 100. */
	readonly percent: number;
	/** The value as text. */
	readonly valueText: string;
}

/** A bar that shows how much of something is used. */
export function Meter( { label, percent, valueText }: MeterProps ) {
	return (
		<div
			className="jp-meter"
			role="meter"
			aria-label={ label }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ percent }
			aria-valuetext={ valueText }
		>
			<div
				className="jp-meter__fill"
				style={ { inlineSize: `${ percent }%` } }
			/>
		</div>
	);
}
