import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/light/button-link';
import { CardGrid } from '../../components/light/card-grid';
import { Notice } from '../../components/light/notice';
import { Spinner } from '../../components/light/spinner';
import { useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import type { ProductKey } from '../../lib/plans/products';
import type { PartState } from '../../state/site/parts';
import { getPart } from '../../state/site/parts-selectors';
import { ConnectLink } from '../shared/connect-link';
import { PartStatus } from '../shared/part-status';
import { useParts } from '../shared/use-parts';
import { PriceCard } from './price-card';
import { createProductInputSelector } from './product-input';
import { getProductPage } from './product-pages';
import { productView } from './product-view';
import './product.scss';

const PARTS = [ 'site', 'products', 'intro-offers' ] as const;

/** A product's description and price, with a link to the checkout. */
export function ProductScreen( { product }: { product: ProductKey } ) {
	useParts( PARTS );
	const getInput = useMemo(
		() => createProductInputSelector( product ),
		[ product ]
	);
	const view = productView( useAppSelector( getInput ) );
	const { name, lead, leadLabel } = getProductPage( product );

	switch ( view.kind ) {
		case 'offline':
			return (
				<Frame title={ name }>
					<p>
						{ __(
							'Unavailable in Offline Mode',
							'jetpack-dashboard'
						) }
					</p>
				</Frame>
			);
		case 'not-connected':
			return (
				<Frame title={ name }>
					<p>
						{ __(
							'Connect this site to buy products for it.',
							'jetpack-dashboard'
						) }
					</p>
					<p>
						<ConnectLink />
					</p>
				</Frame>
			);
		case 'loading':
			return (
				<Frame title={ name }>
					<Spinner />
				</Frame>
			);
		case 'failed':
			return (
				<Frame title={ name }>
					<p>
						{ view.part === 'site'
							? __(
									'Your plan could not be loaded.',
									'jetpack-dashboard'
							  )
							: __(
									'The prices could not be loaded.',
									'jetpack-dashboard'
							  ) }
					</p>
					<PartStatus part={ view.part } />
				</Frame>
			);
		case 'unavailable':
			return (
				<Frame title={ name }>
					<p>
						{ __(
							'This product isn’t available for your site.',
							'jetpack-dashboard'
						) }
					</p>
					<p>
						<a href="#/plans-prompt">
							{ __( 'See all plans', 'jetpack-dashboard' ) }
						</a>
					</p>
				</Frame>
			);
		case 'owned':
			return (
				<Frame title={ name }>
					<Notice status="success">
						<p>
							{ sprintf(
								/* translators: %s: a product's name */
								__(
									'Your site already has %s.',
									'jetpack-dashboard'
								),
								name
							) }
						</p>
					</Notice>
					<p className="jp-product__leads">
						<ButtonLink variant="primary" href={ `#${ lead }` }>
							{ leadLabel }
						</ButtonLink>
						<a href="#/my-plan">
							{ __( 'View my plan', 'jetpack-dashboard' ) }
						</a>
					</p>
				</Frame>
			);
		case 'offer':
			return (
				<Frame title={ name }>
					<div
						className="jp-product__cards"
						data-layout={ view.layout }
					>
						<CardGrid>
							{ view.cards.map( ( offer ) => (
								<PriceCard key={ offer.key } offer={ offer } />
							) ) }
						</CardGrid>
					</div>
					<PriceStatus areOffersMissing={ view.areOffersMissing } />
					{ view.hasIntroPrice && (
						<p>
							{ __(
								'Special introductory pricing, all renewals are at full price.',
								'jetpack-dashboard'
							) }
						</p>
					) }
					<p>
						{ __(
							'14-day money-back guarantee',
							'jetpack-dashboard'
						) }
					</p>
				</Frame>
			);
		default:
			return assertNever( view );
	}
}

/** Says if current prices or discounts could not be loaded, with a retry. */
function PriceStatus( { areOffersMissing }: { areOffersMissing: boolean } ) {
	// One at a time, since both usually fail for the same reason.
	const failed = useAppSelector( ( state ) =>
		( [ 'intro-offers', 'products' ] as const ).find( ( name ) =>
			hasFailed( getPart( state, name ) )
		)
	);
	return (
		<>
			{ areOffersMissing && (
				<p>
					{ __(
						'Discounts could not be loaded.',
						'jetpack-dashboard'
					) }
				</p>
			) }
			{ failed && <PartStatus part={ failed } /> }
		</>
	);
}

/** Also if there is older data. */
function hasFailed( part: PartState< unknown > ): boolean {
	return (
		part.kind === 'failed' ||
		( part.kind === 'stale' && part.error !== null )
	);
}

function Frame( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<div className="jp-product">
			<h1 className="jp-screen-title" tabIndex={ -1 }>
				{ title }
			</h1>
			{ children }
		</div>
	);
}
