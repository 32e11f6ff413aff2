import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../hooks/store';
import { upgradeUrl } from '../../lib/service-links';
import { goToPage } from '../../lib/wp-admin';
import { getSiteStatus } from '../../state/connection/selectors';
import { getLinkContext } from '../../state/site/link-context';

interface PlansRedirectProps {
	readonly path: string;
	/** The route that was shown before this one; its own at first. */
	readonly previousPath: string;
}

/**
 * Takes the browser to the provider's plans (002 §2, decision 27). The route
 * before it takes its place in the history, so that Back doesn't lead here,
 * and away again. Without a connected site there is only the way back.
 */
export function PlansRedirect( { path, previousPath }: PlansRedirectProps ) {
	const navigate = useNavigate();
	const url = useAppSelector( ( state ) =>
		getSiteStatus( state ) === 'connected'
			? upgradeUrl( getLinkContext( state ), 'jetpack-plans' )
			: null
	);
	const backPath = previousPath === path ? '/dashboard' : previousPath;

	useEffect( () => {
		void navigate( backPath, { replace: true } );
		if ( url !== null ) {
			goToPage( url );
		}
	}, [ backPath, navigate, url ] );

	return null;
}
