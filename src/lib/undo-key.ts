/** The platform's key for undo, and where it belongs to the browser instead. */

interface UndoKey {
	/** As people read it: `Ctrl+Z`. */
	readonly label: string;
	/** As `aria-keyshortcuts` has it. */
	readonly shortcut: string;
}

/** Inputs without text of their own, in which the browser has nothing to undo. */
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

/** There the key takes back what was typed. */
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
