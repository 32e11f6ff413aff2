import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../components/light/button-link';
import { Card, CardBody, CardHeader } from '../../components/light/card';
import { PlanIcon } from '../../components/light/plan-icon';
import { Skeleton } from '../../components/light/skeleton';
import { useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import { getPlanClass } from '../../lib/plans/plan-classes';
import { getStorageTag } from '../../lib/plans/storage';
import { getPartData } from '../../state/site/parts-selectors';
import { ConnectLink } from '../shared/connect-link';
import { PartStatus } from '../shared/part-status';
import { getSlugs } from '../shared/site-purchases';
import type { MyPlanView } from './my-plan-view';
import { getPlanTexts } from './plan-texts';
import {
	findPlanPurchase,
	getBadges,
	toPurchaseDates,
} from './products/my-products';
import { ProductTags, PurchaseLine } from './products/product-line';

/** The site's plan, or why it isn't known. */
export function PlanCard( { view }: { view: MyPlanView } ) {
	switch ( view.kind ) {
		case 'offline':
			return (
				<Card state="offline" isOff>
					<Header />
					<CardBody>
						{ __(
							'Unavailable in Offline Mode',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);
		case 'not-connected':
			return (
				<Card state="not-connected" isOff>
					<Header />
					<CardBody actions={ <ConnectLink /> }>
						{ __(
							'Connect this site to see its plan.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);
		case 'loading':
			return (
				<Card state="loading" isLoading>
					<Header />
					<CardBody
						more={ <Skeleton characters={ 40 } /> }
						actions={ <Skeleton characters={ 18 } /> }
					>
						<Skeleton characters={ 24 } />
					</CardBody>
				</Card>
			);
		case 'failed':
			return (
				<Card state="failed" isFailed>
					<Header />
					<CardBody extra={ <PartStatus part="site" /> }>
						{ __(
							'Your plan could not be loaded.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);
		case 'unknown':
			return (
				<Card state="unknown">
					<Header />
					<CardBody
						more={ __(
							'This version of the plugin doesn’t know your plan. Update the plugin to see its features.',
							'jetpack-dashboard'
						) }
						extra={ <PartStatus part="site" /> }
					>
						<PlanName />
					</CardBody>
				</Card>
			);
		case 'plan':
			return <KnownPlan view={ view } />;
		default:
			return assertNever( view );
	}
}

function KnownPlan( {
	view,
}: {
	view: Extract< MyPlanView, { kind: 'plan' } >;
} ) {
	const [ slug = '' ] = useAppSelector( getSlugs, shallowEqual );
	const purchases = useAppSelector( ( state ) =>
		getPartData( state, 'purchases' )
	);
	const purchase = findPlanPurchase( purchases, slug );
	const planClass = getPlanClass( slug );
	const { icon, name, tagline } = getPlanTexts( view.plan );
	return (
		<Card state={ view.plan }>
			<Header>
				<ProductTags
					storage={ planClass && getStorageTag( planClass ) }
					hasMonthArchive={ false }
					badges={ getBadges( slug ) }
				/>
			</Header>
			<CardBody
				more={ tagline }
				extra={
					<>
						<p>
							<PurchaseLine
								dates={
									purchase && toPurchaseDates( purchase )
								}
							/>
						</p>
						<PartStatus part="site" />
					</>
				}
				actions={
					<ButtonLink href="#/plans-prompt">
						{ view.plan === 'free'
							? __( 'Compare plans', 'jetpack-dashboard' )
							: __( 'Change plan', 'jetpack-dashboard' ) }
					</ButtonLink>
				}
			>
				<PlanIcon name={ icon } />
				{ name }
			</CardBody>
		</Card>
	);
}

/** The provider's name of an unknown plan. */
function PlanName() {
	const [ slug = '' ] = useAppSelector( getSlugs, shallowEqual );
	const purchases = useAppSelector( ( state ) =>
		getPartData( state, 'purchases' )
	);
	return (
		<>{ findPlanPurchase( purchases, slug )?.productName || slug || '…' }</>
	);
}

function Header( { children }: { children?: ReactNode } ) {
	return (
		<CardHeader level={ 2 } title={ __( 'My Plan', 'jetpack-dashboard' ) }>
			{ children }
		</CardHeader>
	);
}
