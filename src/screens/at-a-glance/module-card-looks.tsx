import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../components/light/button';
import { Pill } from '../../components/light/pill';
import { DashboardCard } from './dashboard-card';
import type { CardIdentity } from './dashboard-card';

interface UnavailableCardProps extends CardIdentity {
	/** What is missing, in the server's words. */
	readonly reason: string;
	/** What holds meanwhile. */
	readonly children: ReactNode;
	/** Where to go for it, if anywhere. */
	readonly actions?: ReactNode;
}

/** A module that can't do its work here: what is missing, never a dead switch (decision 63). */
export function UnavailableCard( {
	reason,
	children,
	...card
}: UnavailableCardProps ) {
	return (
		<DashboardCard
			{ ...card }
			isOff
			pill={ <Pill>{ __( 'Not available', 'jetpack-dashboard' ) }</Pill> }
			more={ children }
		>
			{ reason || __( 'It is not available here.', 'jetpack-dashboard' ) }
		</DashboardCard>
	);
}

interface SwitchedOffCardProps extends CardIdentity {
	/** What is missed while it is off. */
	readonly children: ReactNode;
	readonly isBusy: boolean;
	readonly onActivate: () => void;
}

/** A module that is off, with its Activate link (000 §4). */
export function SwitchedOffCard( {
	children,
	isBusy,
	onActivate,
	...card
}: SwitchedOffCardProps ) {
	return (
		<DashboardCard
			{ ...card }
			isOff
			pill={ <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill> }
			actions={
				<Button variant="link" isBusy={ isBusy } onClick={ onActivate }>
					{ isBusy
						? __( 'Activating…', 'jetpack-dashboard' )
						: __( 'Activate', 'jetpack-dashboard' ) }
				</Button>
			}
		>
			{ children }
		</DashboardCard>
	);
}

export function OnPill() {
	return <Pill status="well">{ __( 'On', 'jetpack-dashboard' ) }</Pill>;
}
