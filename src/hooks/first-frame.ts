import { useEffect, useState } from 'react';
import { afterPaint, isFirstPaintDue } from '../lib/after-paint';

/**
 * True until the page's first frame is painted. Content below the fold can wait
 * for the next frame, since its layout would delay the first one
 * (docs/decisions/001).
 */
export function useIsFirstFrame(): boolean {
	const [ isFirst, setFirst ] = useState( isFirstPaintDue );
	useEffect(
		() => ( isFirst ? afterPaint( () => setFirst( false ) ) : undefined ),
		[ isFirst ]
	);
	return isFirst;
}
