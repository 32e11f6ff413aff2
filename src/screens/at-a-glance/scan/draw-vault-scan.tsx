import { __ } from '@wordpress/i18n';
import { assertNever } from '../../../lib/assert-never';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../../shared/part-status';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { VaultPageLink } from '../../shared/vault-page-link';
import {
	noThreatsText,
	ResultPill,
	ScanOffPill,
	threatsText,
} from './scan-result';
import type { VaultScanView } from './scan-view';

/**
 * The Scan card of a site that the vault plugin looks through. A
 * function, so that the card stays the same element.
 */
export function drawVaultScan( view: VaultScanView, card: CardIdentity ) {
	switch ( view.kind ) {
		case 'vault-not-registered':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill hasNoCredentials /> }
					more={ __(
						'It needs its registration key to scan your site.',
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

		case 'vault-threats':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill threatCount={ view.count } /> }
					more={ __(
						'Review and fix them in VaultPress.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="vaultpress" /> }
					actions={
						<VaultPageLink>
							{ __( 'Fix threats', 'jetpack-dashboard' ) }
						</VaultPageLink>
					}
				>
					{ threatsText( view.count ) }
				</DashboardCard>
			);

		case 'vault-no-threats':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill /> }
					more={ __(
						'VaultPress scans your site.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="vaultpress" /> }
				>
					{ noThreatsText() }
				</DashboardCard>
			);

		case 'vault-plugin':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <ScanOffPill /> }
					extra={ <PartStatus part="scan" /> }
					actions={ <PluginInstallAction slug="vaultpress" /> }
				>
					{ __(
						'VaultPress, which is part of your plan, scans your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
