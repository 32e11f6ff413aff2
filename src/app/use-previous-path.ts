import { useState } from 'react';

interface PathHistory {
	readonly current: string;
	/** The current route's query, with its question mark. */
	readonly search: string;
	readonly previous: string;
}

/**
 * The route that was shown before this one, with its query; at first it is
 * this one, without.
 */
export function usePreviousPath( path: string, search: string ): string {
	const [ shown, setShown ] = useState< PathHistory >( {
		current: path,
		search,
		previous: path,
	} );
	if ( shown.current === path && shown.search === search ) {
		return shown.previous;
	}
	const previous =
		shown.current === path
			? shown.previous
			: `${ shown.current }${ shown.search }`;
	// As React has it for state that follows from what came before.
	setShown( { current: path, search, previous } );
	return previous;
}
