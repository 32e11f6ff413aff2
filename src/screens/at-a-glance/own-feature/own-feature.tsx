import type { ReactNode } from 'react';
import { useAppSelector } from '../../../hooks/store';
import { getSiteStatus } from '../../../state/connection/selectors';
import {
	canActivateModule,
	isModuleActive,
} from '../../../state/modules/selectors';
import { ModuleActivation } from '../module-activation';
import { ownFeatureView } from './own-feature-view';

interface OwnFeatureProps {
	readonly module: string;
	/** The kind of the card's view. */
	readonly kind: string;
	/** The card shows the site's own feature. */
	readonly isShown: boolean;
	/** The service works without the site's connection. */
	readonly isIndependent?: boolean;
	/** What the site can do, and the label of the button that turns it on. */
	readonly offer: readonly [ text: string, label: string ];
	/** Who does the work, if the site does it instead of the service. */
	readonly instead: string;
	/** What the site does besides the service. */
	readonly besides: ReactNode;
}

/** A line about the site's own feature, below the content of a service's card. */
export function OwnFeature( {
	module,
	kind,
	isShown,
	isIndependent,
	offer: [ text, label ],
	instead,
	besides,
}: OwnFeatureProps ) {
	const view = useAppSelector( ( state ) => {
		const status = getSiteStatus( state );
		return ownFeatureView( {
			isChoice: isIndependent
				? status !== 'offline'
				: status === 'connected',
			kind,
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
			return <OwnLine>{ instead }</OwnLine>;
		case 'besides':
			return besides && <OwnLine>{ besides }</OwnLine>;
	}
}

export function OwnLine( { children }: { readonly children: ReactNode } ) {
	return <p className="jp-card__more">{ children }</p>;
}
