import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/light/button-link';
import { Icon } from '../../../components/light/icon';
import { Spinner } from '../../../components/light/spinner';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import {
	getRecommendationsRequest,
	getSuggestions,
	getUpsell,
} from '../../../state/recommendations/selectors';
import {
	openSuggestions,
	openUpsell,
} from '../../../state/recommendations/thunks';
import { refreshHoldings } from '../../../state/site/holdings-thunks';
import { getPartData } from '../../../state/site/parts-selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import { StepFrame } from '../step-frame';
import { useStep } from '../use-step';
import { findBenefits, findLatestPurchase } from './latest-purchase';

const SLUG = 'product-purchased';

/** After a purchase: what the product includes. */
export function PurchasedStep() {
	const dispatch = useAppDispatch();
	const [ isRefreshed, setRefreshed ] = useState( false );
	const purchases =
		useAppSelector( ( state ) => getPartData( state, 'purchases' ) ) ?? [];
	const suggestions = useAppSelector( getSuggestions ) ?? [];
	const upsell = useAppSelector( getUpsell );
	const { catalog } = useAppSelector( getSiteInfo );
	const areOffersPending = useAppSelector( ( state ) =>
		( [ 'fetch-suggestions', 'fetch-upsell' ] as const ).some(
			( name ) =>
				getRecommendationsRequest( state, name ).kind === 'pending'
		)
	);
	const purchase = findLatestPurchase( purchases );
	const { nextHref, recordClick } = useStep( SLUG );

	// The purchase may be newer than the cached ones.
	useEffect( () => {
		let isOver = false;
		// Before the refresh, so that they don't start after it has ended.
		dispatch( openSuggestions() );
		dispatch( openUpsell() );
		void dispatch( refreshHoldings() ).then( () => {
			if ( ! isOver ) {
				setRefreshed( true );
			}
		} );
		return () => {
			isOver = true;
		};
	}, [ dispatch ] );

	if ( ! purchase && isRefreshed ) {
		return <Navigate to={ nextHref.slice( 1 ) } replace />;
	}
	// Until then, the latest purchase that is known may be an older one.
	const isKnown = purchase !== undefined && isRefreshed && ! areOffersPending;
	return (
		<StepFrame
			step={ SLUG }
			title={
				isKnown
					? __( 'Your plan has been upgraded!', 'jetpack-dashboard' )
					: __( 'Checking your purchase', 'jetpack-dashboard' )
			}
		>
			<div className="jp-assistant__text" role="status">
				{ isKnown && purchase.productName }
			</div>
			{ isKnown ? (
				<Benefits
					texts={ findBenefits( purchase.productSlug, [
						...suggestions,
						...( upsell ? [ upsell ] : [] ),
						...Object.values( catalog ),
					] ) }
				/>
			) : (
				<Spinner />
			) }
			{ /* Also while the account service takes its time. */ }
			<div className="jp-assistant__actions">
				<ButtonLink
					variant="primary"
					href={ nextHref }
					onClick={ () => recordClick( 'continue' ) }
				>
					{ __( 'Configure your site', 'jetpack-dashboard' ) }
				</ButtonLink>
			</div>
		</StepFrame>
	);
}

/** @param texts Empty for a product of a newer version of the service. */
function Benefits( { texts }: { texts: readonly string[] } ) {
	return texts.length > 0 ? (
		<ul className="jp-assistant__list">
			{ texts.map( ( text ) => (
				<li key={ text }>
					<Icon name="check" />
					{ text }
				</li>
			) ) }
		</ul>
	) : null;
}
