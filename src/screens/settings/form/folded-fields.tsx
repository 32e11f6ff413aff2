import { __, sprintf } from '@wordpress/i18n';
import { createContext, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/light/icon';
import './folded-fields.scss';

/**
 * Whether the fields of features that are off are shown anyway: a search found
 * one of them, or the card has unsaved changes.
 */
export const UnfoldContext = createContext( false );

interface FoldedFieldsProps {
	/** The label of the feature's switch. */
	readonly label: string;
	/** The feature is on, so that its fields can be changed. */
	readonly isOn: boolean;
	readonly children: ReactNode;
}

/**
 * The fields of a feature. While the feature is off, they are hidden behind a
 * button. They stay mounted, so that turning it on keeps what the user typed.
 */
export function FoldedFields( { label, isOn, children }: FoldedFieldsProps ) {
	const id = useId();
	const [ isOpen, setOpen ] = useState( false );
	const isUnfolded = useContext( UnfoldContext ) || isOn;

	// Folded again the next time that the feature is turned off.
	if ( isOn && isOpen ) {
		setOpen( false );
	}
	return (
		<div className="jp-fold">
			{ ! isUnfolded && (
				<button
					type="button"
					className="jp-fold__button"
					aria-label={ sprintf(
						/* translators: %s: the label of a feature's switch */
						__( 'Settings: %s', 'jetpack-dashboard' ),
						label
					) }
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ () => setOpen( ! isOpen ) }
				>
					<Icon name="chevron-down" />
					{ __( 'Settings', 'jetpack-dashboard' ) }
				</button>
			) }
			<div
				id={ id }
				className="jp-fold__fields"
				hidden={ ! isUnfolded && ! isOpen }
			>
				{ children }
			</div>
		</div>
	);
}
