import { __ } from '@wordpress/i18n';
import { canManageModules } from '../../../state/connection/selectors';
import { activityCard } from '../activity/activity-view';
import { AntispamCard } from '../antispam/antispam-card';
import { BackupCard } from '../backup/backup-card';
import { MonitorCard } from '../monitor/monitor-card';
import { ProtectionCard } from '../protection/protection-card';
import { ScanCard } from '../scan/scan-card';
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
		ScanCard,
		AntispamCard,
		MonitorCard,
		lateCard(
			activityCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../activity/activity-card'
				)
		),
	],
};
