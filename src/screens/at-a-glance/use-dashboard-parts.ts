import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import type { PartName } from '../../api/dashboard';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { afterPaint } from '../../lib/after-paint';
import { isPartWorthAsking } from '../../state/site/parts-selectors';
import { fetchDashboardParts } from '../../state/site/parts-thunks';
import type { DashboardCard } from './sections/section';

/**
 * Asks for what these cards show, in one call after they are painted; later
 * only for what has come into reach since (a module is switched on, say).
 */
export function useDashboardParts( cards: readonly DashboardCard[] ): void {
	const dispatch = useAppDispatch();
	const wanted = useAppSelector(
		( state ) =>
			[ ...new Set( cards.flatMap( ( { parts } ) => parts ) ) ].filter(
				( name ) => isPartWorthAsking( state, name )
			),
		shallowEqual
	);
	const asked = useRef< readonly PartName[] >( [] );

	useEffect(
		() =>
			afterPaint( () => {
				const due = wanted.filter(
					( name ) => ! asked.current.includes( name )
				);
				asked.current = wanted;
				void dispatch( fetchDashboardParts( due ) );
			} ),
		[ dispatch, wanted ]
	);
}
