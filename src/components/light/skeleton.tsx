import './skeleton.scss';

/**
 * A placeholder for text that is loading, with a width in characters. The card
 * around it announces the loading state.
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
