import { createRoot } from 'react-dom/client';
import { readStatsPageData } from '../api/stats-page';
import type { StatsPageData } from '../api/stats-page';
import { StatsChart } from '../screens/at-a-glance/stats/stats-chart';
import './stats-page.scss';

const MOUNT_ID = 'jetpack-dashboard-stats-chart';

/**
 * Draws the chart above the tables of wp-admin's statistics page, from what
 * PHP printed beside its place. Where that can't be read, the place goes.
 *
 * @return Takes the chart away again.
 */
export function startStatsPage(): () => void {
	const mount = document.getElementById( MOUNT_ID );
	if ( ! mount ) {
		return () => {};
	}
	const data = readData( mount );
	if ( ! data ) {
		mount.hidden = true;
		return () => {};
	}
	const root = createRoot( mount );
	root.render( <StatsChart { ...data } /> );
	return () => root.unmount();
}

function readData( mount: HTMLElement ): StatsPageData | null {
	const printed = document.getElementById( `${ mount.id }-data` );
	try {
		return readStatsPageData( JSON.parse( printed?.textContent ?? '' ) );
	} catch {
		return null;
	}
}
