import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../../components/light/visually-hidden';
import { formatPrice, toMonthlyPrice } from '../../lib/plans/prices';
import { getPageLanguage } from '../../lib/wp-admin';
import './price-label.scss';

interface PriceLabelProps {
	/** Price per year, in the currency's main unit. */
	readonly fullPrice: number;
	/** Price of the first year; null without an offer. */
	readonly introPrice: number | null;
	readonly currencyCode: string;
	/** Text after the price. */
	readonly caption?: string;
}

/** Shows a yearly price per month. */
export function PriceLabel( {
	fullPrice,
	introPrice,
	currencyCode,
	caption = __( '/month, paid yearly', 'jetpack-dashboard' ),
}: PriceLabelProps ) {
	const format = ( yearly: number ) =>
		formatPrice(
			toMonthlyPrice( yearly ),
			currencyCode,
			getPageLanguage()
		);
	return (
		<p className="jp-price">
			{ introPrice !== null && (
				<del>
					<VisuallyHidden>
						{ __( 'Full price:', 'jetpack-dashboard' ) }{ ' ' }
					</VisuallyHidden>
					{ format( fullPrice ) }
				</del>
			) }
			<strong className="jp-card__figure">
				{ format( introPrice ?? fullPrice ) }
			</strong>
			<span className="jp-price__caption">{ caption }</span>
		</p>
	);
}

export function discountText( percent: number ): string {
	return sprintf(
		/* translators: %d: a discount in percent */
		__( '%d%% off', 'jetpack-dashboard' ),
		percent
	);
}
