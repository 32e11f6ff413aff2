import type { ComponentType } from 'react';
import type { PartName } from '../../../api/dashboard';
import type { RootState } from '../../../state/store';

/** One card of At a Glance, as its section declares it. */
export interface DashboardCard {
	readonly slug: string;
	/** For the error that stands in its place. */
	readonly name: () => string;
	/** What it shows of `GET dashboard`; fetched once while it is visible. */
	readonly parts: readonly PartName[];
	/** Spans both columns. */
	readonly isWide?: boolean;
	readonly isVisible: ( state: RootState ) => boolean;
	readonly component: ComponentType;
}

export interface DashboardSection {
	readonly slug: string;
	/** A section without a title is a row of cards of its own. */
	readonly title?: () => string;
	readonly manageLink?: {
		readonly href: string;
		readonly label: () => string;
		readonly isVisible: ( state: RootState ) => boolean;
	};
	/** In the order of docs/spec/decisions.md#48. */
	readonly cards: readonly DashboardCard[];
}
