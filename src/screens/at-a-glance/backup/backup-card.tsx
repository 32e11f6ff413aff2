import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	failedLook,
	loadingLook,
	localLook,
	notConnectedLook,
} from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { offerLook } from '../offer/offer-card';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { getUnavailableText } from '../../shared/unavailable-text';
import { useRelativeTime } from '../use-relative-time';
import { getBackupFacts } from './backup-facts';
import { BackupPill, NoBackupPill, paceText } from './backup-state';
import { backupView } from './backup-view';
import { RecordBar } from './record-bar';
import { drawVaultBackup } from './draw-vault-backup';

export function backupTitle(): string {
	return __( 'Backup', 'jetpack-dashboard' );
}

/** Whether the site is saved, by whom, and what the last copy holds. */
export function BackupCard() {
	const view = backupView( useAppSelector( getBackupFacts, shallowEqual ) );
	const ago = useRelativeTime();

	const card: CardIdentity = {
		icon: 'box',
		title: backupTitle(),
		look: view.kind,
	};
	const status = <PartStatus part="rewind" />;

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'local':
			return (
				<DashboardCard { ...card } { ...localLook() }>
					{ __(
						'An account service keeps backups of your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to back up your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return (
				<DashboardCard
					{ ...card }
					{ ...loadingLook() }
					extra={ <RecordBar record={ view.record } isLoading /> }
				/>
			);

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( view.part ) }>
					{ __(
						'The state of your backups could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'unknown':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill status="warn">
							{ __( 'Unknown', 'jetpack-dashboard' ) }
						</Pill>
					}
					extra={ status }
				>
					{ __(
						'The account service does not say whether your site is backed up.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'preparing':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="provisioning" /> }
					more={ __(
						'The first backup starts by itself.',
						'jetpack-dashboard'
					) }
					extra={ status }
				>
					{ __(
						'Your site is being prepared for its backups.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'provisioning':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="provisioning" /> }
					more={ __(
						'The first backup can take a few hours.',
						'jetpack-dashboard'
					) }
					extra={ status }
				>
					{ __(
						'Your backups are being set up.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'awaiting-credentials':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="awaiting_credentials" /> }
					more={ __(
						'With your server credentials, it is restored with one click.',
						'jetpack-dashboard'
					) }
					extra={ status }
					actions={
						<ServiceLink source="jetpack-settings-credentials">
							{ __(
								'Enter your server credentials',
								'jetpack-dashboard'
							) }
						</ServiceLink>
					}
				>
					{ __(
						'Your site can’t be restored yet.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'active':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="active" /> }
					more={
						view.lastUpdated &&
						sprintf(
							/* translators: %s: how long ago, as '4 minutes ago' */
							__( 'Last saved %s.', 'jetpack-dashboard' ),
							ago( view.lastUpdated )
						)
					}
					extra={
						<>
							<RecordBar record={ view.record } />
							{ status }
						</>
					}
					actions={
						<ServiceLink source="jetpack-backup">
							{ __(
								'View your latest backup',
								'jetpack-dashboard'
							) }
						</ServiceLink>
					}
				>
					{ paceText( view.pace ) }
				</DashboardCard>
			);

		case 'vault-active':
		case 'vault-not-registered':
		case 'vault-plugin':
			return drawVaultBackup( view, card, ago );

		case 'connect':
		case 'upgrade':
			return (
				<DashboardCard
					{ ...card }
					{ ...offerLook( 'backup', view.kind ) }
				/>
			);

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NoBackupPill /> }
					more={ getUnavailableText( view.reason ) }
					extra={ status }
				>
					{ __( 'Your site is not backed up.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
