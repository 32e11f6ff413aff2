import type { DashboardSection } from './section';

/** Bundle, support and apps, in this order. */
export const promotionsSection: DashboardSection = {
	slug: 'promotions',
	cards: [],
};
