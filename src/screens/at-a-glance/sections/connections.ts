import { __ } from '@wordpress/i18n';
import { AccountConnectionCard } from '../connection/account-connection-card';
import { SiteConnectionCard } from '../connection/site-connection-card';
import type { DashboardSection } from './section';

/** Shown to all users, including subscribers. */
export const connectionsSection: DashboardSection = {
	slug: 'connections',
	title: () => __( 'Connections', 'jetpack-dashboard' ),
	cards: [ SiteConnectionCard, AccountConnectionCard ],
};
