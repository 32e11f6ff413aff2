export interface ComposingFacts {
	readonly isManager: boolean;
	/** Names of the tools that are on and do something, in the card's order. */
	readonly toolNames: readonly string[];
}

export type ComposingView =
	/** Their switches. */
	| { readonly kind: 'switches' }
	/** What others may use, to read (decision 47). */
	| { readonly kind: 'tools'; readonly names: readonly string[] }
	| { readonly kind: 'no-tools' };

export function composingView( {
	isManager,
	toolNames,
}: ComposingFacts ): ComposingView {
	if ( isManager ) {
		return { kind: 'switches' };
	}
	return toolNames.length > 0
		? { kind: 'tools', names: toolNames }
		: { kind: 'no-tools' };
}
