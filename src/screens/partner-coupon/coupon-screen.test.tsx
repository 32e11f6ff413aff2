import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../api/network.fixture';
import { goToPage } from '../../lib/wp-admin';
import {
	AUTHORIZE_URL,
	NEW_SITE,
} from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { CouponScreen } from './coupon-screen';

jest.mock( '../../lib/wp-admin', () => ( {
	...jest.requireActual( '../../lib/wp-admin' ),
	goToPage: jest.fn(),
} ) );

const COUPON = {
	coupon_code: 'IONOS_IONA_123',
	preset: 'IONA',
	partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
	product: {
		slug: 'jetpack_backup_daily',
		title: 'Backup',
		features: [ 'Automatic daily backups', 'One-click restores' ],
	},
};

const WITH_COUPON = { ...NEW_SITE, partnerCoupon: COUPON };

it( 'A077 A078 A079: it names the partner, the features and the product', () => {
	mockNetwork( () => json( {} ) );
	renderScreen( <CouponScreen />, WITH_COUPON );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'IONOS'
	);
	expect(
		screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent )
	).toEqual( COUPON.product.features );
	expect(
		screen.getByRole( 'button', { name: 'Set up & redeem Backup' } )
	).toBeVisible();
} );

it( 'A080: its button sets the site up and comes back with the coupon', async () => {
	const calls = mockNetwork( () => json( { authorizeUrl: AUTHORIZE_URL } ) );
	const { user } = renderScreen( <CouponScreen />, WITH_COUPON );
	await user.click(
		screen.getByRole( 'button', { name: 'Set up & redeem Backup' } )
	);
	await waitFor( () =>
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
	);
	expect( calls[ 0 ]?.body ).toMatchObject( {
		redirect_uri:
			'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_123&showCouponRedemption=1',
	} );
} );
