import { isListed } from '../ip-lines';

export interface SelfBlockFacts {
	/** '' when the site can't tell. */
	readonly currentIp: string;
	/** Lines of the lists as they would be after saving. */
	readonly blockList: string;
	readonly allowList: string;
	/** The brute-force card's list: an address in either is never blocked. */
	readonly alwaysAllowed: string;
}

/** Would whoever reads this be kept out of the site by what they are about to save? */
export function blocksOneself( facts: SelfBlockFacts ): boolean {
	const { currentIp } = facts;
	return (
		currentIp !== '' &&
		isListed( facts.blockList, currentIp ) &&
		! isListed( facts.allowList, currentIp ) &&
		! isListed( facts.alwaysAllowed, currentIp )
	);
}
