import { useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from './chart-geometry';

interface Tooltip {
	/** Whose it is; null = none is shown. */
	readonly openId: string | null;
	readonly openAt: ( id: string ) => void;
	/** When the pointer has stayed for a moment. */
	readonly openSoonAt: ( id: string ) => void;
	readonly close: () => void;
}

export function useTooltip(): Tooltip {
	const [ openId, setOpenId ] = useState< string | null >( null );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	useEffect( () => () => clearTimeout( timer.current ), [] );

	function openAt( id: string | null ) {
		clearTimeout( timer.current );
		setOpenId( id );
	}

	return {
		openId,
		openAt,
		openSoonAt: ( id ) => {
			clearTimeout( timer.current );
			timer.current = setTimeout( () => openAt( id ), TOOLTIP_DELAY_MS );
		},
		close: () => openAt( null ),
	};
}
