import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { CardGrid } from '../../../components/light/card-grid';
import { Spinner } from '../../../components/light/spinner';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import {
	getSuggestions,
	getUpsell,
} from '../../../state/recommendations/selectors';
import {
	openUpsell,
	selectProduct,
	skipStep,
} from '../../../state/recommendations/thunks';
import { getPart } from '../../../state/site/parts-selectors';
import { useParts } from '../../shared/use-parts';
import { StepFrame } from '../step-frame';
import { getStepInput } from '../steps/get-step-input';
import { useStep } from '../use-step';
import { DiscountCountdown } from './discount-countdown';
import { GuaranteeBadge } from './guarantee-badge';
import { OfferCard } from './offer-card';
import { useDiscount } from './use-discount';

const SLUG = 'product-suggestions';
const PARTS = [ 'discount', 'intro-offers' ] as const;

/** Products for this site, with the discount that applies now. */
export function SuggestionsStep() {
	const dispatch = useAppDispatch();
	useParts( PARTS );
	const { nextHref, recordClick } = useStep( SLUG );
	const { usable, expires } = useDiscount();
	const suggestions = useAppSelector( getSuggestions ) ?? [];
	const recommended = useAppSelector( getUpsell )?.slug;
	const { suggestions: status } = useAppSelector( getStepInput );
	// Prices that are known only in part would jump.
	const isLoading = useAppSelector(
		( state ) =>
			status === 'loading' ||
			PARTS.some( ( name ) => getPart( state, name ).kind === 'loading' )
	);

	useEffect( () => {
		dispatch( openUpsell() );
	}, [ dispatch ] );

	return (
		<>
			<StepFrame
				step={ SLUG }
				title={ __(
					'Choose a product to get started',
					'jetpack-dashboard'
				) }
			>
				<p className="jp-assistant__text">
					{ __(
						'These products suit your site. You can also decide later.',
						'jetpack-dashboard'
					) }
				</p>
				{ expires !== null && (
					<DiscountCountdown expires={ expires } />
				) }
				<div className="jp-assistant__actions">
					<a
						href={ nextHref }
						onClick={ () => {
							recordClick( 'skip' );
							dispatch( skipStep( SLUG ) );
						} }
					>
						{ __( 'Decide later', 'jetpack-dashboard' ) }
					</a>
				</div>
			</StepFrame>
			{ isLoading ? (
				<Spinner />
			) : (
				<CardGrid>
					{ suggestions.map( ( offer ) => (
						<OfferCard
							key={ offer.slug }
							offer={ offer }
							discount={ usable }
							isRecommended={ offer.slug === recommended }
							onCheckout={ () => {
								recordClick( 'checkout' );
								dispatch( selectProduct( SLUG, offer.slug ) );
							} }
						/>
					) ) }
				</CardGrid>
			) }
			<GuaranteeBadge />
		</>
	);
}
