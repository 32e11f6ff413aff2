import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useAppDispatch } from '../../hooks/store';
import { recordEvent } from '../../state/events';

/** This card's plugin has its own tracking events. */
const ANTISPAM = 'antispam';

/**
 * Tracks clicks inside cards by event delegation, so that the cards need no
 * tracking code.
 */
export function useCardClicks(): RefObject< HTMLDivElement > {
	const dispatch = useAppDispatch();
	const ref = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const root = ref.current;
		const onClick = ( { target }: MouseEvent ) => {
			const control =
				target instanceof Element
					? target.closest( 'a, button' )
					: null;
			const card = control
				?.closest( '[data-card]' )
				?.getAttribute( 'data-card' );
			if ( control && card ) {
				dispatch(
					recordEvent(
						card === ANTISPAM
							? 'akismet_card_click'
							: 'jetpack_card_click',
						{ card, target: describeTarget( control ) }
					)
				);
			}
		};
		root?.addEventListener( 'click', onClick );
		return () => root?.removeEventListener( 'click', onClick );
	}, [ dispatch ] );

	return ref;
}

/** A redirect's slug, a route, or an admin page; '' for a button. */
function describeTarget( control: Element ): string {
	if ( ! ( control instanceof HTMLAnchorElement ) ) {
		return '';
	}
	const { hash, pathname, search } = control;
	const query = new URLSearchParams( search );
	return (
		query.get( 'source' ) ??
		( hash.startsWith( '#/' )
			? hash.replace( /\?.*/, '' )
			: pathname.split( '/' ).pop() ?? '' )
	);
}
