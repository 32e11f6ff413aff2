import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { Button } from '../../components/light/button';
import { Card, CardBody, CardHeader } from '../../components/light/card';
import { useAppSelector } from '../../hooks/store';
import { checkoutUrl } from '../../lib/service-links';
import type { PartnerCoupon } from '../../state/licensing/types';
import { getLinkContext } from '../../state/site/link-context';
import { getAdminUrl } from '../../state/site/selectors';
import { couponTitle } from './coupon-title';
import { PartnerLogo } from './partner-logo';
import './coupon.scss';

interface CouponCardProps {
	readonly coupon: PartnerCoupon;
	readonly onRemindLater: () => void;
}

/** Offers to redeem the coupon on a connected site. */
export function CouponCard( { coupon, onRemindLater }: CouponCardProps ) {
	const adminUrl = useAppSelector( getAdminUrl );
	const { code, partner, product } = coupon;
	const url = checkoutUrl(
		useAppSelector( getLinkContext ),
		'jetpack-partner-coupon',
		{
			path: product.slug,
			coupon: code,
			redirectTo: `${ adminUrl }admin.php?page=jetpack#/my-plan`,
		}
	);
	return (
		<div className="jp-coupon">
			<Card>
				<CardHeader
					icon="box"
					level={ 2 }
					title={ couponTitle( product.title ) }
				/>
				<CardBody
					more={ sprintf(
						/* translators: %s: a partner's name, such as IONOS */
						__( 'A gift from %s.', 'jetpack-dashboard' ),
						partner.name
					) }
					extra={ <PartnerLogo partner={ partner } /> }
					actions={
						<>
							{ url && (
								<ButtonLink variant="primary" href={ url }>
									{ sprintf(
										/* translators: %s: a product's name */
										__( 'Redeem %s', 'jetpack-dashboard' ),
										product.title
									) }
								</ButtonLink>
							) }
							<Button variant="link" onClick={ onRemindLater }>
								{ __( 'Remind me later', 'jetpack-dashboard' ) }
							</Button>
						</>
					}
				>
					{ product.features.join( ' · ' ) }
				</CardBody>
			</Card>
		</div>
	);
}
