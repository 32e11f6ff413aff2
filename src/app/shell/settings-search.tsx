import { __ } from '@wordpress/i18n';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/light/icon';
import { useDebouncedCall } from '../../hooks/debounced-call';
import {
	useCurrentSearchTerm,
	useSetSearchTerm,
} from '../../hooks/search-term';
import './settings-search.scss';

const SETTINGS_SEARCH_DEBOUNCE_MS = 500;

/**
 * The search box next to the tabs. Clicking or typing opens the search. Focus
 * alone doesn't, so that keyboard users can tab past it.
 */
export function SettingsSearch() {
	const id = useId();
	const inputRef = useRef< HTMLInputElement >( null );
	const term = useCurrentSearchTerm();
	const writeTerm = useSetSearchTerm();
	const [ text, setText ] = useState( term ?? '' );
	/** The term from the URL that the box already shows. */
	const [ known, setKnown ] = useState( term );
	const isOpen = term !== null;

	const write = ( next: string | null ) => {
		setKnown( next );
		writeTerm( next );
	};
	const typed = useDebouncedCall( write, SETTINGS_SEARCH_DEBOUNCE_MS );

	// Updates the box after Back, Forward, a tab change or a manual edit of the
	// hash.
	if ( term !== known ) {
		typed.cancel();
		setKnown( term );
		setText( term ?? '' );
	}

	const open = () => {
		if ( ! isOpen ) {
			write( '' );
		}
	};
	const close = () => {
		typed.cancel();
		setText( '' );
		write( null );
		inputRef.current?.focus();
	};

	return (
		<form
			role="search"
			className="jp-settings-search"
			onSubmit={ ( event ) => {
				event.preventDefault();
				typed.now( text );
			} }
		>
			<label className="jp-visually-hidden" htmlFor={ id }>
				{ __( 'Search settings', 'jetpack-dashboard' ) }
			</label>
			<Icon name="search" />
			<input
				ref={ inputRef }
				id={ id }
				// Not type="search", which adds a second clear button in some
				// browsers.
				type="text"
				enterKeyHint="search"
				autoComplete="off"
				className="jp-settings-search__input"
				placeholder={ __(
					'Search for a Jetpack feature.',
					'jetpack-dashboard'
				) }
				value={ text }
				onClick={ open }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Escape' && isOpen ) {
						close();
					}
				} }
				onChange={ ( event ) => {
					open();
					setText( event.target.value );
					typed.later( event.target.value );
				} }
			/>
			{ isOpen && (
				<button
					type="button"
					className="jp-settings-search__close"
					aria-label={ __( 'Close search', 'jetpack-dashboard' ) }
					onClick={ close }
				>
					<Icon name="close" />
				</button>
			) }
		</form>
	);
}
