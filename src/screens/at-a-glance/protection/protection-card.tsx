import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { activateModule } from '../../../state/modules/thunks';
import { getActivationRequest } from '../../../state/modules/selectors';
import {
	DashboardCard,
	NotConnectedPill,
	OfflineCard,
} from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../part-status';
import { takeFocusOver } from '../take-focus-over';
import { getProtectionFacts } from './protection-facts';
import { protectionView } from './protection-view';

export function protectionTitle(): string {
	return __( 'Brute force protection', 'jetpack-dashboard' );
}

/** How many attempts brute force protection has refused (000 §2). */
export function ProtectionCard() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector( getProtectionFacts, shallowEqual );
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, 'protect' ) )
			.kind === 'pending';
	const titleRef = useRef< HTMLHeadingElement >( null );
	const view = protectionView( facts );

	async function activate() {
		const outcome = await dispatch( activateModule( 'protect' ) );
		if ( outcome?.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	const card: CardIdentity = {
		icon: 'shield',
		title: protectionTitle(),
		titleRef,
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <NotConnectedPill /> }
					actions={
						<ButtonLink href="#/connect-user">
							{ __( 'Connect', 'jetpack-dashboard' ) }
						</ButtonLink>
					}
				>
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
					isOff
					pill={ <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill> }
					actions={
						<Button
							variant="link"
							isBusy={ isActivating }
							onClick={ () => void activate() }
						>
							{ isActivating
								? __( 'Activating…', 'jetpack-dashboard' )
								: __( 'Activate', 'jetpack-dashboard' ) }
						</Button>
					}
				>
					{ __(
						'Password guessing is not blocked on your site.',
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
				<DashboardCard
					{ ...card }
					isFailed
					pill={
						<Pill status="warn">
							{ __( 'Not loaded', 'jetpack-dashboard' ) }
						</Pill>
					}
					extra={ <PartStatus part="protect" /> }
				>
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

function OnPill() {
	return <Pill status="well">{ __( 'On', 'jetpack-dashboard' ) }</Pill>;
}
