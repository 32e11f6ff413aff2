import { useEffect, useState } from 'react';

/** Debounces the value, so that hints don't appear for half-typed input. */
export function useSettled< Value >( value: Value, delayMs: number ): Value {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( value ), delayMs );
		return () => clearTimeout( timer );
	}, [ value, delayMs ] );
	return settled;
}
