const focusedBefore = new WeakMap< HTMLDialogElement, Element | null >();

/**
 * jsdom doesn't implement modal dialogs: polyfills how they take and restore
 * the focus, as in the HTML standard.
 */
HTMLDialogElement.prototype.showModal = function () {
	focusedBefore.set( this, document.activeElement );
	this.open = true;
	this.querySelector( 'button' )?.focus();
};
HTMLDialogElement.prototype.close = function () {
	this.open = false;
	const element = focusedBefore.get( this );
	if ( this.isConnected && element instanceof HTMLElement ) {
		element.focus();
	}
};

export {};
