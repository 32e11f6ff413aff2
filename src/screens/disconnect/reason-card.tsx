interface ReasonCardProps {
	readonly label: string;
	readonly isChosen: boolean;
	/** Called on click, Enter or Space, as for any button. */
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
