import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../../components/light/card';
import { Spinner } from '../../../components/light/spinner';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	isInIdentityCrisis,
	isLocalMode,
} from '../../../state/connection/selectors';
import {
	getRecommendationsRequest,
	getUpsell,
} from '../../../state/recommendations/selectors';
import { openUpsell } from '../../../state/recommendations/thunks';
import { getPart } from '../../../state/site/parts-selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { readPart } from '../../shared/part-result';
import { ServiceLink } from '../../shared/service-link';
import { hasAnyFeature } from '../../shared/site-purchases';
import { useParts } from '../../shared/use-parts';
import { GuaranteeBadge } from '../offers/guarantee-badge';
import { OfferCard } from '../offers/offer-card';
import { useDiscount } from '../offers/use-discount';
import { PageLink } from '../page-link';
import { isFreeSite } from '../steps/get-step-input';
import { sidebarView } from './sidebar-view';
import type { SidebarInput } from './sidebar-view';

const PARTS = [ 'rewind', 'discount', 'intro-offers' ] as const;

/** The provider's name of the feature. */
const SCAN = 'security-scanning-jetpack';

function getInput( state: RootState ): Omit< SidebarInput, 'upsell' > {
	const rewind = readPart( getPart( state, 'rewind' ) );
	return {
		isLocal: isLocalMode( state ),
		showsPromotions: getSiteInfo( state ).showsPromotions,
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isFree: isFreeSite( state ),
		rewind: getRewindState( rewind ),
		hasScan: hasAnyFeature( state, [ SCAN ] ),
	};
}

function getRewindState(
	rewind: ReturnType< typeof readPart< { state: SidebarInput[ 'rewind' ] } > >
): SidebarInput[ 'rewind' ] {
	switch ( rewind.kind ) {
		case 'known':
			return rewind.data.state;
		case 'failed':
			return 'unknown';
		case 'loading':
			return null;
	}
}

function useUpsellState(): SidebarInput[ 'upsell' ] {
	const upsell = useAppSelector( getUpsell );
	const { kind } = useAppSelector( ( state ) =>
		getRecommendationsRequest( state, 'fetch-upsell' )
	);
	if ( upsell !== undefined ) {
		return { kind: 'known', isHidden: upsell === null };
	}
	return { kind: kind === 'failed' ? 'failed' : 'loading' };
}

interface SidebarProps {
	readonly onCheckout: () => void;
}

/** The card beside the summary. */
export function Sidebar( { onCheckout }: SidebarProps ) {
	const dispatch = useAppDispatch();
	useParts( PARTS );
	useEffect( () => {
		dispatch( openUpsell() );
	}, [ dispatch ] );
	const upsell = useUpsellState();
	const view = sidebarView( {
		...useAppSelector( getInput, shallowEqual ),
		upsell,
	} );

	switch ( view.kind ) {
		case 'none':
			return null;
		case 'loading':
			return <Spinner />;
		case 'upsell':
			return <UpsellCard onCheckout={ onCheckout } />;
		case 'upsell-without-price':
			return (
				<SidebarCard
					title={ __( 'Get more from Jetpack', 'jetpack-dashboard' ) }
					text={ __(
						'Add backups, malware scanning, spam protection, and more to your site.',
						'jetpack-dashboard'
					) }
				>
					<a href="#/plans">
						{ __( 'Compare plans', 'jetpack-dashboard' ) }
					</a>
				</SidebarCard>
			);
		case 'one-click-restores':
			return (
				<SidebarCard
					title={ __(
						'Enable one-click restores',
						'jetpack-dashboard'
					) }
					text={ __(
						'Add your server credentials to restore your site from a backup with one click.',
						'jetpack-dashboard'
					) }
				>
					<ServiceLink source="jetpack-settings-credentials">
						{ __( 'Add credentials', 'jetpack-dashboard' ) }
					</ServiceLink>
				</SidebarCard>
			);
		case 'manage-security':
			return (
				<SidebarCard
					title={ __( 'Manage your security', 'jetpack-dashboard' ) }
					text={ __(
						'View your backups and scan results in one place.',
						'jetpack-dashboard'
					) }
				>
					<ServiceLink source="jetpack-backup">
						{ __( 'View your backups', 'jetpack-dashboard' ) }
					</ServiceLink>
				</SidebarCard>
			);
		case 'download-app':
			return (
				<SidebarCard
					title={ __( 'Download our app', 'jetpack-dashboard' ) }
					text={ __(
						'Manage your site, view stats, and reply to comments from your phone.',
						'jetpack-dashboard'
					) }
				>
					<PageLink source="jetpack-mobile-apps">
						{ __( 'Download the app', 'jetpack-dashboard' ) }
					</PageLink>
				</SidebarCard>
			);
		default:
			return assertNever( view );
	}
}

interface SidebarCardProps {
	readonly title: string;
	readonly text: string;
	readonly children: ReactNode;
}

function SidebarCard( { title, text, children }: SidebarCardProps ) {
	return (
		<Card>
			<CardHeader title={ title } level={ 2 } />
			<p className="jp-card__more">{ text }</p>
			<div className="jp-card__actions">{ children }</div>
		</Card>
	);
}

function UpsellCard( { onCheckout }: SidebarProps ) {
	const upsell = useAppSelector( getUpsell );
	const { usable } = useDiscount();
	return upsell ? (
		<>
			<OfferCard
				offer={ upsell }
				discount={ usable }
				onCheckout={ onCheckout }
			/>
			<GuaranteeBadge />
		</>
	) : null;
}
