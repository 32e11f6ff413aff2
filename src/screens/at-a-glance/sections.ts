import { connectionsSection } from './sections/connections';
import { performanceSection } from './sections/performance';
import { promotionsSection } from './sections/promotions';
import type { DashboardSection } from './sections/section';
import { securitySection } from './sections/security';
import { statsSection } from './sections/stats';

/** What At a Glance holds, in its order. A section without a visible card doesn't show. */
export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
	statsSection,
	securitySection,
	performanceSection,
	connectionsSection,
	promotionsSection,
];
