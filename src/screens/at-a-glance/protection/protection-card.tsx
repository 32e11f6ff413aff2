import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { failedLook, notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { ModuleActivation } from '../module-activation';
import { offLook, OnPill } from '../module-card-looks';
import { PartStatus } from '../../shared/part-status';
import { getProtectionFacts } from './protection-facts';
import { protectionView } from './protection-view';

export function protectionTitle(): string {
	return __( 'Brute force protection', 'jetpack-dashboard' );
}

/** How many attempts brute force protection has refused. */
export function ProtectionCard() {
	const view = protectionView(
		useAppSelector( getProtectionFacts, shallowEqual )
	);

	const card: CardIdentity = {
		icon: 'shield',
		title: protectionTitle(),
		look: view.kind,
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to protect your site from password guessing.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'inactive':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook( <ModuleActivation module="protect" /> ) }
				>
					{ __(
						'Brute force protection is off.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return (
				<DashboardCard
					{ ...card }
					isLoading
					pill={ <OnPill /> }
					figure={ <Skeleton characters={ 5 } /> }
					more={ __(
						'Total malicious attacks blocked on your site.',
						'jetpack-dashboard'
					) }
				/>
			);

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'protect' ) }>
					{ __(
						'The number of blocked attacks could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'recently-activated':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					more={ __(
						'Blocked attacks will be counted here.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="protect" /> }
				>
					{ __(
						'Protection was recently activated.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'active':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					figure={ <FormattedNumber value={ view.blocked } /> }
					more={ __(
						'Total malicious attacks blocked on your site.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="protect" /> }
				/>
			);

		default:
			return assertNever( view );
	}
}
