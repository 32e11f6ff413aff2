import { isRouteBuilt } from './routes';

/**
 * Admin pages beside the dashboard that exist so far, by slug. The footer and
 * the navigation leave out what would lead nowhere.
 */
const ADMIN_PAGES: readonly string[] = [];

/** @param target A route (`/my-plan`) or an admin page's slug. */
export function isBuilt( target: string ): boolean {
	return target.startsWith( '/' )
		? isRouteBuilt( target )
		: ADMIN_PAGES.includes( target );
}
