import { __ } from '@wordpress/i18n';
import { Card, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { getProductPath } from '../../../lib/plans/products';
import type { ProductKey } from '../../../lib/plans/products';
import { getSiteStatus } from '../../../state/connection/selectors';
import { getOwnPluginState, getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { hasVideoStorage } from '../../shared/plan-features';
import { getPurchasesLoadState, siteOwns } from '../../shared/site-purchases';
import type { StepSlug } from '../steps/step-slugs';
import { mayOffer } from './may-offer';
import { spotlightView } from './spotlight-view';

function getSpotlight( state: RootState, step: StepSlug ): ProductKey | null {
	return spotlightView( {
		step,
		mayOffer:
			getSiteStatus( state ) === 'connected' &&
			getPurchasesLoadState( state ) === 'known' &&
			mayOffer( state ),
		isHeld: ( key ) => siteOwns( state, key ),
		hasAntispamPlugin: getOwnPluginState( state, 'akismet' ) === 'active',
		hasVideoStorage: hasVideoStorage( state ),
	} );
}

/** A product that goes with the step, below it. */
export function SpotlightCard( { step }: { step: StepSlug } ) {
	const key = useAppSelector( ( state ) => getSpotlight( state, step ) );
	const { catalog } = useAppSelector( getSiteInfo );
	const product = key && catalog[ key ];
	return product ? (
		<Card>
			<CardHeader title={ product.title } level={ 2 } />
			<p className="jp-card__more">{ product.description }</p>
			<div className="jp-card__actions">
				<a href={ `#${ getProductPath( key ) }` }>
					{ __( 'View product', 'jetpack-dashboard' ) }
				</a>
			</div>
		</Card>
	) : null;
}
