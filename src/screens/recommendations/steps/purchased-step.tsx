import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/light/button-link';
import { Icon } from '../../../components/light/icon';
import { Spinner } from '../../../components/light/spinner';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getSuggestions } from '../../../state/recommendations/selectors';
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
	const { catalogue } = useAppSelector( getSiteInfo );
	const purchase = findLatestPurchase( purchases );
	const { nextHref, recordClick } = useStep( SLUG );

	// The purchase may be newer than the cached ones.
	useEffect( () => {
		let isOver = false;
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
	return purchase && isRefreshed ? (
		<StepFrame
			step={ SLUG }
			title={ __( 'Your plan has been upgraded!', 'jetpack-dashboard' ) }
		>
			<p className="jp-assistant__text">{ purchase.productName }</p>
			<ul className="jp-assistant__list">
				{ findBenefits(
					purchase.productSlug,
					suggestions,
					Object.values( catalogue )
				).map( ( benefit ) => (
					<li key={ benefit }>
						<Icon name="check" />
						{ benefit }
					</li>
				) ) }
			</ul>
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
	) : (
		<StepFrame
			step={ SLUG }
			title={ __( 'Checking your purchase', 'jetpack-dashboard' ) }
		>
			<Spinner />
		</StepFrame>
	);
}
