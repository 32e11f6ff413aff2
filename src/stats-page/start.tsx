import { createRoot } from 'react-dom/client';
import { readStatsPageData } from '../api/stats-page';
import type { StatsPageData } from '../api/stats-page';
import './stats-page.scss';

export const MOUNT_ID = 'jetpack-dashboard-stats-chart';

/** A chunk that failed before this script ran reports no error: the import would wait for two minutes. */
const LOAD_TIMEOUT_MS = 5000;

/**
 * Draws the chart above the tables of wp-admin's statistics page, from the data
 * that PHP prints next to its container. Hides the container if the data is
 * invalid or the chart can't be loaded.
 *
 * @return Unmounts the chart.
 */
export async function startStatsPage(): Promise< () => void > {
	const mount = document.getElementById( MOUNT_ID );
	if ( ! mount ) {
		return () => {};
	}
	const timer = setTimeout( () => {
		mount.hidden = true;
	}, LOAD_TIMEOUT_MS );
	try {
		const { range, series, bars, chosen, isToday } = readData( mount );
		const last = isToday ? series.length - 1 : -1;
		// The dashboard's chunk. PHP prints its files ahead of this script.
		const { StatsChart } = await import(
			/* webpackChunkName: "stats-chart" */ '../screens/at-a-glance/stats/stats-chart'
		);
		const root = createRoot( mount );
		mount.hidden = false;
		root.render(
			<StatsChart
				range={ range }
				series={ series }
				describe={ ( _period, index ) => ( {
					link: bars[ index ]?.url ?? '',
					title: bars[ index ]?.title,
					mark: markOf( index, { chosen, last } ),
				} ) }
			/>
		);
		return () => root.unmount();
	} catch {
		mount.hidden = true;
		return () => {};
	} finally {
		clearTimeout( timer );
	}
}

function markOf(
	index: number,
	{ chosen, last }: { chosen: number; last: number }
) {
	if ( index === chosen ) {
		return 'chosen';
	}
	return index === last ? 'current' : undefined;
}

function readData( mount: HTMLElement ): StatsPageData {
	const printed = document.getElementById( `${ mount.id }-data` );
	return readStatsPageData( JSON.parse( printed?.textContent ?? '' ) );
}
