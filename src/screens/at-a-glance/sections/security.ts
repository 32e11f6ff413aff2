import { __ } from '@wordpress/i18n';
import { canManageModules } from '../../../state/connection/selectors';
import { activityCard } from '../activity/activity-view';
import { antispamCard } from '../antispam/antispam-view';
import { BackupCard } from '../backup/backup-card';
import { monitorCard } from '../monitor/monitor-view';
import { ProtectionCard } from '../protection/protection-card';
import { scanCard } from '../scan/scan-view';
import { lateCard } from './late-card';
import type { DashboardSection } from './section';

export const securitySection: DashboardSection = {
	slug: 'security',
	title: () => __( 'Security', 'jetpack-dashboard' ),
	manageLink: {
		href: '#/security',
		label: () => __( 'Manage security settings', 'jetpack-dashboard' ),
		isVisible: canManageModules,
	},
	cards: [
		ProtectionCard,
		BackupCard,
		lateCard(
			scanCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../scan/scan-card'
				)
		),
		lateCard(
			antispamCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../antispam/antispam-card'
				)
		),
		lateCard(
			monitorCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../monitor/monitor-card'
				)
		),
		lateCard(
			activityCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../activity/activity-card'
				)
		),
	],
};
