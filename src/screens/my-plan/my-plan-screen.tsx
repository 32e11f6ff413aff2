import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { CardGrid } from '../../components/light/card-grid';
import { SectionHeader } from '../../components/light/section-header';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { afterPaint } from '../../lib/after-paint';
import { getSiteStatus } from '../../state/connection/selectors';
import { showsLicensing } from '../../state/licensing/selectors';
import { fetchDetachedCount } from '../../state/licensing/notice-thunks';
import { fetchModules } from '../../state/modules/thunks';
import { getPartData } from '../../state/site/parts-selectors';
import { getPurchasesLoadState, getSlugs } from '../shared/site-purchases';
import { useParts } from '../shared/use-parts';
import { FeatureCard } from './features/feature-card';
import { getPlanFeatures } from './features/plan-features';
import { LicenseActions } from './license-actions';
import { LicenseBox } from './license-box';
import { MoreProducts } from './more-products';
import { myPlanView } from './my-plan-view';
import type { MyPlanView } from './my-plan-view';
import { PlanCard } from './plan-card';
import { MyProductsCard } from './products/my-products-card';
import './my-plan.scss';

const PARTS = [ 'site', 'purchases', 'rewind', 'scan' ] as const;

interface MyPlanScreenProps {
	/** Whether to link to the recommendations. */
	readonly hasRecommendations: boolean;
}

/** The site's plan, products and features. */
export function MyPlanScreen( { hasRecommendations }: MyPlanScreenProps ) {
	const dispatch = useAppDispatch();
	const input = useAppSelector(
		( state ) => ( {
			siteStatus: getSiteStatus( state ),
			knowledge: getPurchasesLoadState( state ),
		} ),
		shallowEqual
	);
	const slugs = useAppSelector( getSlugs, shallowEqual );
	const hasPurchases = useAppSelector(
		( state ) => ( getPartData( state, 'purchases' ) ?? [] ).length > 0
	);
	const mayEnterKeys = useAppSelector( showsLicensing );
	const view = myPlanView( { ...input, slugs } );
	const isOnline = input.siteStatus === 'connected';
	useParts( PARTS );
	useModulesOf( slugs );
	useEffect(
		() =>
			isOnline
				? afterPaint( () => void dispatch( fetchDetachedCount() ) )
				: undefined,
		[ dispatch, isOnline ]
	);

	return (
		<div className="jp-my-plan">
			<h1 className="jp-visually-hidden" tabIndex={ -1 }>
				{ __( 'My Plan', 'jetpack-dashboard' ) }
			</h1>
			{ isOnline && (
				<LicenseActions
					variant="header"
					hasPurchases={ hasPurchases }
					hasRecommendations={ hasRecommendations }
				/>
			) }
			<CardGrid>
				<PlanCard view={ view } />
				{ isOnline && <MyProductsCard /> }
			</CardGrid>
			<Features view={ view } />
			{ isOnline && (
				<>
					<CardGrid>
						{ mayEnterKeys && <LicenseBox /> }
						<MoreProducts />
					</CardGrid>
					<LicenseActions
						variant="footer"
						hasPurchases={ hasPurchases }
						hasRecommendations={ hasRecommendations }
					/>
				</>
			) }
		</div>
	);
}

/** Refetches the modules when the plan or products change, since those determine which are available. */
function useModulesOf( slugs: readonly string[] ) {
	const dispatch = useAppDispatch();
	const known = slugs.join();
	const first = useRef( known );
	useEffect( () => {
		if ( known !== first.current ) {
			first.current = known;
			void dispatch( fetchModules( { isRefresh: true } ) );
		}
	}, [ dispatch, known ] );
}

function Features( { view }: { view: MyPlanView } ) {
	return (
		<section aria-labelledby="jp-my-plan-features">
			<SectionHeader
				id="jp-my-plan-features"
				title={ __( 'Features', 'jetpack-dashboard' ) }
			/>
			{ view.kind === 'plan' || view.kind === 'offline' ? (
				<CardGrid>
					{ getPlanFeatures(
						view.kind === 'plan' ? view.holdings : []
					).map( ( slug ) => (
						<FeatureCard key={ slug } slug={ slug } />
					) ) }
				</CardGrid>
			) : (
				<p role="status">{ getFeaturesStatus( view.kind ) }</p>
			) }
		</section>
	);
}

/** Why no features are shown. */
function getFeaturesStatus(
	kind: Exclude< MyPlanView[ 'kind' ], 'plan' | 'offline' >
): string {
	switch ( kind ) {
		case 'not-connected':
			return __(
				'Features appear here once your site is connected.',
				'jetpack-dashboard'
			);
		case 'loading':
			return __( 'Loading…', 'jetpack-dashboard' );
		case 'failed':
			return __(
				'Features appear here once your plan has loaded.',
				'jetpack-dashboard'
			);
		case 'unknown':
			return __(
				'Features appear here once you have updated the plugin.',
				'jetpack-dashboard'
			);
	}
}
