import type { DashboardSection } from './section';

/** The statistics, wide, ahead of everything. */
export const statsSection: DashboardSection = {
	slug: 'stats',
	cards: [],
};
