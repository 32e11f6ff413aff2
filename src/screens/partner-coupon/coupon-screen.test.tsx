import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../api/network.fixture';
import { goToPage } from '../../lib/wp-admin';
import {
	AUTHORIZE_URL,
	CONNECTED_SITE,
	NEW_SITE,
} from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { CouponCard } from './coupon-card';
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

const { coupon_code: code, ...fields } = COUPON;
const OFFERED = { code, ...fields };

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

const LOGO = {
	src: 'https://account.test/partners/IONOS.svg',
	width: 119,
	height: 32,
};

it.each( [
	[ 'screen', <CouponScreen key="screen" />, NEW_SITE ],
	[
		'card',
		<CouponCard
			key="card"
			coupon={ {
				...OFFERED,
				partner: { ...COUPON.partner, logo: LOGO },
			} }
			onRemindLater={ () => undefined }
		/>,
		CONNECTED_SITE,
	],
] )( 'A223: the %s shows the partner’s logo', ( _title, element, site ) => {
	mockNetwork( () => json( {} ) );
	const { container } = renderScreen( element, {
		...site,
		partnerCoupon: {
			...COUPON,
			partner: { ...COUPON.partner, logo: LOGO },
		},
	} );
	const logo = container.querySelector( 'img' );
	expect( logo ).toHaveAttribute( 'src', LOGO.src );
	expect( logo ).toHaveAttribute( 'width', '119' );
	expect( logo ).toHaveAttribute( 'height', '32' );
	// The name is in the text.
	expect( logo ).toHaveAttribute( 'alt', '' );
} );

it( 'a partner without a logo has no image', () => {
	mockNetwork( () => json( {} ) );
	const { container } = renderScreen( <CouponScreen />, WITH_COUPON );
	expect( container.querySelector( 'img' ) ).toBeNull();
} );
