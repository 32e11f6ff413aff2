import { useCallback, useState } from 'react';
import type { Discount } from '../../../api/dashboard';
import { useAppSelector } from '../../../hooks/store';
import { getPartData } from '../../../state/site/parts-selectors';
import { isDiscountUsable } from './discount';

export interface DiscountState {
	/** Null if there is none, or it is used up. */
	readonly usable: Discount | null;
	/** When it ends, also after that; null if there never was one. */
	readonly expires: number | null;
	/** Drops it when its time is over while the page is open. */
	readonly end: () => void;
}

/** The site's discount at the account service. */
export function useDiscount(): DiscountState {
	const discount = useAppSelector( ( state ) =>
		getPartData( state, 'discount' )
	);
	const [ now, setNow ] = useState( () => Date.now() );
	const end = useCallback( () => setNow( Date.now() ), [] );
	return {
		usable: isDiscountUsable( discount, now ) ? discount : null,
		expires: isDiscountUsable( discount, 0 )
			? discount.expires.getTime()
			: null,
		end,
	};
}
