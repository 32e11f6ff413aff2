import type { ReactNode, Ref } from 'react';
import { Card, CardBody, CardHeader } from '../../components/light/card';
import type { CardBodyProps, CardProps } from '../../components/light/card';
import type { IconName } from '../../components/light/icon';

/** What is the same in all states of a card. */
export interface CardIdentity {
	readonly icon: IconName;
	readonly title: string;
	/** The kind of its view, for tests to read off the page. */
	readonly state?: string | undefined;
	/** For moving the focus here when the control that had it is gone. */
	readonly titleRef?: Ref< HTMLHeadingElement >;
}

interface DashboardCardProps
	extends CardIdentity,
		CardBodyProps,
		Omit< CardProps, 'children' | 'state' > {
	/** Its state in a word or two. */
	readonly pill?: ReactNode;
}

/** A card of the dashboard in one of its states. */
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
	...card
}: DashboardCardProps ) {
	return (
		<Card { ...card }>
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
