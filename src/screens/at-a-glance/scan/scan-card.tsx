import { __ } from '@wordpress/i18n';
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
import { getScanFacts } from './scan-facts';
import {
	noThreatsText,
	ResultPill,
	ScanOffPill,
	scanTimeText,
	threatsText,
} from './scan-result';
import { scanView } from './scan-view';
import { drawVaultScan } from './draw-vault-scan';

export function scanTitle(): string {
	return __( 'Scan', 'jetpack-dashboard' );
}

/** What the last look through the site's files has found. */
export function ScanCard() {
	const view = scanView( useAppSelector( getScanFacts, shallowEqual ) );
	const ago = useRelativeTime();

	const card: CardIdentity = {
		icon: 'eye',
		title: scanTitle(),
		look: view.kind,
	};
	const status = <PartStatus part="scan" />;
	const results = (
		<ServiceLink source="jetpack-scan">
			{ __( 'View scan results', 'jetpack-dashboard' ) }
		</ServiceLink>
	);
	const credentials = (
		<ServiceLink source="jetpack-settings-credentials">
			{ __( 'Enter your server credentials', 'jetpack-dashboard' ) }
		</ServiceLink>
	);

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'local':
			return (
				<DashboardCard { ...card } { ...localLook() }>
					{ __(
						'An account service scans your site for threats.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to have your site looked through for threats.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return <DashboardCard { ...card } { ...loadingLook() } />;

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( view.part ) }>
					{ __(
						'What the scan has found could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'threats':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill threatCount={ view.count } /> }
					more={ __(
						'Review and fix them now.',
						'jetpack-dashboard'
					) }
					extra={ status }
					actions={
						view.canManage && (
							<ServiceLink source="jetpack-scan">
								{ __( 'Fix threats', 'jetpack-dashboard' ) }
							</ServiceLink>
						)
					}
				>
					{ threatsText( view.count ) }
				</DashboardCard>
			);

		case 'no-credentials':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill hasNoCredentials /> }
					more={ __(
						'Without them, the scan can’t look at all files.',
						'jetpack-dashboard'
					) }
					extra={ status }
					actions={ view.canManage && credentials }
				>
					{ __(
						'Your server credentials are missing.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'provisioning':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill>{ __( 'Setting up', 'jetpack-dashboard' ) }</Pill>
					}
					more={ __(
						'The first scan starts by itself.',
						'jetpack-dashboard'
					) }
					extra={ status }
				>
					{ __( 'Configuring your scan.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		case 'no-threats':
			return (
				<DashboardCard
					{ ...card }
					pill={ <ResultPill /> }
					more={ scanTimeText(
						view.isScanning,
						view.lastScan && ago( view.lastScan )
					) }
					extra={ status }
					actions={ view.canManage && results }
				>
					{ noThreatsText() }
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
					actions={ view.canManage && results }
				>
					{ __(
						'The account service does not say what the scan has found.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'vault-not-registered':
		case 'vault-threats':
		case 'vault-no-threats':
		case 'vault-plugin':
			return drawVaultScan( view, card );

		case 'connect':
		case 'upgrade':
			return (
				<DashboardCard
					{ ...card }
					{ ...offerLook( 'scan', view.kind ) }
				/>
			);

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <ScanOffPill /> }
					more={ getUnavailableText( view.reason ) }
					extra={ status }
				>
					{ __( 'Your site is not scanned.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
