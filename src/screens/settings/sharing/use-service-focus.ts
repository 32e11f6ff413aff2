import { useEffect, useRef } from 'react';
import type { ServiceButtonRef } from './service-list';
import type { ServiceAction } from './sharing-services-view';

/**
 * If the pressed button is gone, focus moves to the first of these that the
 * service has.
 */
const FALLBACKS: readonly ServiceAction[] = [ 'up', 'visible', 'hidden' ];

/** Restores focus after a change moves or removes the focused button. */
export function useServiceFocus() {
	const buttons = useRef( new Map< string, HTMLButtonElement >() );
	const waiting = useRef< readonly string[] >( [] );

	useEffect( () => {
		const key = waiting.current.find( ( name ) =>
			buttons.current.has( name )
		);
		waiting.current = [];
		if ( key ) {
			buttons.current.get( key )?.focus();
		}
	} );

	const buttonRef: ServiceButtonRef = ( id, action ) => ( button ) => {
		const key = toKey( id, action );
		if ( button ) {
			buttons.current.set( key, button );
		} else {
			buttons.current.delete( key );
		}
	};
	return {
		buttonRef,
		/** Call this before the change that moves the button. */
		focusAfter: ( id: string, action: ServiceAction ) => {
			waiting.current = [ action, ...FALLBACKS ].map( ( next ) =>
				toKey( id, next )
			);
		},
	};
}

function toKey( id: string, action: ServiceAction ): string {
	return `${ action } ${ id }`;
}
