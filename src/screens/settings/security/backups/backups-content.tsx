import { __, sprintf } from '@wordpress/i18n';
import { ConnectLink } from '../../../shared/connect-link';
import { Notice } from '../../../../components/light/notice';
import { assertNever } from '../../../../lib/assert-never';
import { OfferLink, getOfferContent } from '../../../shared/offer/offer-banner';
import { PartStatus } from '../../../shared/part-status';
import { ServiceLink } from '../../../shared/service-link';
import { getUnavailableText } from '../../../shared/unavailable-text';
import { VaultPageLink } from '../../../shared/vault-page-link';
import type { BackupsView } from './backups-view';
import { ThreatNotice } from './threat-notice';
import './backups-content.scss';

interface BackupsContentProps {
	readonly view: BackupsView;
	readonly threatCount: number;
}

/**
 * The threats, then a banner for the state, or a text line if no action is
 * needed.
 */
export function BackupsContent( { view, threatCount }: BackupsContentProps ) {
	if ( threatCount === 0 ) {
		return <BackupsState view={ view } />;
	}
	const link = __( 'See threats', 'jetpack-dashboard' );
	return (
		<div className="jp-backups">
			<ThreatNotice
				count={ threatCount }
				action={
					view.kind === 'active' ? (
						<ServiceLink source="jetpack-scan">
							{ link }
						</ServiceLink>
					) : (
						<VaultPageLink>{ link }</VaultPageLink>
					)
				}
			/>
			<BackupsState view={ view } />
		</div>
	);
}

function BackupsState( { view }: { view: BackupsView } ) {
	switch ( view.kind ) {
		case 'offline':
			return (
				<p>
					{ __( 'Unavailable in Offline Mode', 'jetpack-dashboard' ) }
				</p>
			);

		case 'hidden':
			return null;

		case 'not-connected':
			return (
				<div className="jp-backups">
					<p>
						{ __(
							'Connect this site to back it up.',
							'jetpack-dashboard'
						) }
					</p>
					<ConnectLink />
				</div>
			);

		case 'checking':
			return (
				<p>{ __( 'Checking site status…', 'jetpack-dashboard' ) }</p>
			);

		case 'oops':
			return (
				<Notice status="error">
					<strong>{ __( 'Oops!', 'jetpack-dashboard' ) }</strong>
					<p>
						{ __(
							'The Jetpack Backup and Scan status could not be retrieved at this time.',
							'jetpack-dashboard'
						) }
					</p>
					<PartStatus part={ view.part } />
				</Notice>
			);

		case 'preparing':
			return (
				<Notice status="info">
					{ __(
						'Your site is being prepared for backups. The first one starts automatically.',
						'jetpack-dashboard'
					) }
				</Notice>
			);

		case 'provisioning':
			return (
				<Notice status="info">
					{ __(
						'Your backups are being set up. The first one can take a few hours.',
						'jetpack-dashboard'
					) }
				</Notice>
			);

		case 'awaiting-credentials':
			return (
				<Notice
					status="warning"
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
						'Add your server credentials to restore your site with one click.',
						'jetpack-dashboard'
					) }
				</Notice>
			);

		case 'active':
			return (
				<div className="jp-backups">
					<Notice
						status="success"
						actions={
							<ServiceLink source="jetpack-activity-log">
								{ __(
									'View your site’s activity',
									'jetpack-dashboard'
								) }
							</ServiceLink>
						}
					>
						{ __(
							'Your site is backed up. You can restore it to any point in its activity log.',
							'jetpack-dashboard'
						) }
					</Notice>
					<PartStatus part="rewind" />
				</div>
			);

		case 'vault':
			return (
				<div className="jp-backups">
					<Notice
						status="success"
						actions={
							<VaultPageLink>
								{ __(
									'View your backups',
									'jetpack-dashboard'
								) }
							</VaultPageLink>
						}
					>
						{ __(
							'VaultPress backs up your site.',
							'jetpack-dashboard'
						) }
					</Notice>
					<PartStatus part="vaultpress" />
				</div>
			);

		case 'vault-not-registered':
			return (
				<Notice
					status="warning"
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
						'Enter the VaultPress registration key to back up your site.',
						'jetpack-dashboard'
					) }
				</Notice>
			);

		case 'connect':
		case 'upgrade':
			return (
				<div className="jp-backups">
					<p>{ getOfferContent( 'backup', view.kind ) }</p>
					<OfferLink offer="backup" view={ view.kind } />
				</div>
			);

		case 'unavailable':
			return <p>{ unavailableText( view ) }</p>;

		default:
			return assertNever( view );
	}
}

function unavailableText( {
	reason,
	areOwnOn,
}: Extract< BackupsView, { kind: 'unavailable' } > ): string {
	const why = getUnavailableText( reason );
	return areOwnOn
		? sprintf(
				/* translators: %s: why, a sentence */
				__(
					'The account service doesn’t back up your site. %s',
					'jetpack-dashboard'
				),
				why
		  )
		: sprintf(
				/* translators: %s: why, a sentence */
				__( 'Your site is not backed up. %s', 'jetpack-dashboard' ),
				why
		  );
}
