import { act, screen } from '@testing-library/react';
import {
	BACKUP,
	DISCOUNT,
	makeParts,
	mockSite,
	showAssistant,
	WITH_OFFER,
} from './recommendations.fixture';

describe( 'a discount that ends while the page is open', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const SOON_MS = 60_000;

	const endingSoon = () => ( {
		...WITH_OFFER,
		'recommendations/upsell': {
			...BACKUP,
			hide_upsell: false,
			product_slug: BACKUP.slug,
		},
		'jetpack/v4/dashboard': makeParts( {
			...WITH_OFFER[ 'jetpack/v4/dashboard' ],
			discount: {
				code: 'success',
				data: {
					...DISCOUNT,
					expiry_date: new Date( Date.now() + SOON_MS ).toISOString(),
				},
			},
		} ),
	} );

	const waitForEnd = () =>
		act( () => jest.advanceTimersByTimeAsync( SOON_MS + 1_000 ) );

	it( 'keeps the link and its focus below a step', async () => {
		mockSite( endingSoon() );
		showAssistant( 'monitor' );
		const link = await screen.findByRole( 'link', {
			name: 'View products',
		} );
		act( () => link.focus() );
		await waitForEnd();
		expect( screen.getByRole( 'timer' ) ).toHaveTextContent(
			'Discount offer has ended'
		);
		expect( screen.queryByText( /Save up to/ ) ).toBeNull();
		expect( link ).toHaveFocus();
	} );

	it( 'is taken off the price beside the summary', async () => {
		mockSite( endingSoon() );
		showAssistant( 'summary' );
		expect( await screen.findByText( '60% off' ) ).toBeVisible();
		await waitForEnd();
		expect( screen.getByText( '50% off' ) ).toBeVisible();
	} );
} );
