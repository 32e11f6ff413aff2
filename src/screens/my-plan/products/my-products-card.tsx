import { __ } from '@wordpress/i18n';
import { Card, CardHeader } from '../../../components/light/card';
import { PlanIcon } from '../../../components/light/plan-icon';
import type { IconName } from '../../../components/light/icon';
import { Skeleton } from '../../../components/light/skeleton';
import { useNow } from '../../../components/light/use-now';
import { useAppSelector } from '../../../hooks/store';
import { shallowEqual } from 'react-redux';
import { getPlanClass, isBackupClass } from '../../../lib/plans/plan-classes';
import { getPart, getPartData } from '../../../state/site/parts-selectors';
import { PartStatus } from '../../shared/part-status';
import { getSlugs } from '../../shared/site-purchases';
import { getMyProducts } from './my-products';
import type { OwnedProduct } from './my-products';
import { ProductTags, PurchaseLine } from './product-line';

const MINUTE_MS = 60_000;

/** The site's products, without its plan. */
export function MyProductsCard() {
	const part = useAppSelector( ( state ) => getPart( state, 'purchases' ) );
	const purchases = useAppSelector( ( state ) =>
		getPartData( state, 'purchases' )
	);
	const [ planSlug = '', ...productSlugs ] = useAppSelector(
		getSlugs,
		shallowEqual
	);
	const products = getMyProducts(
		purchases,
		planSlug,
		productSlugs,
		useNow( MINUTE_MS )
	);
	const isLoading = part.kind === 'loading' && products.length === 0;
	return (
		<Card isLoading={ isLoading } isFailed={ part.kind === 'failed' }>
			<CardHeader
				level={ 2 }
				title={ __( 'My Products', 'jetpack-dashboard' ) }
			/>
			{ isLoading && (
				<p className="jp-card__say">
					<Skeleton characters={ 32 } />
				</p>
			) }
			{ products.length > 0 && (
				<ul className="jp-my-plan__products">
					{ products.map( ( product ) => (
						<ProductItem key={ product.key } product={ product } />
					) ) }
				</ul>
			) }
			{ products.length === 0 &&
				( part.kind === 'ready' || part.kind === 'stale' ) && (
					<p className="jp-card__say">
						{ __(
							'No products besides your plan.',
							'jetpack-dashboard'
						) }
					</p>
				) }
			{ part.kind === 'failed' && (
				<p className="jp-card__say">
					{ __(
						'Your purchases could not be loaded.',
						'jetpack-dashboard'
					) }
				</p>
			) }
			<PartStatus part="purchases" />
		</Card>
	);
}

function ProductItem( { product }: { product: OwnedProduct } ) {
	return (
		<li className="jp-my-plan__product">
			<PlanIcon name={ getIcon( product.slug ) } />
			<div>
				<p className="jp-my-plan__name">
					<strong>{ product.name || product.slug }</strong>
					<ProductTags
						storage={ product.storage }
						hasMonthArchive={ product.hasMonthArchive }
						badges={ product.badges }
					/>
				</p>
				<p className="jp-card__more">
					<PurchaseLine dates={ product.dates } />
				</p>
			</div>
		</li>
	);
}

function getIcon( slug: string ): IconName {
	const planClass = getPlanClass( slug );
	switch ( planClass ) {
		case 'search':
			return 'search';
		case 'videopress':
			return 'video';
		case 'anti-spam':
			return 'check';
		default:
			return planClass !== null && isBackupClass( planClass )
				? 'box'
				: 'shield';
	}
}
