import { __, sprintf } from '@wordpress/i18n';
import { ChoiceGroup } from '../../../components/light/choice-group';
import { useAppSelector } from '../../../hooks/store';
import { speak } from '../../../lib/speak';
import {
	getSharingServiceNames,
	readSharingServices,
} from '../../../state/settings/sharing-services';
import type { SharingServices } from '../../../state/settings/sharing-services';
import type { SettingValue } from '../../../state/settings/types';
import type { CustomRowProps } from '../declarations/settings-section';
import { getFieldMessages } from '../form/field-messages';
import { OwnServices } from './own-services';
import { ServiceList } from './service-list';
import { applyAction, listServices } from './sharing-services-view';
import type { ServiceAction, ServiceEntry } from './sharing-services-view';
import { useServiceFocus } from './use-service-focus';
import './services-field.scss';

export const SHARING_SERVICES = 'sharing_services';

/** Selects and orders the sharing buttons, including those behind “More”. */
export function ServicesField( { form, disabledReason }: CustomRowProps ) {
	const names = useAppSelector( getSharingServiceNames );
	const services = readSharingServices( form.get( SHARING_SERVICES ) );
	const entries = listServices( names, services );
	const { buttonRef, focusAfter } = useServiceFocus();

	function act( id: string, action: ServiceAction ): SharingServices {
		const next = applyAction( services, id, action );
		form.change( SHARING_SERVICES, next );
		return next;
	}

	const listProps = {
		disabledReason,
		buttonRef,
		onAction: ( { id, name }: ServiceEntry, action: ServiceAction ) => {
			focusAfter( id, action );
			speak( describe( name, id, act( id, action ) ) );
		},
	};
	const inPlace = ( place: ServiceEntry[ 'place' ] ) =>
		entries.filter( ( entry ) => entry.place === place );
	return (
		<ChoiceGroup
			label={ __( 'Services', 'jetpack-dashboard' ) }
			{ ...getFieldMessages( form, SHARING_SERVICES, ( value ) =>
				describeServices( value, names )
			) }
		>
			<ServiceList
				{ ...listProps }
				title={ __( 'Always shown', 'jetpack-dashboard' ) }
				empty={ __( 'None.', 'jetpack-dashboard' ) }
				entries={ inPlace( 'visible' ) }
			/>
			<ServiceList
				{ ...listProps }
				title={ __( 'Under the “More” button', 'jetpack-dashboard' ) }
				empty={ __(
					'None, so the button is not shown.',
					'jetpack-dashboard'
				) }
				entries={ inPlace( 'hidden' ) }
			/>
			<ServiceList
				{ ...listProps }
				title={ __( 'Not used', 'jetpack-dashboard' ) }
				empty={ __( 'None.', 'jetpack-dashboard' ) }
				entries={ inPlace( 'off' ) }
			/>
			<OwnServices
				entries={ entries }
				disabledReason={ disabledReason }
				onAdded={ ( id ) => void act( id, 'visible' ) }
				onRemoved={ ( id ) => void act( id, 'off' ) }
			/>
		</ChoiceGroup>
	);
}

/** Announces the move to screen readers. */
function describe( name: string, id: string, services: SharingServices ) {
	const list = [ services.visible, services.hidden ].find( ( ids ) =>
		ids.includes( id )
	);
	if ( ! list ) {
		return sprintf(
			/* translators: %s: a sharing service's name */
			__( '%s is not used.', 'jetpack-dashboard' ),
			name
		);
	}
	const position = list.indexOf( id ) + 1;
	return list === services.visible
		? sprintf(
				/* translators: 1: a sharing service's name, 2: its place, 3: how many there are */
				__(
					'%1$s is always shown, %2$d of %3$d.',
					'jetpack-dashboard'
				),
				name,
				position,
				list.length
		  )
		: sprintf(
				/* translators: 1: a sharing service's name, 2: its place, 3: how many there are */
				__(
					'%1$s is under “More”, %2$d of %3$d.',
					'jetpack-dashboard'
				),
				name,
				position,
				list.length
		  );
}

/** The visible buttons, in order. */
function describeServices(
	value: SettingValue | undefined,
	names: Readonly< Record< string, string > >
): string {
	const { visible, hidden } = readSharingServices( value );
	return [ ...visible, ...hidden ]
		.map( ( id ) => names[ id ] ?? id )
		.join( ', ' );
}
