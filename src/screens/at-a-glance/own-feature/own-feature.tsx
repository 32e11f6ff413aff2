import type { ReactNode } from 'react';
import { useAppSelector } from '../../../hooks/store';
import { getSiteStatus } from '../../../state/connection/selectors';
import {
	canActivateModule,
	isModuleActive,
} from '../../../state/modules/selectors';
import { OfferLink } from '../../shared/offer/offer-banner';
import { getOffer } from '../../shared/offer/offer-input';
import type { OfferKey } from '../../shared/offer/offers';
import { ModuleActivation } from '../module-activation';
import { ownFeatureView } from './own-feature-view';

interface OwnFeatureProps< Kind extends string > {
	readonly module: string;
	/** The kind of the card's view. */
	readonly kind: Kind;
	/** The kinds whose service does nothing. */
	readonly idleKinds: readonly NoInfer< Kind >[];
	/** The card shows the site's own feature. */
	readonly isShown: boolean;
	/** The service works without the site's connection. */
	readonly isIndependent?: boolean;
	/** What the site can do, and the label of the button that turns it on. */
	readonly offer: readonly [ text: string, label: string ];
	/** Who does the work, if the site does it instead of the service. */
	readonly instead: string;
	/** How to choose the service then, as a link or button. */
	readonly choice: ReactNode;
	/** What the site does besides the service. */
	readonly besides: ReactNode;
}

/** A line about the site's own feature, below the content of a service's card. */
export function OwnFeature< Kind extends string >( {
	module,
	kind,
	idleKinds,
	isShown,
	isIndependent,
	offer: [ text, label ],
	instead,
	choice,
	besides,
}: OwnFeatureProps< Kind > ) {
	const view = useAppSelector( ( state ) => {
		const status = getSiteStatus( state );
		return ownFeatureView( {
			isChoice: isIndependent
				? status !== 'offline'
				: status === 'connected',
			isServiceIdle: idleKinds.includes( kind ),
			isShown,
			isOn: isModuleActive( state, module ),
			canActivate: canActivateModule( state, module ),
		} );
	} );
	switch ( view ) {
		case 'none':
			return null;
		case 'offer':
			return (
				<OwnLine>
					{ text }{ ' ' }
					<ModuleActivation module={ module } label={ label } />
				</OwnLine>
			);
		case 'instead':
			return (
				<OwnLine>
					{ instead } { choice }
				</OwnLine>
			);
		case 'besides':
			return besides && <OwnLine>{ besides }</OwnLine>;
	}
}

/** The service's offer, in the line; nothing if the user dismissed it. */
export function QuietOffer( { offer }: { readonly offer: OfferKey } ) {
	const view = useAppSelector( ( state ) => getOffer( state, offer ) );
	return (
		view !== 'none' && (
			<OfferLink offer={ offer } view={ view } variant="link" />
		)
	);
}

export function OwnLine( { children }: { readonly children: ReactNode } ) {
	return <p className="jp-card__more">{ children }</p>;
}
