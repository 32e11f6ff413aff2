import { __ } from '@wordpress/i18n';
import { canManageModules } from '../../../state/connection/selectors';
import { ActivityCard, activityTitle } from '../activity/activity-card';
import { getActivityFacts } from '../activity/activity-facts';
import { activityView } from '../activity/activity-view';
import { AntispamCard, antispamTitle } from '../antispam/antispam-card';
import { getAntispamFacts } from '../antispam/antispam-facts';
import { antispamView } from '../antispam/antispam-view';
import { BackupCard, backupTitle } from '../backup/backup-card';
import { getBackupFacts } from '../backup/backup-facts';
import { backupView } from '../backup/backup-view';
import { MonitorCard, monitorTitle } from '../monitor/monitor-card';
import { getMonitorFacts } from '../monitor/monitor-facts';
import { monitorView } from '../monitor/monitor-view';
import { ProtectionCard, protectionTitle } from '../protection/protection-card';
import { getProtectionFacts } from '../protection/protection-facts';
import { protectionView } from '../protection/protection-view';
import { ScanCard, scanTitle } from '../scan/scan-card';
import { getScanFacts } from '../scan/scan-facts';
import { scanView } from '../scan/scan-view';
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
		{
			slug: 'protection',
			name: protectionTitle,
			parts: [ 'protect' ],
			isVisible: ( state ) =>
				protectionView( getProtectionFacts( state ) ).kind !== 'hidden',
			component: ProtectionCard,
		},
		{
			slug: 'backup',
			name: backupTitle,
			parts: [ 'site', 'rewind', 'vaultpress' ],
			isVisible: ( state ) =>
				backupView( getBackupFacts( state ) ).kind !== 'hidden',
			component: BackupCard,
		},
		{
			slug: 'scan',
			name: scanTitle,
			parts: [ 'site', 'scan', 'vaultpress' ],
			isVisible: ( state ) =>
				scanView( getScanFacts( state ) ).kind !== 'hidden',
			component: ScanCard,
		},
		{
			slug: 'antispam',
			name: antispamTitle,
			parts: [ 'akismet' ],
			isVisible: ( state ) =>
				antispamView( getAntispamFacts( state ) ).kind !== 'hidden',
			component: AntispamCard,
		},
		{
			slug: 'monitor',
			name: monitorTitle,
			parts: [ 'monitor' ],
			isVisible: ( state ) =>
				monitorView( getMonitorFacts( state ) ).kind !== 'hidden',
			component: MonitorCard,
		},
		{
			slug: 'activity',
			name: activityTitle,
			parts: [ 'activity' ],
			isVisible: ( state ) =>
				activityView( getActivityFacts( state ) ).kind !== 'hidden',
			component: ActivityCard,
		},
	],
};
