interface ReasonCardProps {
	readonly label: string;
	readonly isChosen: boolean;
	/** By click, Enter or Space: a button's own ways. */
	readonly onChoose: () => void;
}

export function ReasonCard( { label, isChosen, onChoose }: ReasonCardProps ) {
	return (
		<button
			type="button"
			className="jp-reason-card"
			aria-pressed={ isChosen }
			onClick={ onChoose }
		>
			{ label }
		</button>
	);
}
