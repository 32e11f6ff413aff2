/** The platform's undo shortcut, and where the browser handles it instead. */

interface UndoKey {
	/** For display: `Ctrl+Z`. */
	readonly label: string;
	/** In the format of `aria-keyshortcuts`. */
	readonly shortcut: string;
}

/** Input types that have no text for the browser to undo. */
const TEXTLESS_INPUTS: readonly string[] = [
	'button',
	'checkbox',
	'color',
	'file',
	'image',
	'radio',
	'range',
	'reset',
	'submit',
];

export function getUndoKey(): UndoKey {
	return isApple()
		? { label: '⌘Z', shortcut: 'Meta+Z' }
		: { label: 'Ctrl+Z', shortcut: 'Control+Z' };
}

export function isUndoKey( event: KeyboardEvent ): boolean {
	const [ modifier, other ] = isApple()
		? [ event.metaKey, event.ctrlKey ]
		: [ event.ctrlKey, event.metaKey ];
	return (
		event.key.toLowerCase() === 'z' &&
		modifier &&
		! other &&
		! event.shiftKey &&
		! event.altKey
	);
}

/**
 * Whether the browser's own undo applies, because the target is a text field.
 */
export function isTextField( target: EventTarget | null ): boolean {
	return (
		target instanceof HTMLTextAreaElement ||
		( target instanceof HTMLInputElement &&
			! TEXTLESS_INPUTS.includes( target.type ) ) ||
		( target instanceof HTMLElement && target.isContentEditable )
	);
}

function isApple(): boolean {
	return /^(Mac|iP)/.test( window.navigator.platform );
}
