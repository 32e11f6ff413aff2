import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../lib/assert-never';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../../shared/part-status';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { VaultPageLink } from '../../shared/vault-page-link';
import { BackupPill, NoBackupPill } from './backup-state';
import type { VaultBackupView } from './backup-view';

/**
 * The Backup card of a site that the vault plugin saves. A function,
 * so that the card stays the same element.
 */
export function drawVaultBackup(
	view: VaultBackupView,
	card: CardIdentity,
	ago: ( moment: Date ) => string
) {
	switch ( view.kind ) {
		case 'vault-active':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="active" /> }
					more={
						view.lastBackup &&
						sprintf(
							/* translators: %s: how long ago, as '4 minutes ago' */
							__( 'Last saved %s.', 'jetpack-dashboard' ),
							ago( view.lastBackup )
						)
					}
					extra={ <PartStatus part="vaultpress" /> }
					actions={
						<VaultPageLink>
							{ __( 'View your backups', 'jetpack-dashboard' ) }
						</VaultPageLink>
					}
				>
					{ __(
						'VaultPress backs up your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'vault-not-registered':
			return (
				<DashboardCard
					{ ...card }
					pill={ <BackupPill state="awaiting_credentials" /> }
					more={ __(
						'It needs its registration key to back up your site.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="vaultpress" /> }
					actions={
						<VaultPageLink>
							{ __(
								'Enter your registration key',
								'jetpack-dashboard'
							) }
						</VaultPageLink>
					}
				>
					{ __(
						'VaultPress is not registered yet.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'vault-plugin':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NoBackupPill /> }
					extra={ <PartStatus part="rewind" /> }
					actions={ <PluginInstallAction slug="vaultpress" /> }
				>
					{ __(
						'VaultPress, which is part of your plan, backs up your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
