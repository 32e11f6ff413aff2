import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import type { PartName } from '../../api/dashboard';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { afterPaint } from '../../lib/after-paint';
import { shouldFetchPart } from '../../state/site/parts-selectors';
import { fetchDashboardParts } from '../../state/site/parts-thunks';

/**
 * Requests these parts in one call after the first paint; later, only those
 * that have become available since, for example after a module was activated.
 */
export function useParts( names: readonly PartName[] ): void {
	const dispatch = useAppDispatch();
	const wanted = useAppSelector(
		( state ) =>
			[ ...new Set( names ) ].filter( ( name ) =>
				shouldFetchPart( state, name )
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
				// Whatever made a part available is an activity, too.
				const withActivity =
					due.length > 0 && asked.current.includes( 'activity' )
						? [ ...due, 'activity' as const ]
						: due;
				asked.current = wanted;
				void dispatch( fetchDashboardParts( withActivity ) );
			} ),
		[ dispatch, wanted ]
	);
}
