import { __ } from '@wordpress/i18n';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/light/icon';
import { useDebouncedCall } from '../../hooks/debounced-call';
import { useSearchTerm, useSetSearchTerm } from '../../hooks/search-term';
import './settings-search.scss';

const SETTINGS_SEARCH_DEBOUNCE_MS = 500;

/**
 * The box beside the tabs. A press in it opens the search, and so does
 * typing; the focus alone doesn't, or nobody could pass it with the keyboard.
 */
export function SettingsSearch() {
	const id = useId();
	const inputRef = useRef< HTMLInputElement >( null );
	const term = useSearchTerm();
	const writeTerm = useSetSearchTerm();
	const [ text, setText ] = useState( term ?? '' );
	/** The address's term that the box has taken over, or has written itself. */
	const [ known, setKnown ] = useState( term );
	const isOpen = term !== null;

	const write = ( next: string | null ) => {
		setKnown( next );
		writeTerm( next );
	};
	const typed = useDebouncedCall( write, SETTINGS_SEARCH_DEBOUNCE_MS );

	// Back and forward, a tab, a hash edited by hand: the box follows.
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
				// type="search" brings a second way to clear it, in some browsers.
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
