import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Pill } from '../../../components/light/pill';
import { getScanBadge } from '../../../lib/plans/status-badges';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { getUnavailableText } from '../../shared/unavailable-text';
import { VaultPageLink } from '../../shared/vault-page-link';
import { BadgePill } from '../../shared/badge-pill';
import { AdminLink } from '../admin-link';
import { offContent, OffPill } from '../common-content';
import { createCard } from '../create-card';
import { offerContent } from '../offer/offer-content';
import { ModuleActivation } from '../module-activation';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { TimeAgo } from '../time-ago';
import { OwnScanner } from './own-scanner';
import { scanCard } from './scan-view';
import type { ScanPart } from './scan-view';

const status = <PartStatus part="scan" />;
const vaultStatus = <PartStatus part="vaultpress" />;

/** The results of the last security scan. */
export const ScanCard = createCard( scanCard, {
	every: ( view ) => ( { below: <OwnScanner view={ view } /> } ),

	'not-connected': () =>
		__( 'Connect to scan your site for threats.', 'jetpack-dashboard' ),

	failed: () =>
		__( 'The scan results could not be loaded.', 'jetpack-dashboard' ),

	threats: ( { count, canManage, part } ) => ( {
		children: threatsText( count ),
		pill: <ResultPill threatCount={ count } />,
		more: __( 'Review and fix them now.', 'jetpack-dashboard' ),
		extra: <PartStatus part={ part } />,
		actions: canManage && (
			<ScanLink part={ part }>
				{ __( 'Fix threats', 'jetpack-dashboard' ) }
			</ScanLink>
		),
	} ),

	'no-credentials': ( { canManage } ) => ( {
		children: __(
			'Your server credentials are missing.',
			'jetpack-dashboard'
		),
		pill: <ResultPill hasNoCredentials />,
		more: __(
			'Without them, the scan can’t check all files.',
			'jetpack-dashboard'
		),
		extra: status,
		actions: canManage && (
			<ServiceLink source="jetpack-settings-credentials">
				{ __( 'Enter your server credentials', 'jetpack-dashboard' ) }
			</ServiceLink>
		),
	} ),

	provisioning: ( { part } ) => ( {
		children: __( 'Configuring your scan.', 'jetpack-dashboard' ),
		pill: <Pill>{ __( 'Setting up', 'jetpack-dashboard' ) }</Pill>,
		more: __( 'The first scan starts automatically.', 'jetpack-dashboard' ),
		extra: <PartStatus part={ part } />,
		actions: part === 'scanner' && (
			<ScanLink part={ part }>
				{ __( 'Scan your site', 'jetpack-dashboard' ) }
			</ScanLink>
		),
	} ),

	'no-threats': ( { isScanning, lastScan, canManage, part } ) => ( {
		children: noThreatsText(),
		pill: <ResultPill />,
		more: <ScanTime isScanning={ isScanning } lastScan={ lastScan } />,
		extra: <PartStatus part={ part } />,
		actions: canManage && <ResultsLink part={ part } />,
	} ),

	unknown: ( { canManage } ) => ( {
		children: __(
			'The account service didn’t report any scan results.',
			'jetpack-dashboard'
		),
		pill: (
			<Pill status="warn">{ __( 'Unknown', 'jetpack-dashboard' ) }</Pill>
		),
		extra: status,
		actions: canManage && <ResultsLink part="scan" />,
	} ),

	'vault-not-registered': () => ( {
		children: __(
			'VaultPress is not registered yet.',
			'jetpack-dashboard'
		),
		pill: <ResultPill hasNoCredentials />,
		more: __(
			'Enter the registration key to scan your site.',
			'jetpack-dashboard'
		),
		extra: vaultStatus,
		actions: (
			<VaultPageLink>
				{ __( 'Enter your registration key', 'jetpack-dashboard' ) }
			</VaultPageLink>
		),
	} ),

	'vault-threats': ( { count } ) => ( {
		children: threatsText( count ),
		pill: <ResultPill threatCount={ count } />,
		more: __( 'Review and fix them in VaultPress.', 'jetpack-dashboard' ),
		extra: vaultStatus,
		actions: (
			<VaultPageLink>
				{ __( 'Fix threats', 'jetpack-dashboard' ) }
			</VaultPageLink>
		),
	} ),

	'vault-no-threats': () => ( {
		children: noThreatsText(),
		pill: <ResultPill />,
		more: __( 'VaultPress scans your site.', 'jetpack-dashboard' ),
		extra: vaultStatus,
	} ),

	'vault-plugin': () => ( {
		children: __(
			'VaultPress, which is part of your plan, scans your site.',
			'jetpack-dashboard'
		),
		isOff: true,
		pill: <OffPill />,
		extra: status,
		actions: <PluginInstallAction slug="vaultpress" />,
	} ),

	'scanner-off': () => ( {
		children: __( 'Your site is not scanned.', 'jetpack-dashboard' ),
		more: __(
			'The scanner finds changed files, malicious code and weak spots, without an account.',
			'jetpack-dashboard'
		),
		...offContent( <ModuleActivation module="scanner" /> ),
	} ),

	connect: ( { kind } ) => offerContent( 'scan', kind ),

	upgrade: ( { kind } ) => offerContent( 'scan', kind ),

	unavailable: ( { reason } ) => ( {
		children: __( 'Your site is not scanned.', 'jetpack-dashboard' ),
		pill: <OffPill />,
		more: getUnavailableText( reason ),
		extra: status,
	} ),
} );

function ResultsLink( { part }: { part: ScanPart } ) {
	return (
		<ScanLink part={ part }>
			{ __( 'View scan results', 'jetpack-dashboard' ) }
		</ScanLink>
	);
}

/** To the results, at the account service or on the site. */
function ScanLink( {
	part,
	children,
}: {
	part: ScanPart;
	children: ReactNode;
} ) {
	return part === 'scan' ? (
		<ServiceLink source="jetpack-scan">{ children }</ServiceLink>
	) : (
		<AdminLink path="admin.php?page=jetpack-scan">{ children }</AdminLink>
	);
}

function noThreatsText(): string {
	return __( "No threats found, you're good to go!", 'jetpack-dashboard' );
}

/** The time of the last scan, or that a scan is in progress. */
function ScanTime( {
	isScanning,
	lastScan,
}: {
	isScanning: boolean;
	lastScan: Date | null;
} ) {
	if ( isScanning ) {
		return __( 'A scan is in progress.', 'jetpack-dashboard' );
	}
	return lastScan ? (
		<TimeAgo
			text={
				/* translators: %s: how long ago, as '4 minutes ago' */
				__( 'Last scanned %s.', 'jetpack-dashboard' )
			}
			moment={ lastScan }
		/>
	) : (
		__(
			'The account service scans your site’s files.',
			'jetpack-dashboard'
		)
	);
}

function threatsText( count: number ): string {
	return sprintf(
		/* translators: %d: how many threats the scan has found */
		_n(
			'%d threat was found on your site.',
			'%d threats were found on your site.',
			count,
			'jetpack-dashboard'
		),
		count
	);
}

/** The scan's status badge, with the dashboard's label. */
function ResultPill( {
	threatCount = 0,
	hasNoCredentials = false,
}: {
	threatCount?: number;
	hasNoCredentials?: boolean;
} ) {
	return (
		<BadgePill
			badge={ getScanBadge(
				{ threatCount, hasCredentials: ! hasNoCredentials },
				'dashboard'
			) }
		/>
	);
}
