import { screen, within } from '@testing-library/react';
import { makeModule } from '../../api/page-data.fixture';
import type { InitialState } from '../../api/initial-state';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { MyPlanScreen } from './my-plan-screen';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For tests: a date a number of days from now, in the provider's format. */
export const inDays = ( days: number ) =>
	new Date( Date.now() + days * DAY_MS ).toISOString();

/** For tests: a part that is in the initial state. */
export const envelope = ( data: unknown ) => ( {
	body: { code: 'success', message: '', data: JSON.stringify( data ) },
	age: 1,
} );

/** For tests: an active purchase that renews in 30 days. */
export const bought = ( slug: string, fields: object = {} ) => ( {
	ID: slug.length,
	product_slug: slug,
	product_name: `The ${ slug }`,
	active: '1',
	is_refundable: false,
	subscribed_date: '2022-01-05T10:00:00+00:00',
	expiry_date: inDays( 30 ),
	...fields,
} );

interface Site {
	readonly plan?: string;
	readonly purchases?: readonly object[];
	readonly parts?: object;
	readonly state?: Partial< InitialState >;
	readonly hasRecommendations?: boolean;
}

/** For tests: renders My Plan of a connected site for its owner. */
export function showMyPlan( {
	plan = 'jetpack_free',
	purchases = [],
	parts = {},
	state = {},
	hasRecommendations = false,
}: Site = {} ) {
	return renderScreen(
		<MyPlanScreen hasRecommendations={ hasRecommendations } />,
		{
			...CONNECTED_SITE,
			getModules: {
				protect: makeModule( 'protect', { name: 'Protect' } ),
				monitor: makeModule( 'monitor', {
					name: 'Monitor',
					activated: true,
				} ),
			},
			settings: { protect: false, monitor: true },
			licensing: {
				error: '',
				showLicensingUi: true,
				userCounts: {},
				activationNoticeDismiss: null,
			},
			products: {
				backup: { slug: 'jetpack_backup_t1_yearly', title: 'Backup' },
				scan: { slug: 'jetpack_scan', title: 'Scan' },
			},
			dashboard: {
				parts: {
					site: envelope( {
						ID: 4242,
						plan: { product_slug: plan },
					} ),
					purchases: envelope( purchases ),
					...parts,
				},
			},
			...state,
		}
	);
}

/** For tests: queries within a card. */
export const card = ( name: string ) =>
	within( screen.getByRole( 'article', { name } ) );
