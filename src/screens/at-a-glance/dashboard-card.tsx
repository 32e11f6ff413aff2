import type { ReactNode, Ref } from 'react';
import { Card, CardBody, CardHeader } from '../../components/light/card';
import type { CardBodyProps, CardProps } from '../../components/light/card';
import type { IconName } from '../../components/light/icon';

/** Props that don't depend on the card's state. */
export interface CardIdentity {
	readonly icon: IconName;
	readonly title: string;
	/** The view's kind, exposed as an attribute for tests. */
	readonly state?: string | undefined;
	/** Lets callers move focus here when the focused control unmounts. */
	readonly titleRef?: Ref< HTMLHeadingElement >;
}

interface DashboardCardProps
	extends CardIdentity,
		CardBodyProps,
		Omit< CardProps, 'children' | 'state' > {
	/** Short status label. */
	readonly pill?: ReactNode;
}

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
	below,
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
				below={ below }
			>
				{ children }
			</CardBody>
		</Card>
	);
}
