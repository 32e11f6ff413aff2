import { useParts } from '../../shared/use-parts';
import type { SettingsCard } from './settings-section';

/** Asks for what these cards show of the provider; an offer needs the plan. */
export function useCardParts( cards: readonly SettingsCard[] ): void {
	useParts(
		cards.flatMap( ( { parts = [], upgrade } ) =>
			upgrade ? [ ...parts, 'site' as const ] : parts
		)
	);
}
