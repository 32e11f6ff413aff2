import { __ } from '@wordpress/i18n';
import type { DashboardSection } from './section';

export const performanceSection: DashboardSection = {
	slug: 'performance',
	title: () => __( 'Performance and Growth', 'jetpack-dashboard' ),
	cards: [],
};
