import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../components/light/button-link';
import { Card, CardHeader } from '../../components/light/card';
import { Icon } from '../../components/light/icon';
import { Pill } from '../../components/light/pill';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import {
	hasConnectedOwner,
	isUserLinked,
} from '../../state/connection/selectors';
import { recordEvent } from '../../state/events';
import { getSiteInfo } from '../../state/site/selectors';
import { ConnectLink } from '../shared/connect-link';
import { discountText, PriceLabel } from '../shared/price-label';
import type { ProductOffer } from './product-view';

/** A product's price and features. */
export function PriceCard( { offer }: { offer: ProductOffer } ) {
	return (
		<Card>
			<CardHeader title={ offer.title } level={ 2 }>
				{ offer.isPopularUpgrade && (
					<Pill status="well" isPlain>
						{ __( 'Popular upgrade', 'jetpack-dashboard' ) }
					</Pill>
				) }
				{ offer.discountPercent > 0 && (
					<Pill status="warn" isPlain>
						{ discountText( offer.discountPercent ) }
					</Pill>
				) }
			</CardHeader>
			<p className="jp-card__more">{ offer.description }</p>
			<PriceLabel
				fullPrice={ offer.fullPrice }
				introPrice={ offer.introPrice }
				currencyCode={ offer.currencyCode }
				caption={ __( 'per month, paid yearly', 'jetpack-dashboard' ) }
			/>
			<ul className="jp-product__features">
				{ offer.features.map( ( feature ) => (
					<li key={ feature }>
						<Icon name="check" />
						{ feature }
					</li>
				) ) }
			</ul>
			<div className="jp-card__actions">
				<BuyLink offer={ offer } />
			</div>
		</Card>
	);
}

/** Without a connected owner, links to connecting instead of the checkout. */
function BuyLink( {
	offer: { key, title, upgradeUrl },
}: {
	offer: ProductOffer;
} ) {
	const dispatch = useAppDispatch();
	const { hasOwner, canPurchase } = useAppSelector(
		( state ) => ( {
			hasOwner: hasConnectedOwner( state ),
			canPurchase:
				isUserLinked( state ) ||
				getSiteInfo( state ).purchaseToken !== '',
		} ),
		shallowEqual
	);
	if ( ! hasOwner || ! canPurchase || ! upgradeUrl ) {
		return (
			<>
				<p>
					{ __(
						'Connect your account to buy this.',
						'jetpack-dashboard'
					) }
				</p>
				<ConnectLink />
			</>
		);
	}
	return (
		<ButtonLink
			variant="primary"
			href={ upgradeUrl }
			onClick={ () =>
				dispatch(
					recordEvent( 'jetpack_upgrade_banner_click', {
						offer: key,
					} )
				)
			}
		>
			{ sprintf(
				/* translators: %s: a product's name */
				__( 'Get %s', 'jetpack-dashboard' ),
				title
			) }
		</ButtonLink>
	);
}
