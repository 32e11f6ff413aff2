import { isListed } from '../ip-lines';

export interface SelfBlockFacts {
	/** '' if the server can't determine it. */
	readonly currentIp: string;
	/** The lists' lines as they would be after saving. */
	readonly blockList: string;
	readonly allowList: string;
	/** The brute force card's allow list; its addresses are never blocked. */
	readonly alwaysAllowed: string;
}

/** Whether saving these lists would block the current user. */
export function blocksOneself( facts: SelfBlockFacts ): boolean {
	const { currentIp } = facts;
	return (
		currentIp !== '' &&
		isListed( facts.blockList, currentIp ) &&
		! isListed( facts.allowList, currentIp ) &&
		! isListed( facts.alwaysAllowed, currentIp )
	);
}
