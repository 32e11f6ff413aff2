import { __ } from '@wordpress/i18n';
import { isModuleActive } from '../../../state/modules/selectors';
import {
	canManageModules,
	canViewStats,
} from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import { StatsCard } from '../stats/stats-card';
import { STATS_MODULE, statsCard } from '../stats/stats-view';
import type { DashboardSection } from './section';

/** The module's own page exists only while the module is active. */
function hasStatsPage( state: RootState ): boolean {
	return (
		isModuleActive( state, STATS_MODULE ) &&
		( canViewStats( state ) || canManageModules( state ) )
	);
}

/** The stats card: wide, and before all other sections. */
export const statsSection: DashboardSection = {
	slug: 'stats',
	title: statsCard.title,
	manageLink: {
		href: 'admin.php?page=stats',
		label: () => __( 'View detailed stats', 'jetpack-dashboard' ),
		isVisible: hasStatsPage,
	},
	cards: [ StatsCard ],
};
