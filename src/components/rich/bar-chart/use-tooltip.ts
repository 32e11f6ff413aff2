import { useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from './chart-geometry';

interface Tooltip {
	/** The bar whose tooltip is open; null if none. */
	readonly openId: string | null;
	readonly openAt: ( id: string ) => void;
	/** Opens it after a short hover delay. */
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
