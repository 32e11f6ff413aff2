import { act, screen, waitFor } from '@testing-library/react';
import {
	asText,
	BACKUP,
	LOCAL_SITE,
	makeParts,
	mockSite,
	showAssistant,
} from '../recommendations.fixture';

describe( 'the summary', () => {
	const heading = () =>
		screen.findByRole( 'heading', {
			level: 1,
			name: "Nice work! Let's recap...",
		} );
	const section = ( name: string ) =>
		screen.queryByRole( 'region', { name } );

	it( 'C131 C133: nothing enabled', async () => {
		mockSite();
		showAssistant( 'summary' );
		expect( await heading() ).toBeVisible();
		expect(
			screen.getByText( 'You didn’t enable any recommendations.' )
		).toBeVisible();
		expect( section( 'Recommendations enabled' ) ).toBeNull();
	} );

	it( 'C132 C134 C135: enabled, skipped, and resources', async () => {
		mockSite( {
			'recommendations/conditional': [ 'security-plan' ],
		} );
		const { store } = showAssistant( 'summary' );
		await heading();
		act( () =>
			store.dispatch( {
				type: 'modules/set-active/succeeded',
				key: 'monitor',
				args: { slug: 'monitor', isActive: true, wasActive: false },
				result: { wasSetMeanwhile: false },
			} as never )
		);
		expect( section( 'Recommendations enabled' ) ).toHaveTextContent(
			'Downtime monitoring'
		);
		expect( section( 'Recommendations skipped' ) ).toHaveTextContent(
			'Related posts'
		);
		expect( section( 'Resources' ) ).toHaveTextContent( 'Site security' );
	} );

	it( 'C136 C243: the upsell of the free plan', async () => {
		mockSite( {
			'recommendations/upsell': {
				hide_upsell: false,
				product_slug: BACKUP.slug,
				...BACKUP,
			},
		} );
		showAssistant( 'summary' );
		expect(
			await screen.findByRole( 'link', { name: 'Get Backup' } )
		).toBeVisible();
	} );

	it( 'C248: hide_upsell', async () => {
		mockSite();
		showAssistant( 'summary' );
		expect(
			await screen.findByText( 'Get more from Jetpack' )
		).toBeVisible();
		expect( screen.queryByText( /\$/ ) ).toBeNull();
	} );

	it( 'C249: a failed upsell is hidden', async () => {
		mockSite( {
			'recommendations/upsell': new Response( '{}', { status: 500 } ),
		} );
		showAssistant( 'summary' );
		await heading();
		await waitFor( () =>
			expect( screen.queryByText( 'Loading…' ) ).toBeNull()
		);
		expect( screen.queryByRole( 'link', { name: /^Get / } ) ).toBeNull();
	} );

	it.each( [
		[ 'C244', 'awaiting_credentials', 'Enable one-click restores' ],
		[ 'C245', 'active', 'Manage your security' ],
		[ 'C246', 'unavailable', 'Download our app' ],
	] )(
		'%s: the card of a paid plan, backups %s',
		async ( _row, state, title ) => {
			mockSite( {
				'jetpack/v4/dashboard': makeParts( {
					site: asText( {
						ID: 4242,
						plan: { product_slug: 'jetpack_complete' },
					} ),
					rewind: asText( { state } ),
				} ),
			} );
			showAssistant( 'summary' );
			expect(
				await screen.findByRole( 'heading', { level: 2, name: title } )
			).toBeVisible();
		}
	);

	it( 'no card in local mode', async () => {
		mockSite();
		showAssistant( 'summary', LOCAL_SITE );
		await heading();
		expect( screen.queryByText( 'Loading…' ) ).toBeNull();
		expect( screen.queryByRole( 'article', { name: /./ } ) ).toBeNull();
	} );
} );
