import { useState } from 'react';

interface PathHistory {
	readonly current: string;
	/** The current route's query, including the question mark. */
	readonly search: string;
	readonly previous: string;
}

/**
 * The previous route with its query; initially the current route without its
 * query.
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
	// Sets state during render, as React recommends for state derived from
	// previous values.
	setShown( { current: path, search, previous } );
	return previous;
}
