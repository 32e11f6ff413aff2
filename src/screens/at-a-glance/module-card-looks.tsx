import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Pill } from '../../components/light/pill';
import type { Look } from './card-looks';

/** A module that can't do its work here: what is missing, never a dead switch. */
export function unavailableLook( reason: string ): Look {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Not available', 'jetpack-dashboard' ) }</Pill>,
		children:
			reason || __( 'It is not available here.', 'jetpack-dashboard' ),
	};
}

/** A module that is off, with its Activate link. */
export function offLook( activation: ReactNode ): Look {
	return {
		isOff: true,
		pill: <OffPill />,
		actions: activation,
	};
}

export function OnPill() {
	return <Pill status="well">{ __( 'On', 'jetpack-dashboard' ) }</Pill>;
}

export function OffPill() {
	return <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill>;
}
