import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated at an interval, for relative times
 * such as 'in 5 minutes'.
 */
export function useNow( intervalMs: number ): number {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), intervalMs );
		return () => clearInterval( timer );
	}, [ intervalMs ] );
	return now;
}
