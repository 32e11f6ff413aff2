import { __, sprintf } from '@wordpress/i18n';
import { ConnectPanel } from '../../components/light/connect-panel';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import {
	getRegistrationError,
	isSiteRegistering,
	isUserConnecting,
} from '../../state/connection/selectors';
import { connectSite } from '../../state/connection/thunks';
import { getPartnerCoupon } from '../../state/licensing/coupon-selector';
import type { PartnerCoupon } from '../../state/licensing/types';
import { connectFailureText } from '../shared/connect/connect-failure-text';
import { ConnectForm } from '../shared/connect/connect-form';
import { couponTitle } from './coupon-title';
import { PartnerLogo } from './partner-logo';

/** Replaces the main connect screen if the site has a partner coupon. */
export function CouponScreen() {
	const coupon = useAppSelector( getPartnerCoupon );
	return coupon && <CouponPanel coupon={ coupon } />;
}

function CouponPanel( { coupon }: { coupon: PartnerCoupon } ) {
	const dispatch = useAppDispatch();
	const failure = useAppSelector( getRegistrationError );
	const isBusy = useAppSelector(
		( state ) => isSiteRegistering( state ) || isUserConnecting( state )
	);
	const { code, partner, product } = coupon;

	function setUp() {
		const query = new URLSearchParams( {
			page: 'jetpack',
			partnerCoupon: code,
			showCouponRedemption: '1',
		} ).toString();
		void dispatch(
			connectSite( {
				from: 'partner-coupon',
				redirectUri: `admin.php?${ query }`,
			} )
		);
	}

	return (
		<ConnectPanel
			figure={ <PartnerLogo partner={ partner } /> }
			title={ sprintf(
				/* translators: %s: a partner's name, such as IONOS */
				__( 'Welcome to Jetpack, %s customer!', 'jetpack-dashboard' ),
				partner.name
			) }
			lead={ couponTitle( product.title ) }
			points={ product.features }
		>
			<ConnectForm
				label={ sprintf(
					/* translators: %s: a product's name */
					__( 'Set up & redeem %s', 'jetpack-dashboard' ),
					product.title
				) }
				busyLabel={ __( 'Setting up…', 'jetpack-dashboard' ) }
				isBusy={ isBusy }
				error={ isBusy ? null : connectFailureText( failure ) }
				onConnect={ setUp }
			/>
		</ConnectPanel>
	);
}
