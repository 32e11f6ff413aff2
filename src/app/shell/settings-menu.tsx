import { __ } from '@wordpress/i18n';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/light/icon';
import type { SettingsTab } from '../settings-tabs';
import { SettingsLinks } from './settings-links';

interface SettingsMenuProps {
	readonly tabs: readonly SettingsTab[];
	readonly current: SettingsTab | undefined;
}

/** The tabs as a menu; its button shows the current one. */
export function SettingsMenu( { tabs, current }: SettingsMenuProps ) {
	const listId = useId();
	const buttonRef = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && isOpen ) {
			setOpen( false );
			buttonRef.current?.focus();
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any of its parts closes it.
		<div className="jp-settings-menu" onKeyDown={ onKeyDown }>
			<button
				ref={ buttonRef }
				type="button"
				className="jp-settings-menu__button"
				aria-expanded={ isOpen }
				aria-controls={ listId }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ current?.name() ?? __( 'Settings', 'jetpack-dashboard' ) }
				<Icon name="chevron-down" />
			</button>
			<ul
				id={ listId }
				className="jp-settings-menu__list"
				hidden={ ! isOpen }
			>
				<SettingsLinks tabs={ tabs } current={ current } />
			</ul>
		</div>
	);
}
