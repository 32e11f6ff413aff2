import './skeleton.scss';

/**
 * Keeps the place of text that is still to come: as wide as so many characters.
 * The card around it says that it loads.
 */
export function Skeleton( { characters = 24 }: { characters?: number } ) {
	return (
		<span
			className="jp-skeleton"
			style={ { inlineSize: `${ characters }ch` } }
			aria-hidden="true"
		/>
	);
}
