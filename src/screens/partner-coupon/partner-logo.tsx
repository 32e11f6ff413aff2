import type { PartnerCoupon } from '../../state/licensing/types';
import './coupon.scss';

/** Next to the partner's name; nothing if the partner has no logo. */
export function PartnerLogo( {
	partner: { logo },
}: {
	partner: PartnerCoupon[ 'partner' ];
} ) {
	return (
		logo && (
			<img
				className="jp-coupon__logo"
				src={ logo.src }
				width={ logo.width }
				height={ logo.height }
				alt=""
			/>
		)
	);
}
