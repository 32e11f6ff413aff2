import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../api/network.fixture';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { LicenseNotice } from './license-notice';
import { showsLicenseNotice } from './license-notice-view';
import type { LicenseNoticeInput } from './license-notice-view';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC( 2026, 10, 20 );

const SHOWN: LicenseNoticeInput = {
	path: '/dashboard',
	siteStatus: 'connected',
	isLinkedOwner: true,
	isAtomic: false,
	detachedCount: 2,
	dismissal: null,
	now: NOW,
};

it.each< [ string, Partial< LicenseNoticeInput >, boolean ] >( [
	[ 'B460: licenses without a site', {}, true ],
	[ 'B460: none', { detachedCount: 0 }, false ],
	[
		'B460: none, whenever it was dismissed',
		{ detachedCount: 0, dismissal: { count: 0, time: 0 } },
		false,
	],
	[
		'B461: as many as at the dismissal',
		{ dismissal: { count: 2, time: NOW } },
		false,
	],
	[ 'B461: more', { dismissal: { count: 1, time: NOW } }, true ],
	[ 'B461: fewer', { dismissal: { count: 3, time: NOW } }, false ],
	[
		'B462: 14 days later',
		{ dismissal: { count: 2, time: NOW - 14 * DAY_MS } },
		false,
	],
	[
		'B462: more than 14 days later',
		{ dismissal: { count: 2, time: NOW - 14 * DAY_MS - 1 } },
		true,
	],
	[
		'B085: on the activation screen',
		{ path: '/license/activation' },
		false,
	],
	[ 'B085: below it', { path: '/license' }, false ],
	[ 'B086: on an Atomic site', { isAtomic: true }, false ],
	[ 'for anybody but the owner', { isLinkedOwner: false }, false ],
	[ 'offline', { siteStatus: 'offline' }, false ],
	[ 'in local mode', { siteStatus: 'local' }, false ],
] )( 'the activation notice: %s', ( _title, input, isShown ) => {
	expect( showsLicenseNotice( { ...SHOWN, ...input } ) ).toBe( isShown );
} );

it( 'B451 A381: dismissing it is remembered', async () => {
	const calls = mockNetwork( () =>
		json( {
			last_detached_count: 2,
			last_dismissed_time: new Date().toISOString(),
		} )
	);
	const { user } = renderScreen( <LicenseNotice path="/dashboard" />, {
		...CONNECTED_SITE,
		licensing: {
			error: '',
			showLicensingUi: true,
			userCounts: { detached: 2 },
			activationNoticeDismiss: null,
		},
	} );
	expect(
		await screen.findByText( 'You have 2 unused licenses.' )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Activate a product' } )
	).toHaveAttribute( 'href', '#/license/activation' );
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	await waitFor( () =>
		expect( screen.queryByText( /unused/ ) ).not.toBeInTheDocument()
	);
	expect( calls[ 0 ]?.body ).toEqual( { last_detached_count: 2 } );
} );
