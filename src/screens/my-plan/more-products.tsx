import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../components/light/card';
import { useAppSelector } from '../../hooks/store';
import { getProductPath, isProductKey } from '../../lib/plans/products';
import type { ProductKey } from '../../lib/plans/products';
import { getSiteInfo } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { getPurchasesLoadState, siteOwns } from '../shared/site-purchases';

/** Links to the products that the site doesn't have. */
export function MoreProducts() {
	const keys = useAppSelector( getMissing, shallowEqual );
	const { catalog } = useAppSelector( getSiteInfo );
	return keys.length === 0 ? null : (
		<Card>
			<CardHeader
				level={ 2 }
				icon="rocket"
				title={ __( 'Add a product', 'jetpack-dashboard' ) }
			/>
			<ul className="jp-my-plan__more">
				{ keys.map( ( key ) => (
					<li key={ key }>
						<a href={ `#${ getProductPath( key ) }` }>
							{ catalog[ key ]?.title }
						</a>
					</li>
				) ) }
			</ul>
		</Card>
	);
}

/** Returns a new list each time, so use it with shallowEqual. */
function getMissing( state: RootState ): readonly ProductKey[] {
	const { catalog, showsPromotions } = getSiteInfo( state );
	return showsPromotions && getPurchasesLoadState( state ) === 'known'
		? Object.keys( catalog )
				.filter( isProductKey )
				.filter( ( key ) => ! siteOwns( state, key ) )
		: [];
}
