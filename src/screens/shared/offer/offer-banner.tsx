import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import type { ButtonVariant } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { recordEvent } from '../../../state/events';
import { getOfferUrl } from './offer-input';
import { getConnectText, getOfferText } from './offer-texts';
import type { OfferView } from './offer-view';
import { getDeclaration } from './offers';
import type { OfferKey } from './offers';
import { useDismissal } from './use-dismissal';
import './offer-banner.scss';

export interface OfferProps {
	readonly offer: OfferKey;
	readonly view: Exclude< OfferView, 'none' >;
}

/** An offer below a card's content (its `extra`). */
export function OfferBanner( { offer, view }: OfferProps ) {
	return (
		<div className="jp-offer-banner">
			<p>{ getOfferContent( offer, view ) }</p>
			<div className="jp-offer-banner__actions">
				<OfferActions offer={ offer } view={ view } />
			</div>
		</div>
	);
}

export function getOfferContent(
	offer: OfferKey,
	view: OfferProps[ 'view' ]
): string {
	return view === 'upgrade' ? getOfferText( offer ) : getConnectText( offer );
}

/** The offer's link and its Dismiss button. */
export function OfferActions( { offer, view }: OfferProps ) {
	const { noticeId } = getDeclaration( offer );
	return (
		<>
			<OfferLink offer={ offer } view={ view } />
			<DismissButton noticeId={ noticeId } />
		</>
	);
}

export function OfferLink( {
	offer,
	view,
	variant,
}: OfferProps & { readonly variant?: ButtonVariant } ) {
	const dispatch = useAppDispatch();
	const url = useAppSelector( ( state ) => getOfferUrl( state, offer ) );
	const isUpgrade = view === 'upgrade';
	const href = isUpgrade ? url : '#/connect-user';
	return (
		href && (
			<ButtonLink
				variant={ variant }
				href={ href }
				onClick={ () =>
					dispatch(
						recordEvent(
							isUpgrade
								? 'jetpack_upgrade_banner_click'
								: 'jetpack_connect_banner_click',
							{ offer }
						)
					)
				}
			>
				{ isUpgrade
					? __( 'Upgrade', 'jetpack-dashboard' )
					: __( 'Connect', 'jetpack-dashboard' ) }
			</ButtonLink>
		)
	);
}

/** Dismisses permanently, for this user only. */
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
