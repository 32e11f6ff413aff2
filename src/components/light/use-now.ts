import { useEffect, useState } from 'react';

/** The time in milliseconds, told again and again: for 'in 5 minutes' to stay true. */
export function useNow( intervalMs: number ): number {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), intervalMs );
		return () => clearInterval( timer );
	}, [ intervalMs ] );
	return now;
}
