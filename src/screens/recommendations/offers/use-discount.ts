import { useEffect, useState } from 'react';
import type { Discount } from '../../../api/dashboard';
import { useAppSelector } from '../../../hooks/store';
import { getPartData } from '../../../state/site/parts-selectors';
import { isDiscountUsable } from './discount';

export interface DiscountState {
	/** Null if there is none, or it is used up. */
	readonly usable: Discount | null;
	/** When it ends, also after that; null if there never was one. */
	readonly expires: number | null;
	/** Whether its time ended while the component was mounted. */
	readonly hasEnded: boolean;
}

/** Browsers call back at once after a longer delay than 2^31 ms. */
const MAX_DELAY_MS = 24 * 60 * 60 * 1000;

/** The site's discount at the account service. */
export function useDiscount(): DiscountState {
	const discount = useAppSelector( ( state ) =>
		getPartData( state, 'discount' )
	);
	const [ mountedAt ] = useState( () => Date.now() );
	const [ now, setNow ] = useState( mountedAt );
	const expires = isDiscountUsable( discount, 0 )
		? discount.expires.getTime()
		: null;
	useEffect( () => {
		if ( expires === null || expires <= now ) {
			return undefined;
		}
		const timer = setTimeout(
			() => setNow( Date.now() ),
			Math.min( expires - now, MAX_DELAY_MS )
		);
		return () => clearTimeout( timer );
	}, [ expires, now ] );
	return {
		usable: isDiscountUsable( discount, now ) ? discount : null,
		expires,
		hasEnded:
			isDiscountUsable( discount, mountedAt ) &&
			! isDiscountUsable( discount, now ),
	};
}
