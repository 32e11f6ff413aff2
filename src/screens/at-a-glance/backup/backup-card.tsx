import { __ } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import type { BackupFrequency } from '../../../lib/plans/backups';
import { getRewindBadge } from '../../../lib/plans/status-badges';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { getUnavailableText } from '../../shared/unavailable-text';
import { VaultPageLink } from '../../shared/vault-page-link';
import { BadgePill } from '../../shared/badge-pill';
import { AdminLink } from '../admin-link';
import { offContent, OffPill, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { offerContent } from '../offer/offer-content';
import { ModuleActivation } from '../module-activation';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { TimeAgo } from '../time-ago';
import { backupCard } from './backup-view';
import { OwnBackups } from './own-backups';
import { RecordBar } from './record-bar';

const status = <PartStatus part="rewind" />;
const ownStatus = <PartStatus part="backups" />;

/** The backup status, the service in use, and the contents of the last backup. */
export const BackupCard = createCard( backupCard, {
	every: ( view ) => ( { below: <OwnBackups view={ view } /> } ),

	'not-connected': () =>
		__( 'Connect to back up your site.', 'jetpack-dashboard' ),

	loading: ( { record } ) => ( {
		extra: <RecordBar record={ record } isLoading />,
	} ),

	failed: () =>
		__(
			'The status of your backups could not be loaded.',
			'jetpack-dashboard'
		),

	unknown: () => ( {
		children: __(
			'The account service didn’t report whether your site is backed up.',
			'jetpack-dashboard'
		),
		pill: (
			<Pill status="warn">{ __( 'Unknown', 'jetpack-dashboard' ) }</Pill>
		),
		extra: status,
	} ),

	preparing: () => ( {
		children: __(
			'Your site is being prepared for backups.',
			'jetpack-dashboard'
		),
		pill: <BackupPill state="provisioning" />,
		more: __(
			'The first backup starts automatically.',
			'jetpack-dashboard'
		),
		extra: status,
	} ),

	provisioning: () => ( {
		children: __( 'Your backups are being set up.', 'jetpack-dashboard' ),
		pill: <BackupPill state="provisioning" />,
		more: __(
			'The first backup can take a few hours.',
			'jetpack-dashboard'
		),
		extra: status,
	} ),

	'awaiting-credentials': () => ( {
		children: __( 'Your site can’t be restored yet.', 'jetpack-dashboard' ),
		pill: <BackupPill state="awaiting_credentials" />,
		more: __(
			'Add your server credentials to restore it with one click.',
			'jetpack-dashboard'
		),
		extra: status,
		actions: (
			<ServiceLink source="jetpack-settings-credentials">
				{ __( 'Enter your server credentials', 'jetpack-dashboard' ) }
			</ServiceLink>
		),
	} ),

	active: ( { pace, lastUpdated, record } ) => ( {
		children: paceText( pace ),
		pill: <BackupPill state="active" />,
		more: lastUpdated && <LastSaved moment={ lastUpdated } />,
		extra: (
			<>
				<RecordBar record={ record } />
				{ status }
			</>
		),
		actions: (
			<ServiceLink source="jetpack-backup">
				{ __( 'View your latest backup', 'jetpack-dashboard' ) }
			</ServiceLink>
		),
	} ),

	'vault-active': ( { lastBackup } ) => ( {
		children: __( 'VaultPress backs up your site.', 'jetpack-dashboard' ),
		pill: <BackupPill state="active" />,
		more: lastBackup && <LastSaved moment={ lastBackup } />,
		extra: <PartStatus part="vaultpress" />,
		actions: (
			<VaultPageLink>
				{ __( 'View your backups', 'jetpack-dashboard' ) }
			</VaultPageLink>
		),
	} ),

	'vault-not-registered': () => ( {
		children: __(
			'VaultPress is not registered yet.',
			'jetpack-dashboard'
		),
		pill: <BackupPill state="awaiting_credentials" />,
		more: __(
			'Enter the registration key to back up your site.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="vaultpress" />,
		actions: (
			<VaultPageLink>
				{ __( 'Enter your registration key', 'jetpack-dashboard' ) }
			</VaultPageLink>
		),
	} ),

	'vault-plugin': () => ( {
		children: __(
			'VaultPress, which is part of your plan, backs up your site.',
			'jetpack-dashboard'
		),
		isOff: true,
		pill: <OffPill />,
		extra: <PartStatus part="rewind" />,
		actions: <PluginInstallAction slug="vaultpress" />,
	} ),

	'own-off': () => ( {
		children: __( 'Your site is not backed up.', 'jetpack-dashboard' ),
		more: __(
			'Backups of the database and the files to a folder of this server, without an account.',
			'jetpack-dashboard'
		),
		...offContent( <ModuleActivation module="backups" /> ),
	} ),

	'own-failed': ( { error } ) => ( {
		children: __( 'The last backup failed.', 'jetpack-dashboard' ),
		pill: (
			<Pill status="warn">{ __( 'Failed', 'jetpack-dashboard' ) }</Pill>
		),
		more: error,
		extra: ownStatus,
		actions: <OwnLink />,
	} ),

	'own-partly-restored': ( { error } ) => ( {
		children: __( 'A restore has not finished.', 'jetpack-dashboard' ),
		pill: (
			<Pill status="warn">{ __( 'Failed', 'jetpack-dashboard' ) }</Pill>
		),
		more: error,
		actions: <OwnLink />,
	} ),

	'own-active': ( { isRunning, lastBackup } ) => ( {
		children: lastBackup
			? paceText( null )
			: __( 'Your site is being backed up.', 'jetpack-dashboard' ),
		pill: lastBackup ? <OnPill /> : <BackupPill state="provisioning" />,
		more: isRunning
			? __( 'A backup is being created.', 'jetpack-dashboard' )
			: lastBackup && <LastSaved moment={ lastBackup } />,
		extra: ownStatus,
		actions: <OwnLink />,
	} ),

	connect: ( { kind } ) => offerContent( 'backup', kind ),

	upgrade: ( { kind } ) => offerContent( 'backup', kind ),

	unavailable: ( { reason } ) => ( {
		children: __( 'Your site is not backed up.', 'jetpack-dashboard' ),
		pill: <OffPill />,
		more: getUnavailableText( reason ),
		extra: status,
	} ),
} );

function paceText( pace: BackupFrequency | null ): string {
	switch ( pace ) {
		case 'real-time':
			return __(
				'Your site is backed up in real time.',
				'jetpack-dashboard'
			);
		case 'daily':
			return __(
				'Your site is backed up every day.',
				'jetpack-dashboard'
			);
		case null:
			return __( 'Your site is backed up.', 'jetpack-dashboard' );
	}
}

function BackupPill( { state }: { state: string } ) {
	const badge = getRewindBadge( state );
	return badge && <BadgePill badge={ badge } />;
}

function LastSaved( { moment }: { moment: Date } ) {
	return (
		<TimeAgo
			text={
				/* translators: %s: how long ago, as '4 minutes ago' */
				__( 'Last saved %s.', 'jetpack-dashboard' )
			}
			moment={ moment }
		/>
	);
}

function OwnLink() {
	return (
		<AdminLink path="admin.php?page=jetpack-backups">
			{ __( 'View your backups', 'jetpack-dashboard' ) }
		</AdminLink>
	);
}
