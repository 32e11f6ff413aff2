import { useState } from 'react';

interface PathHistory {
	readonly current: string;
	readonly previous: string;
}

/** The route that was shown before this one; at first it is this one. */
export function usePreviousPath( path: string ): string {
	const [ shown, setShown ] = useState< PathHistory >( {
		current: path,
		previous: path,
	} );
	if ( shown.current === path ) {
		return shown.previous;
	}
	// As React has it for state that follows from what came before.
	setShown( { current: path, previous: shown.current } );
	return shown.current;
}
