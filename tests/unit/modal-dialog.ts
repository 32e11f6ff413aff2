const focusedBefore = new WeakMap< HTMLDialogElement, Element | null >();

/** jsdom has no modal dialogs: as the HTML standard has them take the focus and give it back. */
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
