import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { Pill } from '../../../components/light/pill';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { recordEvent } from '../../../state/events';
import type { Look } from '../card-looks';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { getOfferUrl } from './offer-facts';
import { getConnectText, getOfferText } from './offer-texts';
import type { OfferView } from './offer-view';
import { getDeclaration } from './offers';
import type { OfferKey } from './offers';
import { useDismissal } from './use-dismissal';
import './offer-banner.scss';

interface OfferProps {
	readonly offer: OfferKey;
	readonly view: Exclude< OfferView, 'none' >;
}

/** A card that is nothing but an offer, as properties of the one that draws it. */
export function offerLook( offer: OfferKey, view: OfferProps[ 'view' ] ): Look {
	return {
		look: view,
		// Nobody shall take what it promises for what is so.
		pill: offer !== 'security' && (
			<Pill>{ __( 'Not in your plan', 'jetpack-dashboard' ) }</Pill>
		),
		children: getText( offer, view ),
		actions: <OfferActions offer={ offer } view={ view } />,
	};
}

/** The same as a component, for cards that have no other look to keep the focus from. */
export function OfferCard( {
	offer,
	view,
	...card
}: OfferProps & CardIdentity ) {
	return <DashboardCard { ...card } { ...offerLook( offer, view ) } />;
}

/** An offer under what a card has to say (its `extra`). */
export function OfferBanner( { offer, view }: OfferProps ) {
	return (
		<div className="jp-offer-banner">
			<p>{ getText( offer, view ) }</p>
			<div className="jp-offer-banner__actions">
				<OfferActions offer={ offer } view={ view } />
			</div>
		</div>
	);
}

function getText( offer: OfferKey, view: OfferProps[ 'view' ] ): string {
	return view === 'upgrade' ? getOfferText( offer ) : getConnectText( offer );
}

/** The way to it, and the way out. */
export function OfferActions( { offer, view }: OfferProps ) {
	const dispatch = useAppDispatch();
	const url = useAppSelector( ( state ) => getOfferUrl( state, offer ) );
	const { noticeId } = getDeclaration( offer );
	return (
		<>
			{ view === 'upgrade' ? (
				url && (
					<ButtonLink
						href={ url }
						onClick={ () =>
							dispatch(
								recordEvent( 'jetpack_upgrade_banner_click', {
									offer,
								} )
							)
						}
					>
						{ __( 'Upgrade', 'jetpack-dashboard' ) }
					</ButtonLink>
				)
			) : (
				<ButtonLink
					href="#/connect-user"
					onClick={ () =>
						dispatch(
							recordEvent( 'jetpack_connect_banner_click', {
								offer,
							} )
						)
					}
				>
					{ __( 'Connect', 'jetpack-dashboard' ) }
				</ButtonLink>
			) }
			<DismissButton noticeId={ noticeId } />
		</>
	);
}

/** For good, and for this user alone. */
export function DismissButton( { noticeId }: { noticeId: string } ) {
	const buttonRef = useRef< HTMLButtonElement >( null );
	const dismiss = useDismissal( noticeId, buttonRef );
	return (
		<Button
			ref={ buttonRef }
			variant="link"
			onClick={ () => void dismiss() }
		>
			{ __( 'Don’t show this again', 'jetpack-dashboard' ) }
		</Button>
	);
}
