import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/light/button-link';
import { Card, CardHeader } from '../../../components/light/card';
import { Icon } from '../../../components/light/icon';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { checkoutUrl } from '../../../lib/service-links';
import type { Suggestion } from '../../../state/recommendations/types';
import { getLinkContext } from '../../../state/site/link-context';
import { getPartData } from '../../../state/site/parts-selectors';
import { getAdminUrl } from '../../../state/site/selectors';
import { PriceLabel } from '../../shared/price-label';
import { getSuggestionPrice } from './suggestion-price';
import type { DiscountState } from './use-discount';

/** Redirects to the step that follows a purchase. */
const RETURN_PATH = 'admin.php?jp-react-redirect=product-purchased';

interface OfferCardProps {
	readonly offer: Suggestion;
	readonly discount: DiscountState[ 'usable' ];
	/** Marks it among other offers. */
	readonly isRecommended?: boolean;
	readonly onCheckout: () => void;
}

/** A product with its price, and where to buy it. */
export function OfferCard( {
	offer,
	discount,
	isRecommended = false,
	onCheckout,
}: OfferCardProps ) {
	const context = useAppSelector( getLinkContext );
	const adminUrl = useAppSelector( getAdminUrl );
	const intro = useAppSelector( ( state ) =>
		getPartData( state, 'intro-offers' )
	)?.find( ( { productSlug } ) => productSlug === offer.slug );
	const price = getSuggestionPrice(
		offer.cost,
		intro,
		discount?.percent ?? 0
	);
	const href = checkoutUrl(
		context,
		'jetpack-recommendations-product-checkout',
		{
			path: offer.slug,
			coupon: discount?.code,
			redirectTo: adminUrl + RETURN_PATH,
		}
	);
	const caption = [ offer.costTimeframe, offer.billingTimeframe ]
		.filter( Boolean )
		.join( ', ' );

	return (
		<Card>
			<CardHeader title={ offer.title } level={ 2 }>
				{ isRecommended && (
					<Pill status="well" isPlain>
						{ __( 'Recommended', 'jetpack-dashboard' ) }
					</Pill>
				) }
				{ price.discountPercent > 0 && (
					<Pill status="warn" isPlain>
						{ sprintf(
							/* translators: %d: a discount in percent */
							__( '%d%% off', 'jetpack-dashboard' ),
							price.discountPercent
						) }
					</Pill>
				) }
			</CardHeader>
			<p className="jp-card__more">{ offer.description }</p>
			<PriceLabel
				fullPrice={ price.fullPrice }
				introPrice={ price.introPrice }
				currencyCode={ offer.currency }
				{ ...( caption ? { caption } : {} ) }
			/>
			<ul className="jp-assistant__list">
				{ offer.features.map( ( feature ) => (
					<li key={ feature }>
						<Icon name="check" />
						{ feature }
					</li>
				) ) }
			</ul>
			{ href && (
				<div className="jp-card__actions">
					<ButtonLink
						variant="primary"
						href={ href }
						onClick={ onCheckout }
					>
						{ sprintf(
							/* translators: %s: a product's name */
							__( 'Get %s', 'jetpack-dashboard' ),
							offer.title
						) }
					</ButtonLink>
				</div>
			) }
		</Card>
	);
}
