import { useParts } from '../../shared/use-parts';
import type { SettingsCard } from './settings-section';

/** Asks for what these cards show of the provider, and for the plan: what it lacks is offered. */
export function useCardParts( cards: readonly SettingsCard[] ): void {
	useParts( [ 'site', ...cards.flatMap( ( { parts = [] } ) => parts ) ] );
}
