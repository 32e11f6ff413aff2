import type { SharingServices } from '../../../state/settings/sharing-services';

/** Visible, under the “More” button, or not used. */
export type ServicePlace = 'visible' | 'hidden' | 'off';

/** Moves a service within its place or to another place. */
export type ServiceAction = 'up' | 'down' | ServicePlace;

export interface ServiceEntry {
	readonly id: string;
	readonly name: string;
	readonly place: ServicePlace;
	/** 1-based position within its place; 0 if the place has no order. */
	readonly position: number;
	readonly canMoveUp: boolean;
	readonly canMoveDown: boolean;
}

type Names = Readonly< Record< string, string > >;

/** The services in use in button order, then the others in the site's order. */
export function listServices(
	names: Names,
	services: SharingServices
): readonly ServiceEntry[] {
	const used = ( place: 'visible' | 'hidden' ) => {
		const ids = services[ place ].filter( ( id ) => id in names );
		return ids.map(
			( id, index ): ServiceEntry => ( {
				id,
				name: names[ id ] ?? id,
				place,
				position: index + 1,
				canMoveUp: index > 0,
				canMoveDown: index < ids.length - 1,
			} )
		);
	};
	const off = Object.keys( names )
		.filter( ( id ) => findPlace( services, id ) === 'off' )
		.map(
			( id ): ServiceEntry => ( {
				id,
				name: names[ id ] ?? id,
				place: 'off',
				position: 0,
				canMoveUp: false,
				canMoveDown: false,
			} )
		);
	return [ ...used( 'visible' ), ...used( 'hidden' ), ...off ];
}

function findPlace( services: SharingServices, id: string ): ServicePlace {
	if ( services.visible.includes( id ) ) {
		return 'visible';
	}
	return services.hidden.includes( id ) ? 'hidden' : 'off';
}

/** Appends a service to a place. */
function placeService(
	services: SharingServices,
	id: string,
	place: ServicePlace
): SharingServices {
	if ( findPlace( services, id ) === place ) {
		return services;
	}
	const without = ( ids: readonly string[] ) =>
		ids.filter( ( other ) => other !== id );
	const visible = without( services.visible );
	const hidden = without( services.hidden );
	return {
		visible: place === 'visible' ? [ ...visible, id ] : visible,
		hidden: place === 'hidden' ? [ ...hidden, id ] : hidden,
	};
}

/** Swaps a service with the one before (-1) or after it (1) in its place. */
function moveService(
	services: SharingServices,
	id: string,
	by: -1 | 1
): SharingServices {
	const move = ( ids: readonly string[] ): readonly string[] => {
		const from = ids.indexOf( id );
		const other = ids[ from + by ];
		if ( from < 0 || other === undefined ) {
			return ids;
		}
		return ids.map( ( at, index ) => {
			if ( index === from ) {
				return other;
			}
			return index === from + by ? id : at;
		} );
	};
	return {
		visible: move( services.visible ),
		hidden: move( services.hidden ),
	};
}

export function applyAction(
	services: SharingServices,
	id: string,
	action: ServiceAction
): SharingServices {
	switch ( action ) {
		case 'up':
			return moveService( services, id, -1 );
		case 'down':
			return moveService( services, id, 1 );
		case 'visible':
		case 'hidden':
		case 'off':
			return placeService( services, id, action );
	}
}
