import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import {
	getDiscountStep,
	getSuggestions,
} from '../../../state/recommendations/selectors';
import { markDiscountViewed } from '../../../state/recommendations/thunks';
import { getPartData } from '../../../state/site/parts-selectors';
import { getStepInput } from '../steps/get-step-input';
import { getStepPath } from '../steps/step-slugs';
import type { StepSlug } from '../steps/step-slugs';
import { getLargestDiscount } from './discount';
import { DiscountCountdown } from './discount-countdown';
import { useDiscount } from './use-discount';

/** Advertises the discount below a step, on the first one that shows it only. */
export function DiscountCard( { step }: { step: StepSlug } ) {
	const dispatch = useAppDispatch();
	const { usable, expires, hasEnded } = useDiscount();
	const { suggestions } = useAppSelector( getStepInput );
	const slugs = ( useAppSelector( getSuggestions ) ?? [] ).map(
		( { slug } ) => slug
	);
	const offers =
		useAppSelector( ( state ) => getPartData( state, 'intro-offers' ) ) ??
		[];
	const shownOn = useAppSelector( getDiscountStep );
	const isShown =
		( usable !== null || hasEnded ) &&
		suggestions === 'available' &&
		( shownOn === null || shownOn === step );

	useEffect( () => {
		if ( isShown ) {
			dispatch( markDiscountViewed( step ) );
		}
	}, [ dispatch, isShown, step ] );

	if ( ! isShown || expires === null ) {
		return null;
	}
	const percent =
		usable &&
		( getLargestDiscount( slugs, offers, usable.percent ) ||
			Math.round( usable.percent ) );
	return (
		<aside
			className="jp-assistant__actions"
			aria-label={ __( 'Discount', 'jetpack-dashboard' ) }
		>
			{ percent !== null && (
				<p>
					{ sprintf(
						/* translators: %d: a discount in percent */
						__(
							'Save up to %d%% in your first year.',
							'jetpack-dashboard'
						),
						percent
					) }
				</p>
			) }
			<DiscountCountdown expires={ expires } />
			<a href={ `#${ getStepPath( 'product-suggestions' ) }` }>
				{ __( 'View products', 'jetpack-dashboard' ) }
			</a>
		</aside>
	);
}
