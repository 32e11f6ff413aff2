import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import type { Purchase } from '../../api/dashboard';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { findOverlappingPlans } from '../../lib/plans/backups';
import { upgradeUrl } from '../../lib/service-links';
import { goToPage } from '../../lib/wp-admin';
import { getSiteStatus } from '../../state/connection/selectors';
import { getLinkContext } from '../../state/site/link-context';
import { getPart } from '../../state/site/parts-selectors';
import { fetchDashboardParts } from '../../state/site/parts-thunks';
import { OverlappingPlans } from './overlapping-plans';
import type { Overlap } from './overlapping-plans';

/** Only this route shows the warning; `#/plans-prompt` never does. */
const WARNING_PATH = '/plans';

interface PlansScreenProps {
	readonly path: string;
	/** The previously shown route; on page load, the current one. */
	readonly previousPath: string;
}

/**
 * Redirects to the provider's plans. `#/plans` first shows a warning if the
 * site pays for backups twice. Replaces the history entry with the previous
 * route, so that Back doesn't redirect again. Without a connected site, it only
 * returns to the previous route.
 */
export function PlansScreen( { path, previousPath }: PlansScreenProps ) {
	const navigate = useNavigate();
	const url = useAppSelector( ( state ) =>
		getSiteStatus( state ) === 'connected'
			? upgradeUrl( getLinkContext( state ), 'jetpack-plans' )
			: null
	);
	const overlap = useOverlap( path === WARNING_PATH && url !== null );
	const backPath = previousPath === path ? '/dashboard' : previousPath;

	const leave = useCallback( () => {
		void navigate( backPath, { replace: true } );
		if ( url !== null ) {
			goToPage( url );
		}
	}, [ backPath, navigate, url ] );

	useEffect( () => {
		if ( overlap === 'none' ) {
			leave();
		}
	}, [ leave, overlap ] );

	return overlap === 'none' || overlap === 'unknown' ? (
		<p role="status">{ __( 'Loading…', 'jetpack-dashboard' ) }</p>
	) : (
		<OverlappingPlans overlap={ overlap } onProceed={ leave } />
	);
}

/**
 * Whether the site pays for backups twice. If that can't be determined, the
 * redirect isn't blocked.
 */
function useOverlap( isWanted: boolean ): 'unknown' | 'none' | Overlap {
	const dispatch = useAppDispatch();
	const purchases = useAppSelector( ( state ) =>
		getPart( state, 'purchases' )
	);
	const [ isDone, setDone ] = useState( false );
	const isFetchNeeded = isWanted && purchases.kind === 'loading';

	useEffect( () => {
		if ( isFetchNeeded ) {
			void dispatch( fetchDashboardParts( [ 'purchases' ] ) ).then( () =>
				setDone( true )
			);
		}
	}, [ dispatch, isFetchNeeded ] );

	if ( ! isWanted || purchases.kind === 'failed' ) {
		return 'none';
	}
	if ( purchases.kind === 'loading' ) {
		return isDone ? 'none' : 'unknown';
	}
	const found = findOverlappingPlans(
		purchases.data.filter( ( { isActive } ) => isActive )
	);
	return found
		? { plan: nameOf( found.plan ), backup: nameOf( found.backup ) }
		: 'none';
}

function nameOf( { productName, productSlug }: Purchase ): string {
	return productName || productSlug;
}
