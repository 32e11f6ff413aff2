import { __ } from '@wordpress/i18n';
import type { ReactNode, Ref } from 'react';
import { Card, CardBody, CardHeader } from '../../components/light/card';
import type { CardBodyProps, CardProps } from '../../components/light/card';
import type { IconName } from '../../components/light/icon';
import { Pill } from '../../components/light/pill';

/** What all looks of one card have in common. */
export interface CardIdentity {
	readonly icon: IconName;
	readonly title: string;
	/** Which of its looks this is: its view's kind. */
	readonly look?: string | undefined;
	/** For moving the focus here when the control that had it is gone. */
	readonly titleRef?: Ref< HTMLHeadingElement >;
}

interface DashboardCardProps
	extends CardIdentity,
		CardBodyProps,
		Omit< CardProps, 'children' | 'look' > {
	/** Its state in a word or two. */
	readonly pill?: ReactNode;
}

/** A card of the dashboard in one of its looks. */
export function DashboardCard( {
	icon,
	title,
	titleRef,
	pill,
	children,
	figure,
	more,
	extra,
	actions,
	...look
}: DashboardCardProps ) {
	return (
		<Card { ...look }>
			<CardHeader icon={ icon } title={ title } titleRef={ titleRef }>
				{ pill }
			</CardHeader>
			<CardBody
				figure={ figure }
				more={ more }
				extra={ extra }
				actions={ actions }
			>
				{ children }
			</CardBody>
		</Card>
	);
}

/** The look that every card has in offline mode. */
export function OfflineCard( {
	more,
	...card
}: CardIdentity & { more?: string } ) {
	return (
		<DashboardCard
			{ ...card }
			look="offline"
			isOff
			pill={ <Pill>{ __( 'Offline', 'jetpack-dashboard' ) }</Pill> }
			more={ more }
		>
			{ __( 'Unavailable in Offline Mode', 'jetpack-dashboard' ) }
		</DashboardCard>
	);
}

export function NotConnectedPill() {
	return <Pill>{ __( 'Not connected', 'jetpack-dashboard' ) }</Pill>;
}
