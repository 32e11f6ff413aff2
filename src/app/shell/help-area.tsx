import { Suspense } from 'react';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import { canManageModules } from '../../state/connection/selectors';
import { SHELL_ELEMENTS } from '../routes';
import type { RouteGroup } from '../routes';

// In the same chunk as the dashboard's other cards below the fold.
const HelpCards = lazyScreen( 'late-cards', async () => {
	const { HelpCards: Cards } = await import(
		/* webpackChunkName: "late-cards" */ '../../screens/at-a-glance/help/help-cards'
	);
	return Cards;
} );

/** Support and app cards, below the screens of the groups that have them. */
export function HelpArea( { group }: { group: RouteGroup } ) {
	const { hasSupportCard, hasAppsCard } = SHELL_ELEMENTS[ group ];
	// Both are only for managers; other users don't load the chunk.
	const isManager = useAppSelector( canManageModules );
	if ( ! isManager || ! ( hasSupportCard || hasAppsCard ) ) {
		return null;
	}
	return (
		<Suspense fallback={ null }>
			<HelpCards hasSupport={ hasSupportCard } hasApps={ hasAppsCard } />
		</Suspense>
	);
}
