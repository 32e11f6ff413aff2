import { connectionsSection } from './sections/connections';
import { performanceSection } from './sections/performance';
import { promotionsSection } from './sections/promotions';
import type { DashboardSection } from './sections/section';
import { securitySection } from './sections/security';
import { statsSection } from './sections/stats';

/**
 * The sections of At a Glance, in order. Sections without visible cards are
 * hidden.
 */
export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
	statsSection,
	securitySection,
	performanceSection,
	connectionsSection,
	promotionsSection,
];
