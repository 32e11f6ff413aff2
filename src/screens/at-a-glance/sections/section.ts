import type { RootState } from '../../../state/store';
import type { CardComponent } from '../create-card';

export interface DashboardSection {
	readonly slug: string;
	/** A section without a title is a separate row of cards. */
	readonly title?: () => string;
	readonly manageLink?: {
		readonly href: string;
		readonly label: () => string;
		readonly isVisible: ( state: RootState ) => boolean;
	};
	/** In the order of docs/spec/decisions.md#48. */
	readonly cards: readonly CardComponent[];
}
