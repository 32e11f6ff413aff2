import { useEffect, useState } from 'react';
import { afterPaint, isFirstPaintDue } from '../lib/after-paint';

/**
 * True while the page's first frame is on its way: what lies below the
 * window's edge may come in the next one, since laying it out would hold back
 * what people came to see (docs/decisions/001).
 */
export function useIsFirstFrame(): boolean {
	const [ isFirst, setFirst ] = useState( isFirstPaintDue );
	useEffect(
		() => ( isFirst ? afterPaint( () => setFirst( false ) ) : undefined ),
		[ isFirst ]
	);
	return isFirst;
}
