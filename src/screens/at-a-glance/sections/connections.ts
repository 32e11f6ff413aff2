import { __ } from '@wordpress/i18n';
import {
	AccountConnectionCard,
	accountConnectionTitle,
} from '../connection/account-connection-card';
import {
	SiteConnectionCard,
	siteConnectionTitle,
} from '../connection/site-connection-card';
import type { DashboardSection } from './section';

/** For everyone: subscribers see it, and the stats. */
export const connectionsSection: DashboardSection = {
	slug: 'connections',
	title: () => __( 'Connections', 'jetpack-dashboard' ),
	cards: [
		{
			slug: 'site-connection',
			name: siteConnectionTitle,
			parts: [],
			isVisible: () => true,
			component: SiteConnectionCard,
		},
		{
			slug: 'account-connection',
			name: accountConnectionTitle,
			parts: [],
			isVisible: () => true,
			component: AccountConnectionCard,
		},
	],
};
