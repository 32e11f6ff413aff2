import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { canManageModules } from '../../state/connection/selectors';
import type { RootState } from '../../state/store';
import {
	AccountConnectionCard,
	accountConnectionTitle,
} from './connection/account-connection-card';
import {
	SiteConnectionCard,
	siteConnectionTitle,
} from './connection/site-connection-card';
import { ProtectionCard, protectionTitle } from './protection/protection-card';
import { getProtectionFacts } from './protection/protection-facts';
import { protectionView } from './protection/protection-view';

export interface DashboardCard {
	readonly slug: string;
	/** For the error that stands in its place. */
	readonly name: () => string;
	readonly isVisible: ( state: RootState ) => boolean;
	readonly component: ComponentType;
}

export interface DashboardSection {
	readonly slug: string;
	readonly title: () => string;
	readonly manageLink?: {
		readonly href: string;
		readonly label: () => string;
		readonly isVisible: ( state: RootState ) => boolean;
	};
	/** In the order of decision 48. */
	readonly cards: readonly DashboardCard[];
}

/** What At a Glance holds, in its order. A section without a visible card doesn't show. */
export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
	{
		slug: 'security',
		title: () => __( 'Security', 'jetpack-dashboard' ),
		manageLink: {
			href: '#/security',
			label: () => __( 'Manage security settings', 'jetpack-dashboard' ),
			isVisible: canManageModules,
		},
		cards: [
			{
				slug: 'protection',
				name: protectionTitle,
				isVisible: ( state ) =>
					protectionView( getProtectionFacts( state ) ).kind !==
					'hidden',
				component: ProtectionCard,
			},
		],
	},
	{
		// For everyone: subscribers see it, and the stats (000 §6).
		slug: 'connections',
		title: () => __( 'Connections', 'jetpack-dashboard' ),
		cards: [
			{
				slug: 'site-connection',
				name: siteConnectionTitle,
				isVisible: () => true,
				component: SiteConnectionCard,
			},
			{
				slug: 'account-connection',
				name: accountConnectionTitle,
				isVisible: () => true,
				component: AccountConnectionCard,
			},
		],
	},
];
